import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'

/** The content for the notice of every form: why data is collected, and the privacy contact. */
export const noticeField = `
  "notice": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, leadNotice{text, contact, contractor, partner, consent}, privacyContact{name, role, email}
  }`

/** The provinces, for forms that ask for an address. The suggested cities come from city-links.ts. */
export const provincesField = `
  "provinces": *[_type == "province" && defined(code)] | order(order asc) {_id, name, code}`

/** The provinces and territories as choices of a form. */
export function provinceOptions(provinces: { name: string | null; code: string | null }[]) {
  return provinces.flatMap(({ name, code }) =>
    code ? [{ value: code, label: withoutMarks(name ?? '') }] : [],
  )
}

interface City {
  name: string | null
  province: { code: string | null } | null
}

/** The suggested cities of a form, with the codes of their provinces. */
export function citySuggestions(cities: City[]) {
  return cities.map(({ name, province }) => ({
    value: withoutMarks(name ?? ''),
    province: province?.code ?? undefined,
  }))
}

/** Sorts by name, in the alphabetical order of the language. */
export function byName<Item extends { name: string | null }>(items: Item[], lang: Language): Item[] {
  return items.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', lang))
}
