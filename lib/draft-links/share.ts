/** The query parameter of a shared link to drafts: its secret (docs/architecture.md, Drafts and preview). */
export const SHARE_PARAMETER = 'share'

/**
 * The cookie that the proxy adds to a request with a shared link, to tell the page about the link. No browser ever gets it.
 */
export const SHARED_COOKIE = 'montage-shared'

export interface Shared {
  /** The published ids of the documents whose drafts are shown. */
  documents: string[]
  /** The layers that are shown above published content, topmost first. */
  layers: string[]
  /** Milliseconds since 1970. */
  expiresAt: number
  /** The link's path and query, without a language. */
  address: string
}

export const sharedCookie = (shared: Shared): string =>
  Buffer.from(JSON.stringify(shared)).toString('base64url')

/** The content of the cookie; null without it. */
export function readShared(cookie: string | undefined): Shared | null {
  return cookie ? (JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Shared) : null
}
