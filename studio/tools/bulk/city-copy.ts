import { fold } from '#lib/search/fold.ts'
import { isObject } from '#studio/core/is-object.ts'

type Fields = Record<string, unknown>

/** Fields that are not copied, because they belong to one city or one document. */
const OWN = new Set([
  '_id',
  '_rev',
  '_createdAt',
  '_updatedAt',
  'serviceCount',
  'contractorCount',
  'contractorRating',
  'localKeywords',
  'seo',
  'picture',
])

/** Fields of `localData` that are not copied. */
const OWN_LOCAL_DATA = new Set(['averageRating', 'totalReviews'])

/** A new city with the local data of another, a new name and slug, and new list keys. */
export function cityCopy(
  city: Fields,
  name: { en: string; fr: string },
  slug: string,
  newKey: () => string,
): Fields & { _type: string } {
  const { localData, ...rest } = without(city, OWN)
  const copied = { ...rest, ...(isObject(localData) && { localData: without(localData, OWN_LOCAL_DATA) }) }
  return {
    ...(withNewKeys(copied, newKey) as Fields),
    _type: 'city',
    name: { _type: 'localeString', en: name.en, ...(name.fr && { fr: name.fr }) },
    slug: { _type: 'slug', current: slug },
  }
}

function without(fields: Fields, names: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))
}

function withNewKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withNewKeys(item, newKey))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === '_key' ? newKey() : withNewKeys(inner, newKey),
  ])
  return Object.fromEntries(entries)
}

/** A slug made from a name: lower case, no accents, single dashes. */
export function slugFrom(name: string): string {
  return fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}
