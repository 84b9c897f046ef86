/** Shapes shared by every part of the embedded Content Lake. */
import type { DatabaseSync } from 'node:sqlite'
import type { ContentSourceMap } from '@sanity/client'

/** A stored document. Drafts carry the `drafts.` prefix in `_id`, versions `versions.<name>.`. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** `raw` is every document as stored; a list is a stack of perspectives, first wins. */
export type Perspective = 'raw' | 'published' | 'drafts' | string[]

export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/** One atomic, durable commit. `seq` orders transactions within a lake, starting at 1. */
export interface Transaction {
  seq: number
  id: string
  timestamp: string
  author: string
  mutations: unknown[]
  changes: DocumentChange[]
}

/** What one mutation did, in the order they were sent: the `results` of Sanity's mutate endpoint. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/**
 * What `mutate` and `act` answer. When nothing had to change (or on a dry run) nothing is stored:
 * `seq` is then that of the last stored transaction.
 */
export interface CommittedTransaction extends Transaction {
  results: MutationResult[]
}

export interface MutateOptions {
  /** Whose change it is: the id of a person or a script. */
  author: string
  transactionId?: string
  dryRun?: boolean
  /** Runs before the commit, under the write lock, with every change; throwing rolls everything back. */
  authorize?: (changes: DocumentChange[]) => void
}

export interface QueryOptions {
  /** Default `published`. */
  perspective?: Perspective
  /** What GROQ's `identity()` answers. */
  identity?: string
}

/** A Mendoza patch, as in the `mendoza` package. */
export type MendozaPatch = unknown[]

/** How a transaction changed one document, forwards and backwards. `_rev` is not part of it. */
export interface Effects {
  apply: MendozaPatch
  revert: MendozaPatch
}

/** A transaction as Sanity's history API lists it; mutations and effects of the documents asked for only. */
export interface HistoryEntry {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations: unknown[]
  effects: Record<string, Effects>
}

/** Both ends are inclusive. Times are ISO 8601. */
export interface HistoryOptions {
  fromTransaction?: string
  toTransaction?: string
  fromTime?: string
  toTime?: string
  authors?: string[]
  limit?: number
  /** Newest first. */
  reverse?: boolean
}

export type DocumentMoment = { revision: string } | { time: string } | { lastRevision: true }

/** An event of a document group, in the shapes of the Studio's `core/store/events/types.ts`. */
export interface HistoryEvent {
  type:
    | 'createDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
    | 'createLiveDocument'
    | 'updateLiveDocument'
  timestamp: string
  author: string
  documentId: string
  revisionId?: string
  versionId?: string
  versionRevisionId?: string
  releaseId?: string
  publishCause?: 'document.publish'
}

export interface LakeHistory {
  /** Transactions that changed any of the documents, oldest first. Throws 404 for an unknown transaction id. */
  transactions(ids: string[], options?: HistoryOptions): HistoryEntry[]
  /** The document as it was, or undefined when it did not exist then. `lastRevision` finds deleted ones too. */
  documentAt(id: string, moment: DocumentMoment): LakeDocument | undefined
  /** What happened to a document, newest first. */
  events(id: string): HistoryEvent[]
}

/** Where the lake logs errors that are not part of an answer. A pino logger is one. */
export interface LakeLog {
  warn(details: object, sentence: string): void
  error(details: object, sentence: string): void
}

export interface LakeOptions {
  /** The names of the lake for Sanity's tools. It holds one project with one dataset. */
  projectId: string
  dataset: string
  /** What the Studio shows as the project's name. */
  title: string
  /**
   * The path under which the host passes requests to the lake, e.g. `/api/lake`. Addresses of images and files are
   * stored with it.
   */
  path: string
  log: LakeLog
}

/** The embedded Content Lake: documents, their history, and GROQ over them. */
export interface Lake extends Readonly<LakeOptions> {
  readonly dataDir: string
  /** The live connection, for tables of the host and for tests. */
  readonly database: DatabaseSync
  /** Number of the newest transaction, 0 when there is none. */
  readonly lastSeq: number
  query(groq: string, params?: Record<string, unknown>, options?: QueryOptions): Promise<unknown>
  /** The same, and which field of which document each part of the result is. */
  queryWithSources(
    groq: string,
    params?: Record<string, unknown>,
    options?: QueryOptions,
  ): Promise<{ result: unknown; resultSourceMap: ContentSourceMap }>
  /** The documents as stored, in the order asked for, missing ones left out. They are frozen. */
  getDocuments(ids: string[]): LakeDocument[]
  /** Ids of the documents, drafts included, that refer to a document. */
  referrers(id: string): string[]
  /** Applies Sanity mutations as one transaction; durable when it returns. Throws `LakeError`. */
  mutate(mutations: unknown[], options: MutateOptions): CommittedTransaction
  /** Applies Sanity document actions as one transaction; durable when it returns. Throws `LakeError`. */
  act(actions: unknown[], options: MutateOptions): CommittedTransaction
  /** Transactions after `seq`, oldest first. */
  transactionsSince(seq: number, limit?: number): Transaction[]
  /**
   * Calls back for every transaction after now, in order, other processes' included. `isOwn` is whether this lake
   * committed it. Returns how to stop.
   */
  subscribe(listener: (transaction: Transaction, isOwn: boolean) => void): () => void
  readonly history: LakeHistory
  readonly meta: { get(key: string): string | undefined; set(key: string, value: string): void }
  close(): void
}
