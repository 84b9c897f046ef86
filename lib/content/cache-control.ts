import 'server-only'
import { draftMode } from 'next/headers'

/**
 * The `Cache-Control` of an answer that was made from content. The content is cached here, where a publish expires it: a
 * browser asks whether what it has is still good. What has drafts in it is nobody else's.
 */
export async function contentCacheControl(): Promise<string> {
  const { isEnabled } = await draftMode()
  return isEnabled ? 'private, no-store' : 'public, max-age=0, must-revalidate'
}
