import { compareValues } from '../column.ts'
import type { DocumentIndex } from '../document-index.ts'
import { dataError } from '../errors.ts'
import { isPublicId, isPublishedId, publishedId } from '../ids.ts'
import type { LakeDocument, Perspective, QueryOptions } from '../types.ts'
import type { Plan } from './plan.ts'
import type { Ordered } from './source.ts'

/**
 * The documents as a perspective shows them. groq-js does not know perspectives, so queries read documents only from a view.
 * This keeps drafts out of published results.
 */
export type View = ReturnType<typeof createView>

/**
 * The layers of a perspective, the topmost first: `drafts` has `drafts` and `published`. `raw` has none. `public` has only
 * itself: the published documents that everybody may read. Throws a LakeError 400 for an invalid name.
 */
export function layersOf(perspective: Perspective): 'raw' | string[] {
  const names = typeof perspective === 'string' ? [perspective] : perspective
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const layers: string[] = []
  for (const name of names) {
    if (!/^[A-Za-z0-9_-]+$/.test(name) || name === 'raw') {
      throw dataError(
        400,
        'validationError',
        `Invalid perspective ${JSON.stringify(perspective)}: use raw, published, drafts, or a list of releases`,
      )
    }
    if (name === 'public') return [name]
    if (name === 'published') break
    layers.push(name === 'previewDrafts' ? 'drafts' : name)
  }
  return [...layers, 'published']
}

/** GROQ's order of documents without `order()`: by id. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The documents of an index as a perspective shows them. Use it only inside of the transaction that reads the index. */
export function createView(
  index: DocumentIndex,
  layers: 'raw' | string[],
  draftsOf?: QueryOptions['draftsOf'],
) {
  /** Whether drafts and versions are shown under their published ids: not in `raw`, `published` and `public`. */
  const renames = layers !== 'raw' && layers.length > 1

  /** The id of the stored document for a shown id, such as `drafts.a` for `a`; undefined when the perspective shows none. */
  function storedAs(id: string): string | undefined {
    if (layers === 'raw') return id
    if (layers[0] === 'public') return isPublicId(id) ? id : undefined
    if (!isPublishedId(id)) return undefined
    const layer = layers.find((one) => one === 'published' || isSeen(one, id))
    return layer && storedId(layer, id)
  }

  function isSeen(layer: string, id: string): boolean {
    if (layer === 'drafts' && draftsOf && !draftsOf.has(id)) return false
    return index.hasVersion(storedId(layer, id))
  }

  function isVisible(id: string): boolean {
    return layers === 'raw' || storedAs(publishedId(id)) === id
  }

  function present(id: string): LakeDocument | undefined {
    const stored = index.get(id)
    return stored && renames ? renamed(stored) : stored
  }

  /** The stored ids without those that the perspective hides, sorted by the ids that the perspective shows. */
  function visible(ids: Iterable<string>): string[] {
    const shown = [...new Set(ids)].filter(isVisible)
    return renames ? shown.sort((a, b) => byText(publishedId(a), publishedId(b))) : shown.sort(byText)
  }

  /** The first `count` ids that pass, in the order of the first key. Ids with the same value as the last one are added. */
  function firstIds(type: string, { keys: [key], count }: Ordered, passes: (id: string) => boolean) {
    const found: string[] = []
    if (!key) return found
    for (const group of index.column(type, key.path).inOrder(key.descending)) {
      if (found.length >= count) break
      for (const id of group) if (isVisible(id) && passes(id)) found.push(id)
    }
    return found
  }

  /** Keeps the first `count` ids by all keys, and ids with the same values as the last one. The order of `ids` stays. */
  function cut(ids: string[], type: string, { keys, count }: Ordered): string[] {
    const columns = keys.map(({ path, descending }) => ({ values: index.column(type, path), descending }))
    const byKeys = (a: string, b: string) => {
      for (const { values, descending } of columns) {
        const order = compareValues(values.get(a), values.get(b))
        if (order !== 0) return descending ? -order : order
      }
      return 0
    }
    const last = ids.toSorted(byKeys)[count - 1]
    return last === undefined ? ids : ids.filter((id) => byKeys(id, last) <= 0)
  }

  return {
    /** The document with this id in the perspective. */
    get(id: string): LakeDocument | undefined {
      const stored = storedAs(id)
      return stored === undefined ? undefined : present(stored)
    },
    /**
     * The stored ids of a plan's documents, sorted by the ids that the perspective shows. `passes` tells whether the filter
     * passes a stored id.
     */
    find(plan: Plan, passes: (id: string) => boolean = () => true): string[] {
      switch (plan.by) {
        case '_id':
          return visible(plan.values.flatMap((id) => storedAs(id) ?? []))
        case 'group':
          return visible(
            plan.values.flatMap((id) => [id, ...index.versionsOf(id)].filter((one) => index.get(one))),
          )
        case 'release':
          return visible(plan.values.flatMap((release) => index.versionsIn(release)))
        case '_ref':
          return visible(plan.values.flatMap((id) => index.referrers(id, { types: plan.types })))
        case 'value':
          return visible(
            plan.types.flatMap((type) => {
              const column = index.column(type, plan.path)
              return plan.values.flatMap((value) => [...column.withValue(value)])
            }),
          )
        case 'order':
          return cut(visible(firstIds(plan.type, plan.order, passes)), plan.type, plan.order)
        case '_type':
          return visible(plan.types.flatMap((type) => index.ofType(type)))
        case 'everything':
          return visible(index.all())
      }
    },
    cut,
    /** Stored documents in the form that the perspective shows. */
    documents: (ids: string[]): LakeDocument[] => ids.flatMap((id) => present(id) ?? []),
    /** Returns a function that makes a document with only these attributes. It reads columns, which is fast. */
    reducer(type: string, attributes: string[]): (id: string) => Record<string, unknown> {
      const others = attributes.filter((name) => name !== '_id' && name !== '_type')
      const columns = others.map((name) => ({ name, column: index.column(type, name) }))
      return (id) => {
        const document: Record<string, unknown> = {}
        for (const { name, column } of columns) {
          const value = column.get(id)
          if (value !== undefined) document[name] = value
        }
        document._id = renames ? publishedId(id) : id
        document._type = type
        return document
      }
    },
  }
}

function storedId(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`
}

const renamedDocuments = new WeakMap<LakeDocument, LakeDocument>()

/** A copy of a stored document with its published id as `_id` and its stored id as `_originalId`, as Sanity returns it. */
function renamed(document: LakeDocument): LakeDocument {
  let copy = renamedDocuments.get(document)
  if (!copy) {
    const renamed = { ...document, _id: publishedId(document._id), _originalId: document._id }
    copy = Object.freeze(renamed)
    renamedDocuments.set(document, copy)
  }
  return copy
}
