import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentChange,
  dataError,
  type LakeDocument,
  type LakeError,
  type ReadDocument,
} from 'content-lake'
import { APPROVAL, approvalId, approvalShape, requestFor } from '#lib/shapes/approval.ts'
import type { Identity } from '../accounts/index.ts'
import { formOf, kindOf } from './table.ts'

/**
 * Throws LakeError 403 when a request for an approval is not in the name of the person who writes it, and, while the site
 * settings ask for approval, when content changes on the site without two people. Exactly the draft that one person asked about
 * is published by another one. Administrators publish alone. So does an undo: it puts back what was approved before.
 * @param readBefore reads documents as they were before the transaction
 */
export function authorizeApproval(
  { id: person, role }: Identity,
  changes: DocumentChange[],
  readBefore: ReadDocument,
): void {
  for (const change of changes) requireOwnRequest(person, change)
  if (role === 'administrator' || readBefore('siteSettings')?.approval !== true) return
  for (const change of changes) {
    const { id, before, after, isUndo } = change
    const type = (after ?? before)?._type ?? ''
    if (formOf(id) !== 'published' || kindOf(type) !== 'content' || isUndo) continue
    if (after === null) {
      throw refused(
        id,
        'approvalToRemove',
        `${id} can only be taken off the site by an administrator: approval is on.`,
      )
    }
    const draft = readBefore(`drafts.${id}`)
    const approval = approvalShape.safeParse(readBefore(approvalId(id))).data
    const request = draft ? requestFor(approval?.requests, draft._rev) : undefined
    if (!draft || !request || !isSameContent(draft, after)) {
      throw refused(
        id,
        'approvalNeeded',
        `${id} needs an approval: ask for it, and another person publishes the draft.`,
      )
    }
    if (request.by === person) {
      throw refused(
        id,
        'approvalByAnother',
        `${id} has to be published by another person than the one who asked.`,
      )
    }
  }
}

/** Throws LakeError 403 unless a change of requests adds exactly one request, in the name of this person. */
function requireOwnRequest(person: string, { id, before, after }: DocumentChange): void {
  if (after?._type !== APPROVAL) return
  const [former, now] = [before, after].map((document) => (document?.requests ?? []) as { by?: unknown }[])
  const isAdded =
    Array.isArray(now) &&
    id === approvalId(String(after.document)) &&
    now.length === (former?.length ?? 0) + 1 &&
    isDeepStrictEqual(now.slice(0, -1), former) &&
    now.at(-1)?.by === person
  if (!isAdded) throw refused(id, 'approvalOfOthers', `${id} only gets one more request, in your own name.`)
}

function isSameContent(draft: LakeDocument, published: LakeDocument): boolean {
  return isDeepStrictEqual(contentOf(draft), contentOf(published))
}

/** The content without what the lake itself changes when it publishes a draft. */
function contentOf(document: LakeDocument): unknown {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...content } = document
  return JSON.parse(
    JSON.stringify(content, (key, value) =>
      key === '_weak' || key === '_strengthenOnPublish' ? undefined : value,
    ),
  )
}

type ApprovalCode = 'approvalNeeded' | 'approvalByAnother' | 'approvalToRemove' | 'approvalOfOthers'

function refused(documentId: string, code: ApprovalCode, sentence: string): LakeError {
  return dataError(403, 'insufficientPermissionsError', sentence, { documentId, code })
}
