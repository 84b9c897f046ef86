import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange, LakeDocument } from 'content-lake'
import type { Role } from '#lib/roles.ts'
import type { World } from './world.ts'

/*
 * What each role may do, as plain statements about documents before and after. It shares no code with lib/server/rights, so that a mistake
 * there is not made here too.
 */

export type Sender = Role | 'anonymous'

type Doc = LakeDocument | null | undefined

interface Seen extends Omit<DocumentChange, 'isUndo'> {
  main: string
  /** `drafts.x`, `versions.r.x`, `x`, or anything else. */
  place: 'draft' | 'version' | 'main' | 'other'
  isUndo: boolean
  changes: DocumentChange[]
  stored: (id: string) => Doc
}

/** The first statement that a request breaks, or null when this sender may do all that it does. `undone` are the ids it says to undo. */
export function broken(
  sender: Sender,
  all: DocumentChange[],
  undone: Set<string>,
  world: World,
): string | null {
  const changes = all.filter((change) => !isOnlyNewer(change))
  for (const change of changes) {
    const { main, place } = placeOf(change.id)
    const replaced = undone.has(change.id) ? world.publications.get(change.id)?.replaced : undefined
    const isUndo = replaced !== undefined && isDeepStrictEqual(content(replaced), content(change.after))
    const seen = { ...change, main, place, isUndo, changes, stored: (id: string) => world.documents.get(id) }
    const statement = brokenBy(sender, seen)
    if (statement !== null) return statement
  }
  return null
}

/** Written again as it was: nothing is wrong with that, and it may be refused. */
export const isOnlyNewer = ({ before, after }: DocumentChange): boolean =>
  isDeepStrictEqual(content(before), content(after))

function placeOf(id: string): Pick<Seen, 'main' | 'place'> {
  const [, draft] = /^drafts\.(.+)$/.exec(id) ?? []
  const [, version] = /^versions\.[^.]+\.(.+)$/.exec(id) ?? []
  const main = draft ?? version ?? id
  if (/^(drafts|versions|_)\./.test(main)) return { main, place: 'other' }
  return { main, place: draft ? 'draft' : version ? 'version' : 'main' }
}

function content(document: Doc): object | null {
  if (!document) return null
  const { _rev, _updatedAt, ...rest } = document
  return rest
}

function brokenBy(sender: Sender, seen: Seen): string | null {
  switch (sender) {
    case 'anonymous':
      return 'who is not signed in writes nothing'
    case 'viewer':
      return isSecret(seen)
        ? forEverybody(seen)
        : 'a viewer writes nothing but preview secrets that stand for no document'
    case 'translator':
      return (isSecret(seen) ? null : byTranslator(seen)) ?? forEverybody(seen)
    case 'editor':
      if (types(seen).some((type) => /^system\.(?!release$)/.test(type)))
        return 'an editor keeps off the lake’s own types'
      if (seen.place === 'other' && !types(seen).every((type) => type === 'system.release')) {
        return 'an editor keeps off the lake’s own ids'
      }
      return forEverybody(seen)
    case 'administrator':
      return forEverybody(seen)
  }
}

const types = ({ before, after }: Seen) => [before, after].flatMap((doc) => (doc ? [doc._type] : []))

/** A preview secret beside every document: nothing is published under its id, and it has four texts. */
function isSecret({ id, before, after, main, place, stored }: Seen): boolean {
  const { _id, _type, _rev, _createdAt, _updatedAt, ...own } = after ?? {}
  const fields = Object.entries(own)
  const names = ['secret', 'source', 'studioUrl', 'userId']
  return (
    [before, after].every((doc) => !doc || doc._type === 'sanity.previewUrlSecret') &&
    place === 'draft' &&
    !stored(main) &&
    id === `drafts.${main}` &&
    fields.every(([field, value]) => names.includes(field) && typeof value === 'string') &&
    (!after || [before?._createdAt, after._updatedAt].includes(after._createdAt))
  )
}

function byTranslator(seen: Seen): string | null {
  const { before, after, main, place, stored, isUndo, id } = seen
  if (types(seen).every((type) => type === 'translationNote')) return inNote(seen)
  if (types(seen).some((type) => /^(sanity|system)\./.test(type) || type === 'translationNote'))
    return 'a translator writes content only'
  if (place !== 'main' && place !== 'draft') return 'a translator writes drafts and what is published'
  if (place === 'main' && (!before || !after))
    return 'a translator neither makes nor deletes what is published'
  const live = stored(main)
  if (!live && !(before && after)) return 'a translator neither makes nor deletes what is new'
  if (isUndo)
    return isDeepStrictEqual(bare(before), bare(after)) ? null : 'a translator takes back French only'
  if (!after) {
    return isDeepStrictEqual(bare(before), bare(live)) ? null : 'a translator drops drafts of French only'
  }
  const was = before ?? live
  const addresses = [was, live, stored(`drafts.${main}`)]
  if (!addresses.some((doc) => isDeepStrictEqual(doc?.formerSlugs, after.formerSlugs)))
    return 'a translator does not say which addresses a page had'
  if (!isDeepStrictEqual(bare(was), bare(after))) return 'a translator changes French only'
  if (!isText(frenchOf(after)) && !isDeepStrictEqual(frenchOf(after), frenchOf(was)))
    return 'French is a text'
  // Empty: somebody has to confirm the French.
  const marks = [undefined, '', markOf(was), place === 'draft' ? markOf(live) : undefined]
  if (!marks.some((mark) => isDeepStrictEqual(mark, markOf(after)))) {
    return 'a translator does not say what French was translated from'
  }
  const times = [was, live, stored(`drafts.${main}`)].map((doc) => doc?._createdAt)
  if (![...times, after._updatedAt].includes(after._createdAt))
    return `a translator does not say when ${place === 'draft' ? 'a draft' : id && 'a document'} was made`
  return null
}

const isText = (value: unknown) => value === undefined || typeof value === 'string'

function inNote({ id, place, before, after }: Seen): string | null {
  const rest = (doc: Doc) => ({ ...content(doc), reply: null, _createdAt: null })
  const { _id, _type, ...empty } = { _id: id, _type: 'translationNote' }
  const made = { ...empty, _id, _type, document: after?.document, reply: null, _createdAt: null }
  if (place !== 'main' || !after) return 'a translator deletes no note'
  if (typeof after.document !== 'string' || id !== `translation-note.${after.document}`)
    return 'a note stands beside its document'
  if (!isDeepStrictEqual(before ? rest(before) : made, rest(after)))
    return 'a translator replies in a note only'
  if (![before?._createdAt, after._updatedAt].includes(after._createdAt))
    return 'a translator does not say when a note was made'
  const reply = (after.reply ?? {}) as Record<string, unknown>
  const isWhole = ['text', 'by', 'at'].every((part) => typeof reply[part] === 'string')
  return isWhole && Object.keys(reply).length === 3 && !Number.isNaN(Date.parse(String(reply.at)))
    ? null
    : 'a reply is a text, a name and a time'
}

/** What is neither French, nor a translation’s mark, nor kept by the lake. The documents here have one text in both languages, `name`. */
function bare(doc: Doc): unknown {
  if (!doc) return null
  const { _id, _rev, _updatedAt, _createdAt, formerSlugs, name, ...rest } = doc
  if (typeof name !== 'object' || name === null || Array.isArray(name)) return { ...rest, name }
  if ((name as Record<string, unknown>)._type !== 'localeString') return { ...rest, name }
  const { fr, translatedFrom, ...english } = name as Record<string, unknown>
  return { ...rest, name: english }
}

const partOf = (doc: Doc, part: string) => (doc?.name as Record<string, unknown> | undefined)?.[part]
const frenchOf = (doc: Doc) => partOf(doc, 'fr')
const markOf = (doc: Doc) => partOf(doc, 'translatedFrom')

/** Administrators are no exception. */
function forEverybody(seen: Seen): string | null {
  const { id, before, after, main, place, changes, stored, isUndo } = seen
  const isAsset = (doc: Doc) => doc?._type === 'sanity.imageAsset' || doc?._type === 'sanity.fileAsset'
  if (types(seen).includes('system.release') && place !== 'other') return 'a release has an id of its own'
  if (!after) return null
  const groupNow = changes.find((change) => change.id === main)?.after
  const other = [before, stored(main), groupNow].find((doc) => doc && doc._type !== after._type)
  if (other) return 'a document keeps its type'
  if (isAsset(after)) {
    if (!before) return 'an upload makes the document of a file'
    const facts = ['assetId', 'sha1hash', 'extension', 'mimeType', 'path', 'url', 'size']
    if (facts.some((fact) => !isDeepStrictEqual(before[fact], after[fact])))
      return 'nobody changes what the bytes of a file say'
  }
  if (after._type === 'sanity.previewUrlSecret' && !isSecret(seen))
    return 'a preview secret stands for no document'
  if (after._type === 'translationNote' && place !== 'main') return 'a note has no drafts'
  if (place === 'main' && !([undefined, null] as unknown[]).includes(after.notReviewed)) {
    if (!isDeepStrictEqual(after.notReviewed, [])) return 'what was copied is reviewed before it is published'
  }
  if (after._type !== 'review' || isUndo) return null
  for (const mark of [after.verified, after.sample]) {
    if (mark !== undefined && mark !== null && typeof mark !== 'boolean') return 'a mark is yes or no'
  }
  if (after.verified !== true || after.sample === true) return null
  const group = [main, `drafts.${main}`, ...changes.map((change) => change.id)]
  const originals = group
    .filter((one) => placeOf(one).main === main)
    .map(stored)
    .filter((doc) => doc?._type === 'review' && doc.verified === true && doc.sample !== true)
  if (originals.length === 0) return `only a customer verifies a review${id ? '' : '.'}`
  if (!originals.some((doc) => doc?.rating === after.rating)) return 'only a customer rates'
  return null
}
