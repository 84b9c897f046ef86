import { BRAND } from '#lib/brand/brand.ts'
import mark from '#lib/brand/icon-mark.svg'

export function Mark({ size = 25 }: { size?: number }) {
  return <img src={mark.src} data-mark="" alt={BRAND.name} width={size} height={size} />
}
