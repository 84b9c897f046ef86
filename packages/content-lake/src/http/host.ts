import type { Lake } from '../lake.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import type { WriteSize } from './write-size.ts'

/** The functions that a lake needs from its server, because a lake has no accounts, no rights and no address of its own. */
export interface LakeHost {
  /** The dataset of Sanity's comments and tasks. It is a separate lake, so that comments are never content. */
  comments: { dataset: string; open(): Lake }
  /** Everybody whom a comment can mention. */
  members(): { id: string; displayName: string; role: string }[]
  /** The sender of a request; null when nobody is signed in. Each call extends the sender's session. */
  identify(request: Request): Member | null
  /** Whether the sender is still signed in. This does not extend the session, because open streams call it often. */
  isSignedIn(request: Request): boolean
  /** Calls `listener` when a session may have ended: open streams then check the sender. Returns a function that removes it. */
  onSessionsEnded(listener: () => void): () => void
  /** The names of the authors of changes; unknown ids are left out. */
  usersById(ids: string[]): { id: string; displayName: string }[]
  /** A name for the sender: a person's id, otherwise for example a network address. Clients share expensive work fairly. */
  clientOf(request: Request): string
  /** False when a browser sent the request from a page of another site. True for own pages, and for programs such as curl. */
  isOwnOrigin(request: Request): boolean
  /** Scheme and host that the sender of a request uses for this server, such as `https://example.ca`. */
  publicOrigin(request: Request): string
  /**
   * Answers the host's own endpoints under the lake's address, such as sign-in. Null for other paths. `path` is the part after
   * the version, e.g. `['auth', 'login']`.
   */
  handleOther(request: Request, path: string[]): Promise<Response | null>
}

/** A person who is signed in, with their rights. */
export interface Member extends Rights {
  id: string
  displayName: string
  email?: string
  /** The Studio identifies roles by name and shows their titles. */
  role: { name: string; title: string }
  /** The rights in the dataset of comments and tasks. */
  comments: Rights
  /** Set for a visitor of a public dataset: a visitor reads only published documents. */
  isVisitor?: true
}

/** The rights in a dataset. */
interface Rights {
  /** The grants from which the Studio decides what to offer. `authorizeChanges` enforces the rights. */
  grants: Grant[]
  /** The greatest size of a write. */
  largestWrite: WriteSize
  /**
   * Throws a LakeError when a request contains a mutation or an action by which this member can never write. It is called before
   * documents are read or patches applied, so that a refused write costs no work.
   */
  authorizeRequest(writes: unknown[]): void
  /**
   * Throws a LakeError unless the member may make all changes of a transaction. It is called inside of the transaction, before
   * the commit, with each document's net change. `read` is for other documents.
   */
  authorizeChanges(changes: DocumentChange[], read: ReadDocument): void
  /** Throws a LakeError unless the member may add images and files. */
  authorizeUpload(): void
}

/** Reads a document as it was before the transaction; null when it did not exist. */
export type ReadDocument = (id: string) => LakeDocument | null

/** A GROQ filter that the Studio evaluates on one document, and the permissions for matching documents. */
export interface Grant {
  filter: string
  permissions: ('read' | 'history' | 'create' | 'update')[]
}
