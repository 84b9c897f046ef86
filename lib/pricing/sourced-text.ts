import { withoutMarks } from '#lib/i18n/marks.ts'

/** The facts that still hold on a day: a rebate, for example, until its last day. */
export const lastingOn = <Fact extends { until: string | null }>(
  facts: readonly Fact[],
  day: string,
): Fact[] => facts.filter(({ until }) => !until || until >= day)

/**
 * Whether a fact counts in a place. One that begins with the name of a province, as in `Quebec: $600`, counts in that province
 * alone. Without a place every fact counts.
 */
export function countsIn(
  text: string,
  place: { province: string; provinces: readonly string[] } | null,
): boolean {
  const [before, ...rest] = withoutMarks(text).split(':')
  const named = rest.length > 0 ? before?.trim() : ''
  return (
    !place || !withoutMarks(place.provinces).includes(named ?? '') || named === withoutMarks(place.province)
  )
}

/** A value and where it is from, of a text with the value on its first line and the source below. */
export function sourcedText(text: string): { value: string; source: string } {
  const [value = '', ...source] = text.split('\n').map((line) => line.trim())
  return { value, source: source.filter(Boolean).join(', ') }
}
