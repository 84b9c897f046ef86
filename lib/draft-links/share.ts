/** The parameter of a page's address that shows its drafts to who has the link (docs/architecture.md, Drafts and preview). */
export const SHARE_PARAMETER = 'share'

/** What the proxy tells a page that is shown by such a link, as a cookie of the request that no browser has. */
export const SHARED_COOKIE = 'montage-shared'

export interface Shared {
  /** The published ids of the documents whose drafts are shown. */
  documents: string[]
  /** What is seen above what is published, topmost first. */
  layers: string[]
  /** Milliseconds since 1970. */
  expiresAt: number
  /** The link's path and query, without a language. */
  address: string
}

export const sharedCookie = (shared: Shared): string =>
  Buffer.from(JSON.stringify(shared)).toString('base64url')

/** What the cookie says; null without it. */
export function readShared(cookie: string | undefined): Shared | null {
  return cookie ? (JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Shared) : null
}
