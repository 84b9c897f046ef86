import type { DocumentChange, LakeDocument } from '../types.ts'

/**
 * What the lake leaves to the server it is part of. It has no accounts, no rules of who may do what, and does not know
 * under which address it is reached.
 */
export interface LakeHost {
  /** Who sends a request, or null for nobody. It counts as a sign of life. */
  identify(request: Request): Member | null
  /** Whether whoever sent a request is still signed in. An open stream asks often, so it is no sign of life. */
  isSignedIn(request: Request): boolean
  /** Calls back when somebody may have been signed out, so that open streams ask again at once. Returns how to stop. */
  onSessionsEnded(listener: () => void): () => void
  /** The names of the authors of changes; unknown ids are left out. */
  usersById(ids: string[]): { id: string; displayName: string }[]
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
export interface Member {
  id: string
  displayName: string
  email?: string
  /** For the Studio, which tells roles by their name and shows their title. */
  role: { name: string; title: string }
  /** What the Studio offers them. It keeps nobody from anything: `authorizeChanges` does. */
  grants: Grant[]
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
