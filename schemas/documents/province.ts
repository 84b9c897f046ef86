import { EarthAmericasIcon } from '@sanity/icons/EarthAmericas'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { NO_NAME, otherOrMissing, ownText } from '#schemas/shared/preview.ts'
import { PROVINCE_CODES } from '#schemas/shared/provinces.ts'

/** One of the thirteen provinces and territories. */
export const province: DocumentType = {
  name: 'province',
  title: { en: 'Province or territory', fr: 'Province ou territoire' },
  plural: { en: 'Provinces and territories', fr: 'Provinces et territoires' },
  desk: 'places',
  visits: 'menu',
  shownOn: {
    pages: {
      citiesPage: { en: 'Headings of the list', fr: 'Titres de la liste' },
      cityServicePage: { en: 'Who regulates a trade', fr: 'Qui encadre un métier' },
      serviceAreasPage: { en: 'Map and list', fr: 'Carte et liste' },
    },
    usedBy: ['city'],
  },
  icon: EarthAmericasIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], { required: true }),
    field.uniqueChoice('code', PROVINCE_CODES, ['Code', 'Code']),
    field.listOf('tradeRule', 'tradeRules', ['Who regulates a trade', 'Qui encadre un métier'], {
      en: 'On the pages of these services in the cities of the province.',
      fr: 'Sur les pages de ces services dans les villes de la province.',
    }),
    field.order({ en: 'Place in lists of provinces.', fr: 'Place dans les listes de provinces.' }),
  ],
  orderings: [field.byOrder],
  preview: {
    select: { code: 'code' },
    texts: { name: 'name' },
    prepare: ({ name, code }, language) => ({
      title: [ownText(name, language) || NO_NAME[language], code].filter(Boolean).join(', '),
      subtitle: otherOrMissing(name, language),
    }),
  },
}
