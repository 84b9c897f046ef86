import { getDictionary } from './dictionary.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import type { Language } from './languages.ts'

interface City {
  name: string | null
  province: { code: string | null } | null
}

/** A city with its province: `Toronto, ON`, `Montréal (Qc)`; the name alone when the province is missing. */
export function cityText({ name, province }: City, lang: Language): string {
  const { inProvince, provinces } = getDictionary(lang).city
  const short = Object.entries(provinces).find(([code]) => code === province?.code)?.[1]
  return short ? fillPlaceholders(inProvince, { city: name ?? '', province: short }) : (name ?? '')
}
