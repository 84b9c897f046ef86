import { type Bilingual, LANGUAGES } from '#lib/i18n/languages.ts'
import { fold } from '#lib/search/fold.ts'
import type { Definition } from '#schemas/define.ts'
import { city } from '#schemas/documents/city.ts'
import { ALL_TYPES } from '#schemas/index.ts'
import { type CopiedField, NOT_REVIEWED } from '#schemas/shared/copied.ts'
import { isObject } from '#studio/core/is-object.ts'

type Fields = Record<string, unknown>

/** Fields whose values the dialog asks for, because every city has its own. */
const ASKED_FOR = new Set(['name', 'slug'])

/** The fields of a city that a copy can take over: filled-in fields, except hidden and `notCopied` ones, in schema order. */
export function fieldsToBring(original: Fields): Definition[] {
  return fieldsOf(city.name).filter(
    (field) =>
      !ASKED_FOR.has(field.name) && !field.hidden && !field.notCopied && original[field.name] !== undefined,
  )
}

interface Copy {
  name: Partial<Bilingual>
  slug: string
  /** The names of the fields that are copied. */
  bring: string[]
  newKey: () => string
}

/** A new city with its own name, slug and list keys. The copied fields are marked as not reviewed. */
export function cityCopy(original: Fields, { name, slug, bring, newKey }: Copy): Fields & { _type: string } {
  const from = namesOf(original)
  const copied = bring.map((field) => [field, copyOf(original[field], newKey)])
  const started = fieldsOf(city.name).flatMap(({ name: field, notCopied, initialValue }) =>
    notCopied && initialValue !== undefined ? [[field, initialValue]] : [],
  )
  const marks = bring.map((field): CopiedField => ({ _key: newKey(), _type: 'copiedField', field, from }))
  return {
    ...Object.fromEntries([...started, ...copied]),
    _type: city.name,
    name: { _type: 'localeString', en: name.en, ...(name.fr && { fr: name.fr }) },
    slug: { _type: 'slug', current: slug },
    ...(marks.length > 0 && { [NOT_REVIEWED]: marks }),
  }
}

/** The name of a city in each language. */
function namesOf({ name }: Fields): Bilingual {
  const [en, fr] = LANGUAGES.map((language) => (isObject(name) ? name[language] : undefined))
  return { en: String(en ?? ''), fr: String(fr || (en ?? '')) }
}

/** A copy of a value: without `notCopied` fields, and with new keys for list items. */
function copyOf(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, newKey))
  if (!isObject(value)) return value
  const fields = fieldsOf(value._type)
  const isLeftOut = (name: string) => fields.some((field) => field.name === name && field.notCopied)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isLeftOut(name))
      .map(([name, inner]) => [name, name === '_key' ? newKey() : copyOf(inner, newKey)]),
  )
}

const fieldsOf = (type: unknown): Definition[] => ALL_TYPES.find(({ name }) => name === type)?.fields ?? []

/** A slug made from a name: lower case, no accents, single dashes. */
export function slugFrom(name: string): string {
  return fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}
