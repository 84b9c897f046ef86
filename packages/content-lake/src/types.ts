/** Shapes shared by every part of the embedded Content Lake. */

/** A stored document. In `_id`, drafts have the prefix `drafts.` and versions `versions.<release>.`. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/**
 * `raw`: every document as stored. `public`: the documents that visitors of a public dataset may read. In a list, the first
 * perspective that has the document is used.
 */
export type Perspective = 'raw' | 'public' | 'published' | 'drafts' | string[]

export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** Whether `after` is the former published version, because a publish is undone. */
  isUndo?: true
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

/** The result of one mutation, in the order of the request: `results` of Sanity's mutate endpoint. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/**
 * The result of `mutate` and `act`. When nothing changes, or in a dry run, nothing is stored, and `seq` is that of the last
 * stored transaction.
 */
export interface CommittedTransaction extends Transaction {
  results: MutationResult[]
}

export interface MutateOptions {
  /** The author of the change: the id of a person or a script. */
  author: string
  transactionId?: string
  dryRun?: boolean
  /** The greatest work in steps (`step-budget.ts`); unlimited by default. */
  steps?: number
  /** Runs before the commit, under the write lock, with all changes. If it throws, everything is rolled back. */
  authorize?: (changes: DocumentChange[]) => void
}

export interface QueryOptions {
  /** Default `published`. */
  perspective?: Perspective
  /** Ids of published documents. Only their drafts are visible; without this, all drafts are. */
  draftsOf?: ReadonlySet<string>
  /** The result of GROQ's `identity()`. */
  identity?: string
}

/** The difference between two documents in Sanity's format Mendoza, as in the `mendoza` package. */
export type MendozaPatch = unknown[]

/** The effects of a transaction on one document, forwards and backwards. `_rev` is not included. */
export interface Effects {
  apply: MendozaPatch
  revert: MendozaPatch
}

/** A transaction in Sanity's history API, with the mutations and effects of the requested documents only. */
export interface HistoryEntry {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations: unknown[]
  effects: Record<string, Effects>
}

/** Which transactions to list. Both ends are included. Times are ISO 8601. `limit` is at most 1,000. */
export interface HistoryOptions {
  fromTransaction?: string
  toTransaction?: string
  fromTime?: string
  toTime?: string
  authors?: string[]
  limit?: number
  /** Whether the newest transaction comes first. */
  reverse?: boolean
}

export type DocumentMoment = { revision: string } | { time: string } | { lastRevision: true }

/** An event of a document group, in the forms of the Studio's `core/store/events/types.ts`. */
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
  publishCause?: 'document.publish' | 'release.publish'
}

/**
 * Returns the document `after` with the host's additions. It runs in the transaction, so it must be a pure function.
 * @param before the version before the transaction; null for a new document
 * @param after the version to be stored
 * @param source the version it was made from: the draft when it is published, the published version for a new draft, otherwise
 * `before`
 */
export type Amend = (
  before: LakeDocument | null,
  after: LakeDocument,
  source: LakeDocument | null,
) => LakeDocument

/**
 * Throws a LakeError when a document must not be stored. It gets the same versions as `Amend`. It runs in the transaction, so it
 * must be a pure function.
 */
export type Check = (before: LakeDocument | null, after: LakeDocument, source: LakeDocument | null) => void

/** A draft, and the people who changed it since it was made, the latest editor first. Times are ISO 8601. */
export interface DraftActivity {
  id: string
  /** When the draft was made. */
  since: string
  editors: { author: string; at: string }[]
}

/** The last change of a document by one author. */
export interface RecentChange {
  id: string
  author: string
  at: string
}

/** The lake's log, for errors that are not part of an answer. A pino logger fits. */
export interface LakeLog {
  warn(details: object, sentence: string): void
  error(details: object, sentence: string): void
}

export interface LakeOptions {
  /** The name of the SQLite file; `lake.sqlite` by default. A host with several lakes in a folder gives other names. */
  file?: string
  /** The lake's names for Sanity's tools. A lake has one project with one dataset. */
  projectId: string
  dataset: string
  /** The project's name in the Studio. */
  title: string
  /** The path of the lake on its host, e.g. `/api/lake`. Stored addresses of images and files contain it. */
  path: string
  log: LakeLog
  /** Whether `order(lower(…))` puts "é" beside "e", as readers expect. By default it sorts by character codes, as GROQ does. */
  readingOrder?: boolean
  /** Called for each written document, after the writer's rights were checked. */
  check?: Check
  /** Called for each written document, after `check` was called for all of them. */
  amend?: Amend
}
