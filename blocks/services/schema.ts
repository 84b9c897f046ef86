import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** Services that staff chose, or the services of a category. */
export const block = defineBlock({
  name: 'servicesBlock',
  title: { en: 'Services', fr: 'Services' },
  icon: WrenchIcon,
  group: 'offer',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="30" height="50" opacity=".35"/><rect x="48" y="36" width="30" height="50" opacity=".35"/><rect x="83" y="36" width="30" height="50" opacity=".35"/><rect x="118" y="36" width="30" height="50" opacity=".35"/>',
  fields: [
    ...headingFields(),
    field.referenceList('service', 'services', ['Services', 'Services']),
    field.reference('category', 'category', ['Or a category', 'Ou une catégorie'], {
      en: 'Shows its most popular services, when none are chosen above.',
      fr: 'Montre ses services les plus demandés, quand aucun n’est choisi ci-dessus.',
    }),
  ],
})
