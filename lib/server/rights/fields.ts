import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange, LakeDocument } from 'content-lake'
import { z } from 'zod'
import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isReplyOnly } from '#lib/i18n/translation-note.ts'
import type { Fields } from './table.ts'

/** A change of a document. `after` is compared with `before`, `published` and `draft`, all from before the transaction. */
export interface Compared extends DocumentChange {
  /** The published version, for a change of a draft. Otherwise null. */
  published: LakeDocument | null
  /** The draft, for a change of the published version. Otherwise null. */
  draft: LakeDocument | null
}

/** The reason why a change is not allowed: a field, or an action. */
export interface Excess {
  code?: 'cannotCreate' | 'cannotDelete' | 'otherChanges'
  field?: string
}

/** Checks by kind of right. A check returns null when the right allows the change. */
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

/** A translator may delete a draft if it differs from the published version only in French. Publishing deletes a draft too. */
function outsideFrenchDraft(draft: LakeDocument, published: LakeDocument | null): Excess | null {
  if (published === null) return { code: 'cannotDelete' }
  const field = differenceOutsideFrench(published, draft)
  return field === null ? null : { code: 'otherChanges', field }
}

/**
 * Refuses an invented `_createdAt`. Clients can send this field, unlike other fields that the lake sets. Its value must be that
 * of a known version, or the time of the change.
 */
function createdAnew({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?._createdAt)
  if (after === null || [...known, after._updatedAt].includes(after._createdAt)) return null
  return { field: '_createdAt' }
}

/** The lake writes `formerSlugs`, so a translator may send only the `formerSlugs` of a known version. */
function readdressed({ before, after, published, draft }: Compared): Excess | null {
  const known = [before, published, draft].map((document) => document?.formerSlugs)
  const isKnown = known.some((slugs) => isDeepStrictEqual(slugs, after?.formerSlugs))
  return isKnown ? null : { field: 'formerSlugs' }
}

const SECRET_TEXT = z.string().max(2_000)

/** The fields that the presentation tool writes in the secret of a preview. */
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

/** Fields of an image or a file that describe its bytes. Only the upload sets them. */
const OF_THE_BYTES = ['assetId', 'sha1hash', 'extension', 'mimeType', 'path', 'url', 'size']

const fieldOf = (field: string | null): Excess | null => (field === null ? null : { field })
