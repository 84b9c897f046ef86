/** The facts that still hold on a day: a rebate, for example, until its last day. */
export const lastingOn = <Fact extends { until: string | null }>(
  facts: readonly Fact[],
  day: string,
): Fact[] => facts.filter(({ until }) => !until || until >= day)

/** A value and where it is from, of a text with the value on its first line and the source below. */
export function sourcedText(text: string): { value: string; source: string } {
  const [value = '', ...source] = text.split('\n').map((line) => line.trim())
  return { value, source: source.filter(Boolean).join(', ') }
}
