import { isDeepStrictEqual } from 'node:util'
import { existing, publishVersion, unpublish } from '../action.ts'
import { OperationError } from '../errors.ts'
import { publishedId } from '../ids.ts'
import type { LakeDocument, MutateOptions } from '../types.ts'
import type { WorkingCopy } from '../working-copy.ts'
import { isToUnpublish, RELEASE_TYPE, type ReleaseState, releaseDocumentId, releaseName } from './release.ts'

/** The document of a release. Throws 404 when it is missing, 409 when it is in another state. */
export function requireState(work: WorkingCopy, name: string, states: ReleaseState[]): LakeDocument {
  const release = existing(work, releaseDocumentId(name))
  if (states.some((state) => state === release.state)) return release
  throw new OperationError(
    409,
    'releaseStateError',
    `Release "${name}" is ${release.state}: this can only be done with one that is ${states.join(' or ')}`,
    { id: release._id, state: release.state },
  )
}

/** Publishes all versions of a release. Drafts with the same content as the published version are deleted. */
export function publishRelease(work: WorkingCopy, release: LakeDocument): void {
  const versions = work.versionsIn(releaseName(release))
  for (const id of versions) {
    const version = existing(work, id)
    const published = publishedId(id)
    if (isToUnpublish(version)) {
      if (work.get(published)) unpublish(work, published, `drafts.${published}`)
      work.delete(id)
    } else {
      const draft = work.get(`drafts.${published}`)
      publishVersion(work, version)
      if (draft && isSameContent(draft, version)) work.delete(draft._id)
    }
  }
  const finalDocumentStates = versions.map((id) => ({ _key: id, id }))
  work.patch(release._id, {
    set: { state: 'published', publishedAt: work.timestamp, finalDocumentStates },
    unset: ['error', 'scheduledBy'],
  })
}

function isSameContent(a: LakeDocument, b: LakeDocument): boolean {
  return isDeepStrictEqual(contentOf(a), contentOf(b))
}

function contentOf({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: LakeDocument) {
  return content
}

/** Tries to publish each release that a transaction schedules, without storing it. So errors appear at once, not when due. */
export function tryScheduled(work: WorkingCopy, authorize: MutateOptions['authorize']): void {
  for (const { after } of work.changes()) {
    if (after?._type !== RELEASE_TYPE || after.state !== 'scheduled') continue
    const trial = work.fork()
    trial.applyAll('actionError', [after], () => publishRelease(trial, after))
    authorize?.(trial.changes())
  }
}
