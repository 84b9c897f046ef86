import {
  apiError,
  type DocumentChange,
  dataError,
  type LakeDocument,
  type LakeError,
  publishedId,
  type ReadDocument,
} from 'content-lake'
import { z } from 'zod'
import type { Role } from '#lib/roles.ts'
import { NOT_REVIEWED } from '#schemas/shared/copied.ts'
import type { Identity } from '../accounts/index.ts'
import { authorizeApproval } from './approval.ts'
import { authorizeReviews } from './customer-reviews.ts'
import { EXCESS, type Excess } from './fields.ts'
import { mayBegin } from './requests.ts'
import { type Action, formOf, kindOf, RIGHTS } from './table.ts'

/*
 * Applies the table of rights (`table.ts`). These rules also hold for every role, administrators too:
 *   a document keeps its type, as a draft, as a version and when it is published
 *   copied texts are published after a person has confirmed them
 *   only a customer writes a review that is marked as a customer's, only a contractor its answer (`customer-reviews.ts`)
 *   a request for an approval is in the name of who asks, and the answer is another person's (`approval.ts`)
 * Everybody who is signed in may read everything. Visitors may read only public images and files.
 */

/** Throws LakeError 403 for a write that the role can never make. It runs before any query or patch is evaluated. */
export function authorizeRequest({ role }: Identity, writes: unknown[]): void {
  const refused = writes.find((write) => !mayBegin(role, write))
  if (refused !== undefined) throw apiError(403, BY_ROLE[role].nothing)
}

/**
 * Throws LakeError 403, naming the document and the field, unless the role allows all changes of a transaction. Throws 400 when
 * a document would be published with copied texts that nobody has reviewed. It runs inside the transaction, before the commit,
 * with each document's net change. `read` returns documents that the transaction does not change.
 */
export function authorizeChanges(identity: Identity, changes: DocumentChange[], read: ReadDocument): void {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const readBefore: ReadDocument = (id) => {
    const change = byId.get(id)
    return change ? change.before : read(id)
  }
  for (const change of changes) authorizeChange(identity.role, change, readBefore)
  for (const change of changes) {
    const main = publishedId(change.id)
    requireSameType(change, [change.before, readBefore(main), byId.get(main)?.after])
    requireReviewed(change)
  }
  authorizeReviews(changes, readBefore)
  authorizeApproval(identity, changes, readBefore)
}

/** Throws LakeError 403 unless the role may add images and files. */
export function authorizeUpload({ role }: Identity): void {
  if (RIGHTS[role].asset) return
  throw apiError(403, `As a ${role} you cannot upload images or files: ask an editor.`)
}

function authorizeChange(role: Role, change: DocumentChange, readBefore: ReadDocument): void {
  const { id, before, after } = change
  const form = formOf(id)
  const main = publishedId(id)
  const compared = {
    ...change,
    published: form === 'draft' ? readBefore(main) : null,
    draft: form === 'published' ? readBefore(`drafts.${main}`) : null,
  }
  const action = before === null ? 'create' : after === null ? 'delete' : 'change'
  for (const document of [after, before]) {
    if (document === null) continue
    const fields = RIGHTS[role][kindOf(document._type)]?.[form]?.[action]
    const excess = fields === undefined ? {} : EXCESS[fields](compared)
    if (excess) throw refusal(role, document, action, fields === undefined ? null : excess)
  }
}

/** Throws LakeError 403 when a document would get another type than its former version or its published document. */
function requireSameType({ id, after }: DocumentChange, others: (LakeDocument | null | undefined)[]): void {
  const other = after && others.find((document) => document && document._type !== after._type)
  if (!other) return
  const sentence = `${id} cannot be a "${after._type}": ${other._id} is a "${other._type}", and a document keeps its type.`
  throw forbidden(id, 'keepsItsType', sentence, '_type')
}

const copiedField = z.object({ field: z.string(), from: z.object({ en: z.string() }) })

/** Throws 400 when a document is published with copied texts that nobody has confirmed yet. */
function requireReviewed({ id, after }: DocumentChange): void {
  if (formOf(id) !== 'published' || !after) return
  const list: unknown = after[NOT_REVIEWED]
  if (list === undefined || list === null || (Array.isArray(list) && list.length === 0)) return
  const copied = copiedField.safeParse(Array.isArray(list) ? list[0] : list).data
  const sentence = copied
    ? `${id} cannot be published: "${copied.field}" was copied from ${copied.from.en} and is not reviewed.`
    : `${id} cannot be published: its "${NOT_REVIEWED}" is no list of copied fields.`
  const details = { documentId: id, code: 'notReviewed', ...(copied && { field: copied.field }) }
  throw dataError(400, 'validationError', sentence, details)
}

/** The code of a refusal. For it the Studio shows a text in the person's language. Other clients show the `description`. */
type RefusalCode =
  | NonNullable<Excess['code']>
  | 'ownByTheLake'
  | 'readsOnly'
  | 'notFrench'
  | 'keepsItsType'
  | 'notHere'

const FRENCH = 'you can only change French text'

/** Sentences by role: `as` is the beginning of a refusal, `nothing` refuses a request that the role can never make. */
const BY_ROLE: Readonly<Record<Role, { as: string; nothing: string }>> = {
  administrator: { as: 'As an administrator', nothing: 'As an administrator you cannot write this.' },
  editor: { as: 'As an editor', nothing: 'As an editor you cannot write this.' },
  translator: { as: 'As a translator', nothing: `As a translator ${FRENCH}.` },
  viewer: {
    as: 'As a viewer',
    nothing: 'As a viewer you cannot change documents: you can read and comment.',
  },
}

/** `excess` is null when the table has no right for this action. */
function refusal(
  role: Role,
  { _id: id, _type }: LakeDocument,
  action: Action,
  excess: Excess | null,
): LakeError {
  const { as } = BY_ROLE[role]
  const kind = kindOf(_type)
  if (role === 'viewer') {
    return forbidden(id, 'readsOnly', `${as} you cannot change ${id}: you can read and comment.`)
  }
  if (role !== 'translator') {
    if (kind === 'system' || formOf(id) === 'reserved') {
      return forbidden(id, 'ownByTheLake', `${as} you cannot change ${id}: it belongs to the lake itself.`)
    }
    const what = excess?.field ? `"${excess.field}" of ${id}` : id
    return forbidden(id, 'notHere', `${as} you cannot ${action} ${what}: ${OWN_WAY[kind] ?? _type}.`)
  }
  if (excess === null && kind === 'content' && formOf(id) !== 'version' && formOf(id) !== 'reserved') {
    return translatorRefusal(id, { code: action === 'delete' ? 'cannotDelete' : 'cannotCreate' })
  }
  return translatorRefusal(id, excess ?? {})
}

/** The end of a refusal to an editor or administrator, by kind of document: how documents of this kind are written instead. */
const OWN_WAY: Readonly<Record<string, string>> = {
  asset: 'the upload of an image or a file writes it',
  secret: 'the preview writes it, as a draft of nothing that is published',
  release: 'the actions of releases write it',
  note: 'there is one note beside each document, without drafts',
  approval: 'there is one list of requests beside each document, without drafts',
  tool: 'it has no such id',
}

function translatorRefusal(id: string, { code, field }: Excess): LakeError {
  switch (code) {
    case 'cannotCreate':
      return forbidden(id, code, `As a translator you cannot create ${id}: ${FRENCH}.`)
    case 'cannotDelete':
      return forbidden(id, code, `As a translator you cannot delete ${id}: ${FRENCH}.`)
    case 'otherChanges': {
      const sentence = `As a translator you cannot discard ${id}: somebody has also changed "${field}" in it.`
      return forbidden(id, code, sentence, field)
    }
    default: {
      if (field === undefined) {
        return forbidden(id, 'notFrench', `As a translator you cannot change ${id}: ${FRENCH}.`)
      }
      const sentence = `As a translator ${FRENCH}: this would also change "${field}" of ${id}.`
      return forbidden(id, 'notFrench', sentence, field)
    }
  }
}

function forbidden(documentId: string, code: RefusalCode, description: string, field?: string): LakeError {
  const details = { documentId, code, ...(field && { field }) }
  return dataError(403, 'insufficientPermissionsError', description, details)
}
