import { isPublishedId, publishedId, releaseOf } from './ids.ts'
import type { HistoryEvent, LakeDocument } from './types.ts'

/** One change of a document of a group (a published document with its drafts and versions). */
export interface GroupChange {
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/**
 * Derives the events of a document, newest first, from the changes of its group, oldest first. The events have the types of the
 * Studio's `core/store/events/types.ts`. A published document and a draft get different events, as in the Studio's
 * `addEventId`.
 */
export function groupEvents(documentId: string, changes: GroupChange[]): HistoryEvent[] {
  const existing = new Set<string>()
  const events: HistoryEvent[] = []
  for (const transaction of Map.groupBy(changes, (change) => change.transactionId).values()) {
    for (const { documentId, after } of transaction) {
      if (after) existing.add(documentId)
      else existing.delete(documentId)
    }
    const happened = isPublishedId(documentId)
      ? publishedEvents(documentId, transaction, existing)
      : versionEvents(documentId, transaction, existing)
    events.push(...happened)
  }
  return events.reverse()
}

/** The event of the published document in a transaction: at most one. */
function publishedEvents(documentId: string, changes: GroupChange[], existing: Set<string>): HistoryEvent[] {
  const published = changes.find((change) => change.documentId === documentId)
  const source = changes.find((change) => isPublishing(change, published))
  const [first] = changes
  if (!first) return []
  if (existing.size === 0) return [{ ...base(first), type: 'deleteDocumentGroup', documentId }]
  if (!published) return []
  const revisionId = published.transactionId
  if (source) return [publishEvent(source, revisionId)]
  if (!published.after) return [unpublishEvent(published, changes, existing)]
  const type = published.before ? 'updateLiveDocument' : 'createLiveDocument'
  return [{ ...base(published), type, documentId, revisionId }]
}

/** The event of a draft or a version in a transaction. Edits are no events: the Studio reads them from transactions. */
function versionEvents(versionId: string, changes: GroupChange[], existing: Set<string>): HistoryEvent[] {
  const documentId = publishedId(versionId)
  const change = changes.find((candidate) => candidate.documentId === versionId)
  if (!change) return []
  const published = changes.find((candidate) => candidate.documentId === documentId)
  if (isPublishing(change, published)) return [publishEvent(change, change.transactionId)]
  if (!change.after && existing.size === 0)
    return [{ ...base(change), type: 'deleteDocumentGroup', documentId }]
  if (change.before && change.after) return []
  return [
    {
      ...base(change),
      ...version(versionId),
      type: change.after ? 'createDocumentVersion' : 'deleteDocumentVersion',
      documentId,
      versionRevisionId: change.before?._rev ?? change.transactionId,
    },
  ]
}

/** Whether a draft or a version was deleted because it became the published document. */
function isPublishing(change: GroupChange, published: GroupChange | undefined): boolean {
  return !isPublishedId(change.documentId) && !change.after && !!published?.after
}

function publishEvent(source: GroupChange, revisionId: string): HistoryEvent {
  return {
    ...base(source),
    ...version(source.documentId),
    type: 'publishDocumentVersion',
    documentId: publishedId(source.documentId),
    revisionId,
    versionRevisionId: source.before?._rev,
    publishCause: releaseOf(source.documentId) ? 'release.publish' : 'document.publish',
  }
}

function unpublishEvent(published: GroupChange, changes: GroupChange[], existing: Set<string>): HistoryEvent {
  const draftId = `drafts.${published.documentId}`
  const created = changes.find((change) => change.documentId === draftId && change.after)
  const versionId = created ? draftId : ([...existing][0] ?? draftId)
  return {
    ...base(published),
    ...version(versionId),
    type: 'unpublishDocument',
    documentId: published.documentId,
    versionRevisionId: published.transactionId,
  }
}

function base({ timestamp, author }: GroupChange): { timestamp: string; author: string } {
  return { timestamp, author }
}

function version(versionId: string): { versionId: string; releaseId?: string } {
  const releaseId = releaseOf(versionId)
  return releaseId === undefined ? { versionId } : { versionId, releaseId }
}
