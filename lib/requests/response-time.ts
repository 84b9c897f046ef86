const MINUTES: readonly [unit: RegExp, minutes: number][] = [
  [/^min/i, 1],
  [/^h/i, 60],
  [/^(d|j)/i, 1_440],
]

/** A number, and the word after it if that is a unit of time in English or French. */
const NUMBERS = /(\d+(?:[.,]\d+)?)\s*-?\s*(min(?:ute)?s?|hours?|heures?|h|days?|jours?)?(?!\p{L})/giu

/**
 * The longest end of a response time in minutes: 90 for `30-90 minutes`, 120 for `1 à 2 heures` and `45 min to 2 h`. A number
 * without a unit has the unit of the next number. Null when the text has no number with a unit.
 */
export function longestResponse(text: string): number | null {
  const ends: number[] = []
  let factor: number | undefined
  for (const [, number = '', unit] of [...text.matchAll(NUMBERS)].reverse()) {
    if (unit) factor = MINUTES.find(([known]) => known.test(unit))?.[1]
    if (factor) ends.push(Number(number.replace(',', '.')) * factor)
  }
  return ends.length > 0 ? Math.max(...ends) : null
}
