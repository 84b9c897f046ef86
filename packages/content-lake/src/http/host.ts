import type { Lake } from '../lake.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import type { WriteSize } from './write-size.ts'

/**
 * What the lake asks of the server it is part of. The lake has no accounts and no rules about who may do what, and
 * does not know its own address.
 */
export interface LakeHost {
  /** The dataset for Sanity's comments and tasks: a lake of its own, so that what is said about documents is never content. */
  comments: { dataset: string; open(): Lake }
  /** Everybody who can be mentioned in a comment. */
  members(): { id: string; displayName: string; role: string }[]
  /** Who sends a request, or null when nobody is signed in. It extends the session. */
  identify(request: Request): Member | null
  /**
   * Whether the sender of a request is still signed in. It does not extend the session, because an open stream asks
   * often.
   */
  isSignedIn(request: Request): boolean
  /**
   * Calls back when somebody may have been signed out, so that open streams check it at once. Returns a function that
   * stops it.
   */
  onSessionsEnded(listener: () => void): () => void
  /** The names of the authors of changes; unknown ids are left out. */
  usersById(ids: string[]): { id: string; displayName: string }[]
  /** A name for who sends a request, signed in or not: clients share what costs much. */
  clientOf(request: Request): string
  /** Whether a request can come from the host's own pages, or from no web page at all. */
  isOwnOrigin(request: Request): boolean
  /** Scheme and host under which the sender of a request reaches this server, such as `https://example.ca`. */
  publicOrigin(request: Request): string
  /**
   * Answers what the host adds under the lake's address, such as sign-in; null for every other path.
   * `path` is what follows the version, e.g. `['auth', 'login']`.
   */
  handleOther(request: Request, path: string[]): Promise<Response | null>
}

/** Somebody who is signed in, and what they may do. */
export interface Member extends Rights {
  id: string
  displayName: string
  email?: string
  /** The Studio identifies roles by their name and shows their title. */
  role: { name: string; title: string }
  /** What they may do in the dataset of comments and tasks. */
  comments: Rights
  /** Nobody is signed in, and the dataset is public: they read what is published, and nothing else is answered. */
  isVisitor?: true
}

/** What somebody may do in a dataset. */
interface Rights {
  /** The grants with which the Studio decides what to offer. They enforce nothing: `authorizeChanges` does. */
  grants: Grant[]
  /** How large their writes may be. */
  largestWrite: WriteSize
  /**
   * Throws a LakeError when a request has a mutation or an action by which they can write nothing, as it was sent. Called before
   * documents are read or patches applied, so that who may not write costs no work.
   */
  authorizeRequest(writes: unknown[]): void
  /**
   * Throws a LakeError unless they may make every one of a transaction's changes. Called inside the transaction, before
   * it commits, with each document's net change; `read` gives the documents the transaction does not change.
   */
  authorizeChanges(changes: DocumentChange[], read: ReadDocument): void
  /** Throws a LakeError unless they may add images and files. */
  authorizeUpload(): void
}

/** Looks up a document as it was before the transaction. */
export type ReadDocument = (id: string) => LakeDocument | null

/** A GROQ filter, evaluated in the Studio on one document, and what it allows with the documents it matches. */
export interface Grant {
  filter: string
  permissions: ('read' | 'history' | 'create' | 'update')[]
}
