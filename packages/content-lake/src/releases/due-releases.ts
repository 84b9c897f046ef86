import { dataError, LakeError } from '../errors.ts'
import type { Store } from '../store.ts'
import type { LakeDocument, LakeLog, MutateOptions } from '../types.ts'
import type { WorkingCopy } from '../working-copy.ts'
import { publishRelease } from './publish-release.ts'
import { RELEASE_TYPE } from './release.ts'

/** Returns the check of rights (`MutateOptions.authorize`) for a person's id; null when the person has no rights any more. */
export type AuthorizerOf = (author: string) => MutateOptions['authorize'] | null

/**
 * Publishes the scheduled releases that are due, each in one transaction, with the rights of the person who scheduled it. A
 * release is published once even if several processes call this, because its state is read and changed under the write lock. A
 * refused release becomes active again, and its `error` has the reason.
 * @returns the ids of the releases that this call published
 */
export function publishDueReleases(
  store: Store,
  now: Date,
  authorizerOf: AuthorizerOf,
  log: LakeLog,
): string[] {
  const due = dueReleases(store, now)
  return due
    .filter((release) => {
      try {
        return publishIfDue(store, release, now, authorizerOf)
      } catch (error) {
        log.warn({ err: error, release: release._id }, 'A scheduled release could not be published')
        // With a full disk or a busy database, the release stays scheduled and is tried again.
        if (error instanceof LakeError && error.status < 500) noteFailure(store, release, now, error)
        return false
      }
    })
    .map(({ _id }) => _id)
}

function dueReleases(store: Store, now: Date): LakeDocument[] {
  const releases = store.read((documents) =>
    documents.ofType(RELEASE_TYPE).flatMap((id) => documents.get(id) ?? []),
  )
  return releases
    .filter((release) => isDue(release, now))
    .toSorted((a, b) => String(a.publishAt).localeCompare(String(b.publishAt)))
}

function isDue({ state, publishAt }: LakeDocument, now: Date): boolean {
  return state === 'scheduled' && typeof publishAt === 'string' && publishAt <= now.toISOString()
}

/** The current release, read under the write lock; undefined when it is not due any more. */
function stillDue(work: WorkingCopy, { _id }: LakeDocument, now: Date): LakeDocument | undefined {
  const release = work.get(_id)
  return release && isDue(release, now) ? release : undefined
}

function publishIfDue(store: Store, release: LakeDocument, now: Date, authorizerOf: AuthorizerOf): boolean {
  const author = String(release.scheduledBy)
  // `authorizerOf` is called before the transaction, because the host may read its own tables.
  const authorize = authorizerOf(author)
  const { changes } = store.commit(
    (work) => {
      const current = stillDue(work, release, now)
      if (current) work.applyAll('actionError', [current], () => publishRelease(work, current))
    },
    {
      author,
      authorize: (changes) => {
        if (changes.length === 0) return
        if (!authorize) throw noAccount()
        authorize(changes)
      },
    },
  )
  return changes.length > 0
}

function noAccount(): LakeError {
  const sentence = 'The person who scheduled this release has no account any more.'
  return dataError(403, 'insufficientPermissionsError', sentence, { code: 'schedulerGone' })
}

/** Makes the release active again and stores the error in it, in the form that Sanity's client gives to the Studio. */
function noteFailure(store: Store, release: LakeDocument, now: Date, error: LakeError): void {
  const { message, status: statusCode, body } = error
  store.commit(
    (work) => {
      if (!stillDue(work, release, now)) return
      work.patch(release._id, {
        set: { state: 'active', error: { message, statusCode, details: body.error } },
        unset: ['publishAt', 'scheduledBy'],
      })
    },
    { author: String(release.scheduledBy) },
  )
}
