import { z } from 'zod'
import { pathText } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, valuesIn } from '#lib/i18n/localized-field.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { fold } from '#lib/search/fold.ts'
import { pageAddress, siteAddress } from '#lib/seo/address.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { ToolRefusal } from '../answer.ts'
import type { LakeApi } from './lake-api.ts'

/** A document as the lake stores it. */
export type Stored = { _id: string; _type: string; _rev: string; _updatedAt: string } & Record<
  string,
  unknown
>

const stored = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string(), _updatedAt: z.string() })

/** A published document and its draft; one of the two may be missing. */
export interface Pair {
  id: string
  published: Stored | null
  draft: Stored | null
}

const TYPES = CONTENT_TYPES.map(({ name }) => name)

/** The types that a call names: one, or all. Throws a ToolRefusal for a type that is no content. */
export function typesFor(type: string | undefined): string[] {
  if (type === undefined) return TYPES
  if (TYPES.includes(type)) return [type]
  throw new ToolRefusal(`There is no type "${type}". Known are: ${TYPES.join(', ')}.`)
}

/** The documents with drafts in place of what is published; their ids are those of the published documents. */
export async function readCurrent({ fetch }: LakeApi, types: readonly string[]): Promise<Stored[]> {
  const found = await fetch(
    '*[_type in $types] | order(_type asc, _id asc)',
    { types },
    { perspective: 'drafts' },
  )
  return z.array(stored).parse(found)
}

/** A document and its draft. Throws a ToolRefusal when there is neither, or when it is no content. */
export async function readPair({ fetch }: LakeApi, id: string): Promise<Pair> {
  const main = id.replace(/^drafts\./, '')
  const params = { ids: [main, `drafts.${main}`], types: TYPES }
  const found = await fetch('*[_id in $ids && _type in $types]', params, { perspective: 'raw' })
  const documents = z.array(stored).parse(found)
  const published = documents.find(({ _id }) => _id === main) ?? null
  const draft = documents.find(({ _id }) => _id !== main) ?? null
  if (!published && !draft) throw new ToolRefusal(`There is no document "${id}". Use the ids of find.`)
  return { id: main, published, draft }
}

/** The version that a person in the Studio sees: the draft, or else what is published. */
export function currentOf({ draft, published }: Pair): Stored {
  return (draft ?? published) as Stored
}

/** The documents whose texts have some words, with the places of the words; all documents without words. */
export function documentsWith(documents: readonly Stored[], words: string | undefined) {
  const wanted = words && fold(words)
  return documents.flatMap((document) => {
    const places = wanted ? placesOf(document, wanted) : []
    return wanted && places.length === 0 ? [] : [{ ...describeDocument(document), places }]
  })
}

/** The most places of a document that are listed. */
const MOST_PLACES = 3

function placesOf(document: Stored, wanted: string) {
  const found = [...valuesIn(document)].filter(
    ({ value, path: [field] }) =>
      typeof value === 'string' && !String(field).startsWith('_') && fold(value).includes(wanted),
  )
  return found.slice(0, MOST_PLACES).map(({ path, value }) => ({ path: pathText(path), content: value }))
}

/** What every tool says of a document. */
export function describeDocument(document: Stored, lang: Language = 'en') {
  const path = pagePathOf(document)
  return {
    id: document._id.replace(/^drafts\./, ''),
    type: document._type,
    page: path && pageAddress(path, lang),
    content: { name: documentName(document, lang) },
  }
}

/** The public path of a document's page; null when it has no page of its own. */
function pagePathOf(document: Stored): string | null {
  const single = PAGES.find(({ name }) => name === document._type)
  if (single) return single.path.includes('{') ? null : single.path
  const slug = (document.slug as { current?: string } | undefined)?.current ?? null
  return pathOf({ _type: document._type, slug })
}

/** Where a person looks at a draft: its form, and its page with all drafts. Both ask who is signed in. */
export function linksOf(document: Stored, lang: Language) {
  const { id, type } = describeDocument(document)
  const path = pagePathOf(document)
  const preview = path && new URLSearchParams({ preview: localizedHref(path, lang) })
  return {
    form: siteAddress(`/studio/intent/edit/id=${id};type=${type}`),
    preview: preview && siteAddress(`/studio/presentation?${preview}`),
  }
}

/** A document without the fields of the lake itself. */
export function contentOf(document: Stored): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))
}

export interface Difference {
  path: string
  content: { published: unknown; draft: unknown }
}

/** The places in which a draft differs from what is published, each with both values. Items of lists are compared by their keys. */
export function differencesOf({ published, draft }: Pair): Difference[] {
  if (!draft) return []
  return [...differences(published ? contentOf(published) : {}, contentOf(draft), [])].map(
    ({ path, before, after }) => ({
      path: pathText(path),
      content: { published: before ?? null, draft: after ?? null },
    }),
  )
}

type Change = { path: FieldPath; before: unknown; after: unknown }

function* differences(before: unknown, after: unknown, path: FieldPath): Generator<Change> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const [one, other] = [partsOf(before), partsOf(after)]
  if (!one || !other) {
    yield { path, before, after }
    return
  }
  const names = new Set([...one.keys(), ...other.keys()])
  const isMoved = Array.isArray(before) && [...one.keys()].join() !== [...other.keys()].join()
  if (isMoved) yield { path, before: [...one.keys()], after: [...other.keys()] }
  for (const name of names) {
    const step = Array.isArray(before) ? { _key: name } : name
    yield* differences(one.get(name), other.get(name), [...path, step])
  }
}

/** The parts of an object by name, or of a list by key; null for a value that is compared as a whole. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const hasKeys = value.every((item) => typeof item?._key === 'string')
  return hasKeys ? new Map(value.map((item) => [item._key, item])) : null
}
