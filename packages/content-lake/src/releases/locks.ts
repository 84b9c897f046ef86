import { dataError, OperationError } from '../errors.ts'
import { releaseOf } from '../ids.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { isRelease, releaseDocumentId } from './release.ts'

/**
 * Throws 409 when a transaction changes a version of a release that is scheduled or finished. So exactly the content at the
 * time of scheduling is published. A transaction that changes the release's state, such as its publish, is allowed.
 */
export function requireOpenReleases(
  changes: DocumentChange[],
  documentNow: (id: string) => LakeDocument | undefined,
): void {
  const before = new Map(changes.map((change) => [change.id, change.before]))
  for (const { id } of changes) {
    const name = releaseOf(id)
    if (name === undefined) continue
    const releaseId = releaseDocumentId(name)
    const now = documentNow(releaseId)
    const was = before.has(releaseId) ? before.get(releaseId) : now
    if (!was || was.state === 'active' || was.state !== now?.state) continue
    throw new OperationError(
      409,
      'releaseStateError',
      `Document "${id}" cannot be changed: its release is ${was.state}`,
      { id, releaseId, state: was.state },
    )
  }
}

/** Throws 400 when mutations change a release, because only actions may change releases. */
export function refuseReleases(changes: DocumentChange[]): void {
  for (const { id, before, after } of changes) {
    if (![before, after].some((document) => document && isRelease(document))) continue
    throw dataError(400, 'validationError', `Document "${id}" can only be changed by the actions of releases`)
  }
}
