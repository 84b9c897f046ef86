import { OlistIcon } from '@sanity/icons/Olist'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A step of a service's installation guide. */
export const installationStep: Definition = {
  name: 'installationStep',
  title: { en: 'Installation step', fr: 'Étape d’installation' },
  type: 'object',
  icon: OlistIcon,
  fields: [
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.localeString('timeEstimate', {
      en: ['Time', 'In minutes, such as "15-30 minutes". The guide adds up the first numbers of all steps.'],
      fr: [
        'Temps',
        'En minutes, par exemple « 15 à 30 minutes ». Le guide additionne le premier nombre de chaque étape.',
      ],
      required: true,
    }),
    field.choice('difficulty', COMPLEXITIES, { en: 'Difficulty', fr: 'Difficulté' }),
    field.localeStringList('tools', { en: 'Tools', fr: 'Outils' }),
    field.localeStringList('tips', { en: 'Tips', fr: 'Conseils' }),
    field.localeStringList('warnings', { en: 'Warnings', fr: 'Mises en garde' }),
  ],
  preview: localizedPreview('title'),
}
