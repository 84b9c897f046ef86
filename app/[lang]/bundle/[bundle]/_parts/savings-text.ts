import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What the bundle saves, as staff wrote it. It is of the prices in Canada, also beside those of a city. */
export const savingsText = ({ totalSavings: savings }: { totalSavings: string | null }, lang: Language) =>
  savings && fillPlaceholders(getDictionary(lang).offerPages.bundle.savingsInCanada, { savings })
