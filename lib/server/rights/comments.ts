import { isDeepStrictEqual } from 'node:util'
import {
  apiError,
  type DocumentChange,
  dataError,
  type LakeDocument,
  type LakeError,
  type Member,
  SMALL_WRITE,
} from 'content-lake'
import type { Identity } from '../accounts/index.ts'
import { formOf } from './table.ts'

/*
 * The rights for Sanity's comments and tasks. Everybody who is signed in may read them.
 *   comments  everybody writes their own comments, and opens, resolves and reacts to all comments
 *   tasks     everybody makes tasks, and all but viewers change all fields except the author; a viewer changes only their own
 *             tasks and those assigned to them
 * Only the author or an administrator deletes a comment or a task.
 */

const COMMENT = 'comment'
const TASK = 'tasks.task'

/** Fields of a comment that everybody may change. */
const OF_EVERYBODY = ['status', 'reactions']

const OWN_BY_THE_LAKE = ['_rev', '_updatedAt']

export function commentRights(identity: Identity): Member['comments'] {
  return {
    grants: [{ filter: '_id in path("**")', permissions: ['read', 'history', 'create', 'update'] }],
    largestWrite: SMALL_WRITE,
    // Every role may write some comments, so no request is refused here.
    authorizeRequest: () => {},
    authorizeChanges: (changes) => {
      for (const change of changes) authorize(identity, change)
    },
    authorizeUpload: () => {
      throw apiError(403, 'Comments have no images or files.')
    },
  }
}

function authorize(identity: Identity, { id, before, after }: DocumentChange): void {
  const document = after ?? before
  if (!document) return
  if (document._type !== COMMENT && document._type !== TASK) {
    throw forbidden(id, `Only comments and tasks are kept here, not "${document._type}".`)
  }
  if (formOf(id) !== 'published') throw forbidden(id, 'Comments and tasks have no drafts or versions.')
  if (!before) {
    if (document.authorId !== identity.id) throw forbidden(id, 'Nobody writes in the name of somebody else.')
    return
  }
  if (after && after._type !== before._type) {
    throw forbidden(id, 'A comment stays a comment, and a task stays a task.')
  }
  if (before.authorId === identity.id && after?.authorId === identity.id) return
  if (!after) authorizeDeletion(identity, before)
  else if (before._type === COMMENT) authorizeReaction(before, after)
  else authorizeTask(identity, before, after)
}

function authorizeDeletion(identity: Identity, { _id, authorId }: LakeDocument): void {
  if (authorId === identity.id || identity.role === 'administrator') return
  throw forbidden(_id, 'Only who wrote it, or an administrator, deletes it.')
}

function authorizeReaction(before: LakeDocument, after: LakeDocument): void {
  const field = changedFields(before, after).find((name) => !OF_EVERYBODY.includes(name))
  if (field !== undefined) throw forbidden(before._id, `Only who wrote it changes its "${field}".`)
}

function authorizeTask(identity: Identity, before: LakeDocument, after: LakeDocument): void {
  if (changedFields(before, after).includes('authorId')) {
    throw forbidden(before._id, 'Nobody writes in the name of somebody else.')
  }
  if (identity.role === 'viewer' && before.assignedTo !== identity.id) {
    throw forbidden(before._id, 'A viewer changes only the tasks handed to them.')
  }
}

function changedFields(before: LakeDocument, after: LakeDocument): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter(
    (name) => !OWN_BY_THE_LAKE.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  )
}

function forbidden(documentId: string, description: string): LakeError {
  return dataError(403, 'insufficientPermissionsError', description, { documentId })
}
