import { differenceOutsideFrench } from '#lib/i18n/french-changes.ts'
import { isReplyOnly, TRANSLATION_NOTE } from '#lib/i18n/translation-note.ts'
import {
  apiError,
  type DocumentChange,
  dataError,
  type Grant,
  isDraftId,
  isPublishedId,
  type LakeDocument,
  type LakeError,
  publishedId,
  type ReadDocument,
} from '#lib/lake/index.ts'
import { unreviewedFields } from '#schemas/shared/copied.ts'
import type { Identity } from './accounts/index.ts'
import { authorizeReviews } from './customer-reviews.ts'

/*
 * What each role may do.
 *   administrator  everything, but for what makes a review a customer's (`customer-reviews.ts`)
 *   editor         all content, and releases; not the lake's other `system.*` documents
 *   translator     French text only: in drafts, in what is published, and by publishing. Replies in notes to authors
 *   viewer         nothing, but for comments (`comments-access.ts`)
 * Everybody who is signed in may read everything; nobody else may read anything but public images and files.
 */

/** What the presentation tool writes to let its own frame see drafts. Everyone who may use the Studio may write it. */
const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** Content releases and schedules: the lake lets only its actions change them. */
const RELEASE = 'system.release'

/**
 * Throws LakeError 403, naming the document and the field, unless the role allows every one of a transaction's changes; 400
 * when a document would be published that nobody may publish as it is.
 * Called inside the transaction, before it commits, with each document's net change. `read` gives the documents that the
 * transaction does not change.
 */
export function authorizeChanges(identity: Identity, changes: DocumentChange[], read: ReadDocument): void {
  for (const change of changes) requireReviewed(change)
  authorizeReviews(changes, read)
  if (identity.role === 'administrator') return
  const before = new Map(changes.map((change) => [change.id, change.before]))
  for (const change of changes) {
    if (identity.role === 'editor') authorizeEditor(change)
    else if (identity.role === 'viewer') authorizeViewer(change)
    else authorizeTranslator(change, (id) => (before.has(id) ? (before.get(id) ?? null) : read(id)))
  }
}

/** What was copied from another document is published only once a person has confirmed it. */
function requireReviewed({ id, after }: DocumentChange): void {
  const [copied] = isPublishedId(id) ? unreviewedFields(after) : []
  if (copied === undefined) return
  const { field, from } = copied
  const sentence = `${id} cannot be published: "${field}" was copied from ${from?.en} and is not reviewed.`
  throw dataError(400, 'validationError', sentence, { documentId: id, code: 'notReviewed', field })
}

/** Throws LakeError 403 unless the role may add images and files. */
export function authorizeUpload(identity: Identity): void {
  if (identity.role === 'administrator' || identity.role === 'editor') return
  throw apiError(403, `As a ${identity.role} you cannot upload images or files: ask an editor.`)
}

function authorizeEditor(change: DocumentChange): void {
  if (typesOf(change).some((type) => type.startsWith('system.') && type !== RELEASE)) {
    throw forbidden(
      change.id,
      'ownByTheLake',
      `As an editor you cannot change ${change.id}: it belongs to the lake itself.`,
    )
  }
}

function authorizeViewer(change: DocumentChange): void {
  if (isPreviewSecret(change)) return
  throw forbidden(
    change.id,
    'readsOnly',
    `As a viewer you cannot change ${change.id}: you can read and comment.`,
  )
}

function authorizeTranslator(change: DocumentChange, readBefore: ReadDocument): void {
  const { id, before, after } = change
  const published = isDraftId(id) ? readBefore(publishedId(id)) : null
  if (isPreviewSecret(change) && published === null) return
  if (isNote(change) && isReplyOnly(before, after)) return
  if (
    typesOf(change).some((type) => /^(sanity|system)\./.test(type)) ||
    !(isDraftId(id) || isPublishedId(id))
  ) {
    throw forbidden(
      id,
      'notFrench',
      `As a translator you cannot change ${id}: you can only change French text.`,
    )
  }
  if (after === null) {
    if (before !== null) authorizeDiscard(before, published)
    return
  }
  const original = before ?? published
  if (original === null) {
    throw forbidden(
      id,
      'cannotCreate',
      `As a translator you cannot create ${id}: you can only change French text.`,
    )
  }
  // An undo also gives a French text back what it was translated from.
  const field = differenceOutsideFrench(original, after, change.isUndo ? after : published)
  if (field !== null) {
    const sentence = `As a translator you can only change French text: this would also change "${field}" of ${id}.`
    throw forbidden(id, 'notFrench', sentence, field)
  }
}

/** A draft may be deleted, by discarding or publishing it, if it contains only changes of French text. */
function authorizeDiscard(draft: LakeDocument, published: LakeDocument | null): void {
  const id = draft._id
  if (published === null) {
    throw forbidden(
      id,
      'cannotDelete',
      `As a translator you cannot delete ${id}: you can only change French text.`,
    )
  }
  const field = differenceOutsideFrench(published, draft)
  if (field !== null) {
    const sentence = `As a translator you cannot discard ${id}: somebody has also changed "${field}" in it.`
    throw forbidden(id, 'otherChanges', sentence, field)
  }
}

function isPreviewSecret(change: DocumentChange): boolean {
  return isDraftId(change.id) && typesOf(change).every((type) => type === PREVIEW_SECRET)
}

function isNote(change: DocumentChange): boolean {
  return typesOf(change).every((type) => type === TRANSLATION_NOTE)
}

function typesOf({ before, after }: DocumentChange): string[] {
  return [before, after].flatMap((document) => (document ? [document._type] : []))
}

/** A code for the Studio, which shows a text in the person's language. Other clients show the description. */
type RefusalCode =
  | 'ownByTheLake'
  | 'readsOnly'
  | 'notFrench'
  | 'cannotCreate'
  | 'cannotDelete'
  | 'otherChanges'

function forbidden(documentId: string, code: RefusalCode, description: string, field?: string): LakeError {
  const details = { documentId, code, ...(field && { field }) }
  return dataError(403, 'insufficientPermissionsError', description, details)
}

const READ_ALL: Grant = { filter: '_id in path("**")', permissions: ['read', 'history'] }
const OWN_PREVIEW: Grant = { filter: `_type == "${PREVIEW_SECRET}"`, permissions: ['create', 'update'] }
const OWN_BY_THE_LAKE = `string::startsWith(_type, "system.") && _type != "${RELEASE}"`
const NOT_CONTENT = `string::startsWith(_type, "system.") || string::startsWith(_type, "sanity.")`
/**
 * The Studio asks for "create" both to publish and to make something new. Only what is stored already has a `_createdAt`,
 * and `dummy-id` is the id the Studio asks with before it duplicates.
 */
const IS_STORED = 'defined(_createdAt) && !(_id in ["dummy-id", "drafts.dummy-id"])'

/**
 * The grants with which the Studio decides what to offer (its dataset ACL). They cannot express "French only": the
 * form makes other fields read-only, and authorizeChanges() enforces the rule.
 */
export function aclFor(identity: Identity): Grant[] {
  switch (identity.role) {
    case 'administrator':
      return [{ filter: READ_ALL.filter, permissions: ['read', 'history', 'create', 'update'] }]
    case 'editor':
      return [READ_ALL, { filter: `!(${OWN_BY_THE_LAKE})`, permissions: ['create', 'update'] }]
    case 'translator':
      return [
        READ_ALL,
        { filter: `!(${NOT_CONTENT})`, permissions: ['update'] },
        { filter: `!(${NOT_CONTENT}) && ${IS_STORED}`, permissions: ['create'] },
        OWN_PREVIEW,
      ]
    case 'viewer':
      return [READ_ALL, OWN_PREVIEW]
  }
}
