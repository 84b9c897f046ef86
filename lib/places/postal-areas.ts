/**
 * For each city, the first halves of the postal codes near it, `M1B M1C M2H` written as `M1BC M2H`. A postal code belongs to the
 * nearest city of its province, at most 60 km away. Made by `scripts/postal-areas.ts` from the postal codes of GeoNames
 * (geonames.org, CC BY 4.0). Browsers load it only for somebody who typed a postal code.
 */
import { ELSEWHERE } from './elsewhere.ts'
import areas from './postal-areas.json' with { type: 'json' }

/** The slug of the city that a postal code belongs to, or `ELSEWHERE`. */
export function cityOfPostalCode(code: string): string {
  const [start, end = ''] = [code.slice(0, 2), code.slice(2, 3)]
  const found = Object.entries<string>(areas).find(([, own]) =>
    own.split(' ').some((area) => area.startsWith(start) && area.slice(2).includes(end)),
  )
  return found?.[0] ?? ELSEWHERE
}
