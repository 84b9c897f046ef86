import type { LakeDocument } from 'content-lake'
import { NEW_SLUG } from './reads.ts'

/** One way to change a document. `null` stands for "was not" or "is no more". */
export interface Change {
  name: string
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/** Every kind of change that fits the document: in its words, its existence, its slug and its references. */
export function changesOf(document: LakeDocument, documents: LakeDocument[]): Change[] {
  const { _id: id } = document
  const edits: [name: string, after: LakeDocument][] = [
    ['reworded', { ...document, ...(reworded(document, '') as object) }],
    ['other references', referringTo((ref) => nextOfSameType(ref, documents), document)],
    ['no references', referringTo(() => null, document)],
  ]
  if (document.slug) edits.push(['new slug', withSlug(document)])
  const real = edits.filter(([, after]) => JSON.stringify(after) !== JSON.stringify(document))
  const copy = withSlug({ ...document, _id: `${id}-copy` })
  return [
    ...real.map(([name, after]) => ({ name, id, before: document, after: touched(after) })),
    { name: 'deleted', id, before: document, after: null },
    { name: 'copied', id: copy._id, before: null, after: touched(copy) },
  ]
}

/** An edit of each field of a document, one at a time. */
export function fieldEditsOf(document: LakeDocument): Change[] {
  const fields = Object.keys(document).filter((name) => !name.startsWith('_') && name !== 'slug')
  return fields.map((name) => ({
    name: `reworded ${name}`,
    id: document._id,
    before: document,
    after: touched({ ...document, [name]: reworded(document[name], name) }),
  }))
}

function touched(document: LakeDocument): LakeDocument {
  return { ...document, _rev: 'changed', _updatedAt: '2030-01-01T00:00:00Z' }
}

function withSlug(document: LakeDocument): LakeDocument {
  return document.slug ? { ...document, slug: { _type: 'slug', current: NEW_SLUG } } : document
}

/** The value with every text and number in it changed, names and references left as they are. */
function reworded(value: unknown, key: string): unknown {
  if (key.startsWith('_') || key === 'slug') return value
  if (typeof value === 'string') return `${value} (changed)`
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map((item) => reworded(item, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, reworded(field, name)]))
}

/** The document with the target of every reference replaced, at any depth; with `null` the reference is removed. */
function referringTo(replace: (ref: string) => string | null, document: LakeDocument): LakeDocument {
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(change).filter((item) => item !== undefined)
    if ('_ref' in value && typeof value._ref === 'string') {
      const ref = replace(value._ref)
      return ref === null ? undefined : { ...value, _ref: ref }
    }
    const fields = Object.entries(value).map(([name, field]) => [name, change(field)])
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
  }
  return change(document) as LakeDocument
}

function nextOfSameType(id: string, documents: LakeDocument[]): string {
  const type = documents.find((document) => document._id === id)?._type
  const ids = documents.filter((document) => document._type === type).map((document) => document._id)
  return ids[(ids.indexOf(id) + 1) % ids.length] ?? id
}
