import type { Formatters } from '#lib/i18n/format.ts'

/** A factor as text: `× 1.15`. */
export function factorText(factor: number, { number }: Formatters): string {
  return `×\u00A0${number(factor, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
