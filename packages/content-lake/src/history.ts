import type { DatabaseSync } from 'node:sqlite'
import { document, integer, json, type Row, text } from './database.ts'
import { effectsOf } from './effects.ts'
import { dataError } from './errors.ts'
import { type GroupChange, groupEvents } from './events.ts'
import { publishedId, releaseOf, targetOf } from './ids.ts'
import { releaseDocumentId } from './releases/release.ts'
import { type ReleaseEvent, releaseEvents } from './releases/release-events.ts'
import type { DocumentMoment, HistoryEntry, HistoryEvent, HistoryOptions, LakeDocument } from './types.ts'

const MAX_ENTRIES = 1000

/** Returns functions that read the history of documents from the stored transactions. */
export function openHistory(database: DatabaseSync) {
  const seqOf = database.prepare('SELECT seq FROM transactions WHERE id = ?')
  const lastChangeUpTo = database.prepare(
    'SELECT seq, before, after FROM changes WHERE document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
  )
  const lastSeqUpTo = database.prepare('SELECT max(seq) AS seq FROM transactions WHERE timestamp <= ?')
  const changesWhere = (condition: string) =>
    database.prepare(`
      SELECT seq, transactions.id, timestamp, author, document_id, before, after
      FROM changes JOIN transactions USING (seq) WHERE ${condition} ORDER BY seq`)
  const changesOfGroup = changesWhere(
    "document_id IN (?1, 'drafts.' || ?1) OR (document_id > 'versions.' AND document_id < 'versions/')",
  )
  const changesOfRelease = changesWhere(
    "document_id = ?1 OR (document_id > 'versions.' || ?2 || '.' AND document_id < 'versions.' || ?2 || '/')",
  )
  const changesOfTransaction = database.prepare(
    'SELECT document_id, before, after FROM changes WHERE seq = ?',
  )
  const transactionIdOf = database.prepare('SELECT id FROM transactions WHERE seq = ?')

  function requireSeq(transactionId: string): number {
    const row = seqOf.get(transactionId)
    if (!row) {
      throw dataError(404, 'transactionNotFoundError', `Transaction "${transactionId}" was not found`, {
        transactionID: transactionId,
      })
    }
    return integer(row, 'seq')
  }

  /** The number of the last transaction up to a revision or a time; undefined when there is none. */
  function seqAt(moment: DocumentMoment): number | undefined {
    if ('lastRevision' in moment) return Number.MAX_SAFE_INTEGER
    const row = 'revision' in moment ? seqOf.get(moment.revision) : lastSeqUpTo.get(utc(moment.time))
    return row && row.seq !== null ? integer(row, 'seq') : undefined
  }

  /**
   * The last state of a deleted document. A version that was deleted by its publish gets the revision of the publish: by this
   * revision the Studio finds the documents that a release replaced, and can revert the release.
   */
  function lastOfDeleted(id: string, row: Row): LakeDocument | null {
    const last = document(row, 'before')
    const seq = integer(row, 'seq')
    const isPublished =
      releaseOf(id) !== undefined &&
      changesOfTransaction.all(seq).some((change) => text(change, 'document_id') === publishedId(id))
    return last && isPublished ? { ...last, _rev: text(transactionIdOf.get(seq) ?? {}, 'id') } : last
  }

  return {
    /**
     * Transactions that changed any of the documents: the oldest first, or the newest first with `reverse`; 1,000 at most. Throws
     * 404 for an unknown transaction id.
     */
    transactions(ids: string[], options: HistoryOptions = {}): HistoryEntry[] {
      const { where, values } = conditions(options, requireSeq)
      const direction = options.reverse ? 'DESC' : 'ASC'
      const limit = Math.min(options.limit ?? MAX_ENTRIES, MAX_ENTRIES)
      const idList = JSON.stringify(ids)
      const transactions = database
        .prepare(
          `SELECT seq, id, timestamp, author, mutations FROM transactions
           WHERE seq IN (SELECT seq FROM changes WHERE document_id IN (SELECT value FROM json_each(?)))
           ${where} ORDER BY seq ${direction} LIMIT ?`,
        )
        .all(idList, ...values, limit)
      const changes = database.prepare(
        'SELECT document_id, before, after FROM changes WHERE seq = ? AND document_id IN (SELECT value FROM json_each(?))',
      )
      return transactions.map((row) => entry(row, changes.all(integer(row, 'seq'), idList)))
    },

    /** The document at a moment, or null when it did not exist. `lastRevision` also finds deleted documents. */
    documentAt(id: string, moment: DocumentMoment): LakeDocument | null {
      const seq = seqAt(moment)
      const row = seq === undefined ? undefined : lastChangeUpTo.get(id, seq)
      if (!row) return null
      return document(row, 'after') ?? ('lastRevision' in moment ? lastOfDeleted(id, row) : null)
    },

    /** The document that a publish replaced; null for a first publish. Undefined when the revision is not from a publish. */
    replacedByPublishing(id: string, revision: string): LakeDocument | null | undefined {
      const seq = seqOf.get(revision)
      const rows = seq ? changesOfTransaction.all(integer(seq, 'seq')) : []
      const changes = rows.map((row) => ({ id: text(row, 'document_id'), row }))
      const published = changes.find((change) => change.id === id)
      const isPublication = changes.some(
        (change) =>
          change.id !== id && publishedId(change.id) === id && document(change.row, 'after') === null,
      )
      return published && isPublication ? document(published.row, 'before') : undefined
    },

    /** The events of a document, newest first. */
    events(id: string): HistoryEvent[] {
      const group = publishedId(id)
      const rows = changesOfGroup.all(group).filter((row) => publishedId(text(row, 'document_id')) === group)
      return groupEvents(id, rows.map(groupChange))
    },

    /** The events of a release, newest first. */
    releaseEvents(release: string): ReleaseEvent[] {
      const rows = changesOfRelease.all(releaseDocumentId(release), release)
      return releaseEvents(release, rows.map(groupChange))
    },
  }
}

function groupChange(row: Row): GroupChange {
  return {
    transactionId: text(row, 'id'),
    timestamp: text(row, 'timestamp'),
    author: text(row, 'author'),
    documentId: text(row, 'document_id'),
    before: document(row, 'before'),
    after: document(row, 'after'),
  }
}

function entry(transaction: Row, changes: Row[]): HistoryEntry {
  const documentIDs = changes.map((change) => text(change, 'document_id'))
  const mutations = json<unknown[]>(transaction, 'mutations')
  return {
    id: text(transaction, 'id'),
    timestamp: text(transaction, 'timestamp'),
    author: text(transaction, 'author'),
    documentIDs,
    mutations: mutations.filter((mutation) => documentIDs.includes(targetOf(mutation))),
    effects: Object.fromEntries(
      changes.map((change) => [
        text(change, 'document_id'),
        effectsOf(document(change, 'before'), document(change, 'after')),
      ]),
    ),
  }
}

function conditions(
  options: HistoryOptions,
  requireSeq: (transactionId: string) => number,
): { where: string; values: (string | number)[] } {
  const { fromTransaction, toTransaction, fromTime, toTime, authors } = options
  const parts: [string, string | number][] = []
  if (fromTransaction) parts.push(['AND seq >= ?', requireSeq(fromTransaction)])
  if (toTransaction) parts.push(['AND seq <= ?', requireSeq(toTransaction)])
  if (fromTime) parts.push(['AND timestamp >= ?', utc(fromTime)])
  if (toTime) parts.push(['AND timestamp <= ?', utc(toTime)])
  if (authors) parts.push(['AND author IN (SELECT value FROM json_each(?))', JSON.stringify(authors)])
  return { where: parts.map(([sql]) => sql).join(' '), values: parts.map(([, value]) => value) }
}

/** A time in the form of stored times (UTC with milliseconds), so that texts sort like times. Throws 400 when it is invalid. */
function utc(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) {
    throw dataError(400, 'validationError', `Invalid time ${JSON.stringify(time)}: use ISO 8601`)
  }
  return date.toISOString()
}
