import { wrongValues } from '../../lake/wrong-types.ts'
import type { Place, Step, StoredDocument } from './places.ts'

export const KINDS = ['removed', 'emptied', 'long', 'markup', 'broken', 'mistyped'] as const

export type Kind = (typeof KINDS)[number]

/** One change of one document that no editor makes, but a script, a restore or another release may. */
export interface Damage {
  id: string
  place: string
  kind: string
  path: Step[]
  /** `undefined` removes the field. */
  value: unknown
}

/** A global that no page has: it is there when markup of content has run. */
export const RAN = 'markupOfContentRan'

/** Addresses that must not become links. */
const FOREIGN = '//foreign.example'

/** Browsers read it as the same. */
const BACKWARDS = '/\\foreign.example'

/** Nothing of it may be active. It ends texts, attributes and scripts, and has marks that turn the line. */
export const MARKUP =
  `</script></style></title><script>${RAN}=1</script><img src=x onerror="${RAN}=1">` +
  `" onfocus="${RAN}=1" autofocus x='{city} {nothing} \u202eemoc\u202c \u200f \u{1f6e0}\ufe0f \${${RAN}=1} \u2028 <!--`

/** What must not stand in a page as it is in the text above. */
export const ACTIVE = [
  `<script>${RAN}`,
  '<img src=x onerror',
  `" onfocus="${RAN}`,
  ...['href', 'src', 'action'].map((name) => `${name}="javascript:${RAN}`),
  ...[FOREIGN, BACKWARDS].map((address) => `href="${address}`),
]

/** One word, which has no place to break. */
export const LONG = 'W'.repeat(10_000)

/** Halves of characters: JSON can carry them, UTF-8 and addresses cannot. */
const HALVES = 'half \ud83d of \udee0'

const NOTHING = 'no-such-document'
const NO_IMAGE = `image-${'0'.repeat(40)}-400x300-png`

type Values = Record<string, unknown>

const inBothLanguages = (type: string, value: unknown) => ({ _type: type, en: value, fr: value })
const block = (text: string, markDefs: object[] = []) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'h2',
    markDefs,
    children: [{ _type: 'span', _key: 's', text, marks: markDefs.map(() => 'l') }],
  },
]
const blocks = (text: string, markDefs?: object[]) => inBothLanguages('localeBlocks', block(text, markDefs))
/** A text in both languages, as its type holds it. */
export const localized = (type: string, text: string) =>
  type === 'localeBlocks' ? blocks(text) : inBothLanguages(type, text)

const brokenReference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

/** By kind and by type of field. The names of variants of a kind stand behind a dash. */
const VALUES: Record<Kind, (type: string, value: unknown) => Values> = {
  removed: () => ({ removed: undefined }),
  emptied: (type) => ({ emptied: emptyOf(type) }),
  long: (type) => textsOf('long', type, LONG),
  markup: (type) => ({ ...textsOf('markup', type, MARKUP), ...textsOf('markup-halves', type, HALVES) }),
  broken: brokenOf,
  mistyped: mistypedOf,
}

function emptyOf(type: string): unknown {
  if (type === 'localeString' || type === 'localeText') return inBothLanguages(type, '')
  if (type === 'localeBlocks') return inBothLanguages(type, [])
  if (type === 'array') return []
  if (type === 'number' || type === 'boolean') return null
  if (type === 'string' || type === 'text' || type === 'url' || type === 'date') return ''
  return { _type: type }
}

function textsOf(kind: string, type: string, text: string): Values {
  if (type.startsWith('locale')) return { [kind]: localized(type, text) }
  if (type === 'slug') return { [kind]: { _type: 'slug', current: text } }
  if (type === 'string' || type === 'text' || type === 'url' || type === 'date') return { [kind]: text }
  return {}
}

function brokenOf(type: string): Values {
  if (type === 'reference') {
    return { 'broken-missing': brokenReference(NOTHING), 'broken-other': brokenReference('siteSettings') }
  }
  if (type === 'image') {
    const image = (id: string) => ({ _type: 'picture', asset: brokenReference(id) })
    return {
      'broken-missing': image(NO_IMAGE),
      'broken-name': image('image-none'),
      'broken-empty': { _type: 'picture', asset: { _type: 'reference' } },
    }
  }
  if (type === 'number') return { 'broken-huge': 1e21, 'broken-below': -1, 'broken-part': 0.001 }
  if (type === 'string' || type === 'url') {
    return {
      'broken-script': `javascript:${RAN}=1`,
      'broken-host': FOREIGN,
      'broken-path': BACKWARDS,
    }
  }
  if (type === 'slug') return { 'broken-host': { _type: 'slug', current: FOREIGN.slice(1) } }
  if (type === 'localeBlocks')
    return { 'broken-host': blocks('out', [{ _type: 'link', _key: 'l', href: FOREIGN }]) }
  return {}
}

function mistypedOf(type: string, value: unknown): Values {
  const inside = type.startsWith('locale') ? [inBothLanguages(type, 7), inBothLanguages(type, { x: 7 })] : []
  const values = [...wrongValues({ type, value }), ...inside]
  return Object.fromEntries(values.map((wrong, index) => [`mistyped-${index}`, wrong]))
}

/** Every damage of a kind that fits the field. */
export function damagesOf(id: string, { name, type, path, value }: Place, kind: Kind): Damage[] {
  if (kind === 'removed' && value === undefined) return []
  return Object.entries(VALUES[kind](type, value)).map(([variant, damaged]) => ({
    id,
    place: name,
    kind: variant,
    path,
    value: damaged,
  }))
}

export const titleOf = ({ id, kind, path }: Damage) => `${id}: ${path.join('.')} ${kind}`

/** A copy of the document with the damages. */
export function damaged(document: StoredDocument, damages: Damage[]): StoredDocument {
  const copy = structuredClone(document)
  for (const { path, value } of damages) put(copy, path, value)
  return copy
}

function put(into: unknown, [step, ...rest]: Step[], value: unknown): void {
  if (typeof into !== 'object' || into === null || step === undefined) return
  const fields = into as Record<Step, unknown>
  if (rest.length > 0) return put(fields[step], rest, value)
  if (value !== undefined) fields[step] = keeping(fields[step], value)
  else if (Array.isArray(into)) into.splice(Number(step), 1)
  else delete fields[step]
}

/** An item of a list keeps its key. */
function keeping(former: unknown, value: unknown): unknown {
  const isItem = typeof former === 'object' && former !== null && '_key' in former
  if (!isItem || typeof value !== 'object' || value === null) return value
  const type =
    '_type' in former && '_type' in value && value._type === 'object' ? { _type: former._type } : {}
  return { _key: former._key, ...value, ...type }
}
