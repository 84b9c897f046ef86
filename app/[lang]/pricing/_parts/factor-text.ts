import type { Formatters } from '#lib/i18n/format.ts'

/** `× 1.15` */
export function factorText(factor: number, { number }: Formatters): string {
  return `× ${number(factor, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
