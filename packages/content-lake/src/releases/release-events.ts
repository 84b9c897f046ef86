import type { GroupChange } from '../events.ts'
import { publishedId } from '../ids.ts'
import type { LakeDocument } from '../types.ts'
import { releaseDocumentId } from './release.ts'

/** An event of a release, in the forms of the Studio's `core/releases/tool/detail/events/types.ts`. */
export interface ReleaseEvent {
  type: string
  timestamp: string
  author: string
  releaseName: string
  [detail: string]: unknown
}

/** Event types by the state before and after. Edits are not events, because the Studio reads them from transactions. */
const BY_STATE: Record<string, string> = {
  'active scheduled': 'scheduleRelease',
  'scheduled scheduled': 'scheduleRelease',
  'scheduled active': 'unscheduleRelease',
  'active published': 'publishRelease',
  'scheduled published': 'publishRelease',
  'active archived': 'archiveRelease',
  'archived active': 'unarchiveRelease',
}

/** Derives the events of a release, newest first, from the changes of its document and versions, oldest first. */
export function releaseEvents(releaseName: string, changes: GroupChange[]): ReleaseEvent[] {
  const releaseId = releaseDocumentId(releaseName)
  const transactions = [...Map.groupBy(changes, (change) => change.transactionId).values()]
  return transactions
    .flatMap((transaction) => {
      const release = transaction.find(({ documentId }) => documentId === releaseId)
      const facts = release && releaseFacts(release)
      // When the state of the release changes, the changes of its versions belong to that event and get no events of their own.
      const found = facts ? [{ ...facts, from: release }] : transaction.flatMap(versionFacts)
      return found.map(({ from: { timestamp, author }, ...event }) => ({
        timestamp,
        author,
        releaseName,
        ...event,
      }))
    })
    .reverse()
}

function releaseFacts({ before, after }: GroupChange): { type: string; [detail: string]: unknown } | null {
  if (!before) return { type: 'createRelease' }
  if (!after) return { type: 'deleteRelease' }
  if (before.state === after.state && before.publishAt === after.publishAt) return null
  const type = BY_STATE[`${before.state} ${after.state}`]
  return type ? { type, ...(type === 'scheduleRelease' && { publishAt: after.publishAt }) } : null
}

function versionFacts(change: GroupChange) {
  const { documentId, before, after, transactionId } = change
  if (Boolean(before) === Boolean(after)) return []
  const document: LakeDocument | null = after ?? before
  return [
    {
      type: after ? 'addDocumentToRelease' : 'discardDocumentFromRelease',
      from: change,
      documentId: publishedId(documentId),
      documentType: document?._type,
      versionId: documentId,
      revisionId: transactionId,
      versionRevisionId: before?._rev ?? transactionId,
    },
  ]
}
