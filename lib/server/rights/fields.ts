import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange, LakeDocument } from 'content-lake'
import { z } from 'zod'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isReplyOnly } from '#lib/i18n/translation-note.ts'
import type { Fields } from './table.ts'

/** A change of a document, and the versions that its fields are compared with, as they were before the transaction. */
export interface Compared extends DocumentChange {
  /** What is published of it: for a draft only. */
  published: LakeDocument | null
  /** Its draft: for what is published only. */
  draft: LakeDocument | null
}

/** What a change does beyond the fields that a right is for. */
export interface Excess {
  code?: 'cannotCreate' | 'cannotDelete' | 'otherChanges'
  field?: string
}

/** By the fields that a right is for: null when a change keeps to them. */
export const EXCESS: Readonly<Record<Fields, (change: Compared) => Excess | null>> = {
  any: () => null,
  french: outsideFrench,
  reply: (change) => createdAnew(change) ?? (isReplyOnly(change.before, change.after) ? null : {}),
  secret: outsideSecret,
  texts: ({ before, after }) => {
    const field = OF_THE_BYTES.find((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
    return field === undefined ? null : { field }
  },
}

function outsideFrench(change: Compared): Excess | null {
  const { before, after, published, isUndo } = change
  if (after === null) return before && outsideFrenchDraft(before, published)
  const original = before ?? published
  if (original === null) return { code: 'cannotCreate' }
  if (isUndo) return fieldOf(differenceOutsideFrench(original, after, after))
  return (
    createdAnew(change) ?? readdressed(change) ?? fieldOf(differenceOutsideFrench(original, after, published))
  )
}

/** A draft may be deleted, by discarding or publishing it, if it contains only changes of French text. */
function outsideFrenchDraft(draft: LakeDocument, published: LakeDocument | null): Excess | null {
  if (published === null) return { code: 'cannotDelete' }
  const field = differenceOutsideFrench(published, draft)
  return field === null ? null : { code: 'otherChanges', field }
}

/** `_createdAt` is the only field of the lake's that a client can send: it stays as it is in one of the versions, or is now. */
function createdAnew({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?._createdAt)
  if (after === null || [...known, after._updatedAt].includes(after._createdAt)) return null
  return { field: '_createdAt' }
}

/** The lake keeps the former slugs: they are as in one of the versions. */
function readdressed({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?.formerSlugs)
  const isKnown = known.some((slugs) => isDeepStrictEqual(slugs, after?.formerSlugs))
  return isKnown ? null : { field: 'formerSlugs' }
}

const SECRET_TEXT = z.string().max(2_000)

/** What the presentation tool writes into a secret. */
export const secretFields = z.strictObject({
  secret: SECRET_TEXT.optional(),
  source: SECRET_TEXT.optional(),
  studioUrl: SECRET_TEXT.optional(),
  userId: SECRET_TEXT.optional(),
})

function outsideSecret(change: Compared): Excess | null {
  const { before, after, published } = change
  if (published !== null || (before && after && before._type !== after._type)) return {}
  if (after === null) return null
  const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = after
  return createdAnew(change) ?? (secretFields.safeParse(fields).success ? null : {})
}

/** Of an image or a file. Its upload sets them. */
const OF_THE_BYTES = ['assetId', 'sha1hash', 'extension', 'mimeType', 'path', 'url', 'size']

const fieldOf = (field: string | null): Excess | null => (field === null ? null : { field })
