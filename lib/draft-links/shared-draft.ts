import 'server-only'
import { draftMode } from 'next/headers'
import { readShared, SHARED_COOKIE, type Shared } from '#lib/draft-links/share.ts'
import { cookieOfDraft } from '#lib/server/next-internals.ts'

/** The shared link of the page that is being rendered; null for every other page. */
export async function sharedDraft(): Promise<Shared | null> {
  const draft = await draftMode()
  return draft.isEnabled ? readShared(cookieOfDraft(draft, SHARED_COOKIE)) : null
}
