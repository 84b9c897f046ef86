import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange, LakeDocument } from 'content-lake'
import { z } from 'zod'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isReplyOnly } from '#lib/i18n/translation-note.ts'
import type { Fields } from './table.ts'

/** A change of a document, with the versions before the transaction that its fields are compared with. */
export interface Compared extends DocumentChange {
  /** The published version, for a change of a draft. Otherwise null. */
  published: LakeDocument | null
  /** The draft, for a change of the published version. Otherwise null. */
  draft: LakeDocument | null
}

/** The field or the action by which a change goes beyond a right. */
export interface Excess {
  code?: 'cannotCreate' | 'cannotDelete' | 'otherChanges'
  field?: string
}

/** Checks by kind of right. They return null when a change keeps to the right. */
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

/** A translator may delete a draft (discard or publish it) if it changes only French text. */
function outsideFrenchDraft(draft: LakeDocument, published: LakeDocument | null): Excess | null {
  if (published === null) return { code: 'cannotDelete' }
  const field = differenceOutsideFrench(published, draft)
  return field === null ? null : { code: 'otherChanges', field }
}

/**
 * `_createdAt` is the only field of the lake that a client can send. It must be that of a known version, or the time of the
 * change.
 */
function createdAnew({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?._createdAt)
  if (after === null || [...known, after._updatedAt].includes(after._createdAt)) return null
  return { field: '_createdAt' }
}

/** The lake writes `formerSlugs`. They must be those of a known version. */
function readdressed({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?.formerSlugs)
  const isKnown = known.some((slugs) => isDeepStrictEqual(slugs, after?.formerSlugs))
  return isKnown ? null : { field: 'formerSlugs' }
}

const SECRET_TEXT = z.string().max(2_000)

/** The fields of a secret that the presentation tool writes. */
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

/** Fields of an image or a file that describe its bytes. The upload sets them. */
const OF_THE_BYTES = ['assetId', 'sha1hash', 'extension', 'mimeType', 'path', 'url', 'size']

const fieldOf = (field: string | null): Excess | null => (field === null ? null : { field })
