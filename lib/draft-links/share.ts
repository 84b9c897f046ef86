/** The query parameter of a shared link to drafts: its secret (docs/architecture.md, Drafts and preview). */
export const SHARE_PARAMETER = 'share'

/**
 * The cookie by which the proxy tells a page about the shared link. It exists only in the server's request; no browser has it.
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
