import type { Language } from '#lib/i18n/languages.ts'

interface Address {
  /** Number and street; empty when the customer gave none. */
  street: string
  city: string
  /** The code of the province. */
  province: string
}

/**
 * An address on one line, as each language writes it: `12 King Street, Toronto, ON`, `12, rue King, Montréal (Québec)`.
 * @param provinces the names of provinces in the language, by code. Without its name French has the code: `Montréal (QC)`
 */
export function addressText(
  { street, city, province }: Address,
  provinces: readonly { value: string; label: string }[],
  lang: Language,
): string {
  if (lang === 'en') return [street, city, province].filter(Boolean).join(', ')
  const name = provinces.find(({ value }) => value === province)?.label || province
  const place = city && name ? `${city} (${name})` : city || name
  return [street, place].filter(Boolean).join(', ')
}
