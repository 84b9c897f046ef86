import type { Identity } from '#lib/server/accounts/index.ts'

/** A member of staff, now or in the past. */
export interface Colleague extends Pick<Identity, 'id' | 'displayName' | 'role'> {
  isRemoved: boolean
}

/** The people of the Studio: accounts of the embedded lake, or members of the project of hosted Sanity. */
export interface Staff {
  /** The sender of a request; null when it has no credentials, or when they are not valid any more. */
  identify(request: Request): Promise<Identity | null>
  /** The person or token with an id; null when it is unknown or was removed. */
  byId(id: string): Promise<Identity | null>
  /** All people of the Studio, with removed people who are still known. */
  colleagues(): Promise<Colleague[]>
  /** The name of the author of a change; the id itself when nobody knows a name. */
  nameOf(id: string): Promise<string>
}
