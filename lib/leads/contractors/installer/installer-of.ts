import { createHash } from 'node:crypto'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { fold } from '#lib/search/fold.ts'
import { siteDay } from '#lib/site-day.ts'
import type { Contractor } from '../contractors.ts'
import { type ShownLicence, shownInsurance, shownLicences } from '../expiry.ts'
import type { InstallerDocument, InstallerNames } from './installer-content.ts'

/*
 * The public document of a contractor. Staff write and publish it; the site only proposes what the record knows, and says where
 * the two differ.
 */

/** The id of the public document of a contractor. It reveals nothing about the record. */
export const installerIdOf = (contractorId: string): string =>
  `installer-${createHash('sha256').update(contractorId).digest('hex').slice(0, 20)}`

const LANGUAGE_NAMES: Record<Language, Bilingual> = {
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
}

const localized = (type: 'localeString' | 'localeText', text: Bilingual) => ({ _type: type, ...text })

/** What the record says in public: the fields of the document, in Sanity's form. Without a value a field is left out. */
export function installerOf(
  { business, lang, profile }: Pick<Contractor, 'business' | 'lang' | 'profile'>,
  names: InstallerNames,
  today: string,
): Record<string, unknown> {
  const home = names.cities.find(({ slug, spellings }) => isCity(profile.city, slug, spellings))
  const city = home ?? names.cities.find(({ slug }) => profile.cities.includes(slug))
  const years = Number.parseInt(profile.years, 10)
  const areas = areasOf(profile, names)
  const insurance = shownInsurance(profile, today, siteDay)
  return {
    name: business,
    ...(city && { city: { _type: 'reference', _ref: city.id } }),
    specialties: specialtiesOf(profile, names).map(({ key, name }) => ({
      _key: key,
      ...localized('localeString', name),
    })),
    ...(areas.length > 0 && { serviceArea: localized('localeString', joined(areas)) }),
    languages: localized('localeString', LANGUAGE_NAMES[lang]),
    ...(years >= 0 && { yearsExperience: years }),
    licences: shownLicences(profile, today, siteDay).map(licenceItem),
    ...(insurance && { insurance: { _type: 'installerInsurance', ...insurance } }),
  }
}

const licenceItem = ({ expires, ...licence }: ShownLicence) => ({
  _key: `${licence.authority}-${licence.number}`,
  _type: 'installerLicence',
  ...licence,
  ...(expires && { expires }),
})

const isCity = (typed: string, slug: string, spellings: readonly string[]): boolean =>
  typed !== '' && [slug, ...spellings].some((spelling) => fold(spelling) === fold(typed))

/** The services of a record, and those of its categories: installers are listed for a service whose name they have. */
function specialtiesOf(
  { services, categories }: Contractor['profile'],
  { services: known }: InstallerNames,
): { key: string; name: Bilingual }[] {
  return known
    .filter(({ slug, category }) => services.includes(slug) || categories.includes(category))
    .map(({ slug, name }) => ({ key: slug, name }))
}

/** The names of the cities and provinces of a record. */
function areasOf({ cities, provinces, around }: Contractor['profile'], names: InstallerNames): Bilingual[] {
  const slugs = new Set([...cities, ...around.map(({ city }) => city)])
  return [
    ...names.cities.filter(({ slug }) => slugs.has(slug)).map(({ name }) => name),
    ...names.provinces.filter(({ code }) => provinces.includes(code)).map(({ name }) => name),
  ]
}

const joined = (texts: readonly Bilingual[]): Bilingual => ({
  en: texts.map(({ en }) => en).join(', '),
  fr: texts.map(({ fr }) => fr).join(', '),
})

/** What a document needs before it can be published, and the record may not know (`schemas/documents/installer.ts`). */
const NEEDED = ['city', 'description', 'yearsExperience', 'reviewCount', 'specialties'] as const

export type InstallerGap = (typeof NEEDED)[number]

/** What a draft lacks before it can be published. Texts are needed in English. */
export function installerGaps(draft: Readonly<Record<string, unknown>>): InstallerGap[] {
  const isThere = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length > 0
    if (typeof value === 'object' && value !== null) return '_ref' in value || ('en' in value && !!value.en)
    return value !== undefined && value !== null
  }
  return NEEDED.filter((name) => !isThere(draft[name]))
}

/** What differs between the record and its public document. */
export type InstallerDifference =
  | 'name'
  | 'city'
  | 'specialties'
  | 'serviceArea'
  | 'languages'
  | 'licences'
  | 'insurance'

/**
 * The differences between a record and its public document. Staff may write more than the record knows: only what the document
 * lacks is a difference, except for name, city, licences and insurance, which have to be the same.
 */
export function installerDifferences(
  contractor: Pick<Contractor, 'business' | 'lang' | 'profile'>,
  document: InstallerDocument,
  names: InstallerNames,
  today: string,
): InstallerDifference[] {
  const { profile, lang } = contractor
  const wanted = installerOf(contractor, names, today)
  const has = (text: string | null | undefined, part: string) => fold(text ?? '').includes(fold(part))
  const listed = document.specialties ?? []
  const checks: Record<InstallerDifference, boolean> = {
    name: document.name === contractor.business,
    city: !wanted.city || document.city === (wanted.city as { _ref: string })._ref,
    specialties: specialtiesOf(profile, names).every(({ name }) => listed.some((one) => has(one, name.en))),
    serviceArea: areasOf(profile, names).every(({ en }) => has(document.serviceArea, en)),
    languages: has(document.languages, LANGUAGE_NAMES[lang].en),
    licences: sameLicences(document.licences ?? [], shownLicences(profile, today, siteDay)),
    insurance: sameInsurance(document.insurance, shownInsurance(profile, today, siteDay)),
  }
  return (Object.keys(checks) as InstallerDifference[]).filter((name) => !checks[name])
}

const sameInsurance = (
  published: InstallerDocument['insurance'],
  wanted: ReturnType<typeof shownInsurance>,
): boolean => published?.amount === wanted?.amount && published?.expires === wanted?.expires

function sameLicences(
  published: NonNullable<InstallerDocument['licences']>,
  wanted: readonly ShownLicence[],
): boolean {
  const texts = (licences: readonly { authority?: unknown; number?: unknown; expires?: unknown }[]) =>
    licences.map(({ authority, number, expires }) => [authority, number, expires || ''].join(' ')).toSorted()
  return JSON.stringify(texts(published)) === JSON.stringify(texts(wanted))
}
