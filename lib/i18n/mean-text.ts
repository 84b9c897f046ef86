import { getDictionary } from './dictionary.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { getFormatters } from './format.ts'
import type { Language } from './languages.ts'

interface Mean {
  value: number
  count: number
  /** Whether every review is a sample. */
  isOfSamples?: boolean
}

/** The mean of reviews with their number: `4.8 of 5, 1,247 reviews`. It says so where every review is a sample. */
export function meanText({ value, count, isOfSamples }: Mean, lang: Language): string {
  const { ratingValue, ratingOfSamples } = getDictionary(lang).servicePage
  const { number } = getFormatters(lang)
  return fillPlaceholders(isOfSamples ? ratingOfSamples : ratingValue, {
    value: number(value, { minimumFractionDigits: 1 }),
    count: number(count),
  })
}
