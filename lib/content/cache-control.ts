import 'server-only'
import { draftMode } from 'next/headers'

/**
 * The `Cache-Control` header of an answer made from content. The server caches the content, and a publish expires it. A
 * browser has to ask whether its copy is still valid. An answer with drafts is private and is not stored.
 */
export async function contentCacheControl(): Promise<string> {
  const { isEnabled } = await draftMode()
  return isEnabled ? 'private, no-store' : 'public, max-age=0, must-revalidate'
}
