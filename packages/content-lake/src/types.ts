/** Shapes shared by every part of the embedded Content Lake. */

/** A stored document. Drafts carry the `drafts.` prefix in `_id`, versions `versions.<name>.`. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** `raw` is every document as stored, `public` what a visitor of a public dataset sees; a list is a stack of perspectives, first wins. */
export type Perspective = 'raw' | 'public' | 'published' | 'drafts' | string[]

export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** Whether `after` is what was published before `before`, because that publication is taken back. */
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
  /** How much work it may be (`step-budget.ts`). Without it, any. */
  steps?: number
  /** Runs before the commit, under the write lock, with every change; throwing rolls everything back. */
  authorize?: (changes: DocumentChange[]) => void
}

export interface QueryOptions {
  /** Default `published`. */
  perspective?: Perspective
  /** Ids of published documents: only their drafts are seen. Without it, all drafts are. */
  draftsOf?: ReadonlySet<string>
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
  publishCause?: 'document.publish' | 'release.publish'
}

/**
 * What the host adds to a document that is written. A pure function: it runs in the transaction.
 * @param before Its version before the transaction; null for a new one.
 * @param after The one that is to be stored.
 * @param source The version it was made from: its draft when that is published, what is published for a new draft, or
 *   else `before`.
 */
export type Amend = (
  before: LakeDocument | null,
  after: LakeDocument,
  source: LakeDocument | null,
) => LakeDocument

/**
 * Throws a LakeError when a document must not be stored as it is. A pure function, of the same versions as `Amend`: it runs in
 * the transaction.
 */
export type Check = (before: LakeDocument | null, after: LakeDocument, source: LakeDocument | null) => void

/** A draft and who changed it since it was made, newest first. Times are ISO 8601. */
export interface DraftActivity {
  id: string
  /** When it was made. */
  since: string
  editors: { author: string; at: string }[]
}

/** The last change of a document by one author. */
export interface RecentChange {
  id: string
  author: string
  at: string
}

/** Where the lake logs errors that are not part of an answer. A pino logger is one. */
export interface LakeLog {
  warn(details: object, sentence: string): void
  error(details: object, sentence: string): void
}

export interface LakeOptions {
  /** The name of its SQLite file; `lake.sqlite` unless a host has more than one lake in a folder. */
  file?: string
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
  /** Whether `order(lower(…))` sorts as a reader expects it; otherwise by the numbers of characters, as GROQ has it. */
  readingOrder?: boolean
  /** Called for each document that is written, after the writer's right to do so was checked. */
  check?: Check
  /** The same, once all of them are checked. */
  amend?: Amend
}
