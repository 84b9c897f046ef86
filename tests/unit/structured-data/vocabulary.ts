import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * schema.org's vocabulary, read from the type declarations of `schema-dts`: which properties a type has, with those it
 * inherits, and what each property may hold. TypeScript checks literals only where they are written; this checks
 * what a page really contains.
 */

const DECLARATIONS = resolve(import.meta.dirname, '../../../node_modules/schema-dts/dist/schema.d.ts')

interface Vocabulary {
  /** By type or base: the bases it extends. */
  parents: ReadonlyMap<string, string[]>
  /** By base: its own properties, and the names of what each may hold. */
  properties: ReadonlyMap<string, ReadonlyMap<string, string[]>>
  /** By type: the types, data types and enumeration members it stands for. */
  members: ReadonlyMap<string, string[]>
}

let vocabulary: Vocabulary | undefined

function getVocabulary(): Vocabulary {
  vocabulary ??= parse(readFileSync(DECLARATIONS, 'utf8'))
  return vocabulary
}

function parse(source: string): Vocabulary {
  const parents = new Map<string, string[]>()
  const properties = new Map<string, Map<string, string[]>>()
  const members = new Map<string, string[]>()
  for (const [, name = '', bases = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    parents.set(name, bases.match(/\w+/g) ?? [])
    const own = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)
    properties.set(
      name,
      new Map([...own].map(([, property = '', range = '']) => [property, range.split(' | ')])),
    )
  }
  for (const [, name = '', union = ''] of source.matchAll(/^export type (\w+) = (.+);$/gm)) {
    members.set(name, union.split(' | '))
  }
  return { parents, properties, members }
}

/** What a type's property may hold; `undefined` when the type has no such property. */
function rangeOf(type: string, property: string): string[] | undefined {
  const { parents, properties } = getVocabulary()
  const search = (name: string): string[] | undefined => {
    const own = properties.get(name)?.get(property)
    if (own) return own
    for (const parent of parents.get(name) ?? []) {
      const found = search(parent)
      if (found) return found
    }
    return undefined
  }
  return search(`${type}Leaf`)
}

/** True when something of type `type` is an `expected` too. */
function isA(type: string, expected: string, seen = new Set<string>()): boolean {
  if (type === expected) return true
  if (seen.has(expected)) return false
  seen.add(expected)
  return (getVocabulary().members.get(expected) ?? []).some((member) => isA(type, member, seen))
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const ISO_TIME = /^\d{2}:\d{2}(:\d{2})?$/

/** What a text has to look like to be of a data type. */
const TEXT_TYPES: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => ISO_DATE.test(text),
  DateTime: (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => ISO_TIME.test(text),
  Duration: (text) => /^P(?=.)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?)?$/.test(text),
  Number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
}

/** Everything that is wrong with a JSON-LD document by schema.org's vocabulary; nothing when it is right. */
export function problemsOf(data: unknown): string[] {
  if (!isObject(data)) return ['it is no object']
  const { '@context': context, '@graph': graph, ...thing } = data
  const problems = context === 'https://schema.org' ? [] : ['@context is not https://schema.org']
  if (graph === undefined) return [...problems, ...problemsOfThing(thing, '')]
  if (!Array.isArray(graph)) return [...problems, '@graph is no list']
  return [...problems, ...graph.flatMap((one, index) => problemsOfThing(one, `@graph[${index}]`))]
}

function problemsOfThing(value: unknown, path: string): string[] {
  const type = isObject(value) ? value['@type'] : undefined
  if (!isObject(value) || typeof type !== 'string') return [`${path || 'it'} has no @type`]
  if (!getVocabulary().parents.has(`${type}Leaf`)) return [`${path || 'it'}: there is no type ${type}`]
  return Object.entries(value).flatMap(([property, held]) => {
    const at = path ? `${path}.${property}` : property
    if (property === '@type') return []
    if (property === '@id') return isText(held, ['URL']) ? [] : [`${at} is no address`]
    if (property.endsWith('-input') && isA(type, 'Action'))
      return typeof held === 'string' ? [] : [`${at} is no text`]
    const range = rangeOf(type, property)
    if (!range) return [`${at}: a ${type} has no ${property}`]
    return [held].flat().flatMap((one) => problemsOfValue(one, range, at))
  })
}

function problemsOfValue(value: unknown, range: string[], at: string): string[] {
  const expected = range.filter((name) => name !== 'IdReference').join(' or ')
  if (isObject(value)) {
    if (Object.keys(value).join() === '@id')
      return isText(value['@id'], ['URL']) ? [] : [`${at}.@id is no address`]
    const type = String(value['@type'])
    const fits = range.some((name) => isA(type, name))
    return fits ? problemsOfThing(value, at) : [`${at}: a ${type} where ${expected} belongs`]
  }
  const fits =
    typeof value === 'number'
      ? range.some((name) => ['Number', 'Integer', 'Float'].includes(name))
      : typeof value === 'boolean'
        ? range.includes('Boolean')
        : isText(value, range)
  return fits ? [] : [`${at}: ${JSON.stringify(value)} where ${expected} belongs`]
}

/** A text of one of the data types, or a member of one of the enumerations. */
function isText(value: unknown, range: string[]): boolean {
  if (typeof value !== 'string' || value === '') return false
  // An address stands for the thing it leads to, where any thing will do.
  const types = range.includes('Thing') ? [...range, 'URL'] : range
  return types.some(
    (name) =>
      TEXT_TYPES[name]?.(value) ||
      getVocabulary().members.get(name)?.includes(JSON.stringify(value)) === true,
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
