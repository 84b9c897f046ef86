import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface Words {
  /** `Service pages (50), such as TV mounting` */
  group: (title: string, count: number, example: string) => string
  /** The name of a page made of a service and a city. */
  serviceInCity: (service: string, city: string) => string
  everyPage: string
}

export const WORDS: Record<Language, Words> = {
  en: {
    group: (title, count, example) => `${title} (${getFormatters('en').number(count)}), such as ${example}`,
    serviceInCity: (service, city) => `${service} in ${city}`,
    everyPage: 'Every page',
  },
  fr: {
    group: (title, count, example) =>
      `${title} (${getFormatters('fr').number(count)}), par exemple ${example}`,
    serviceInCity: (service, city) => `${service} à ${city}`,
    everyPage: 'Toutes les pages',
  },
}
