import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { previewAccess } from '#lib/content/preview-access.ts'
import { env } from '#lib/env.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'

/**
 * `GET /api/draft-mode/enable?sanity-preview-pathname=/tv-mounting`: shows staff the site with every draft in it.
 * The Studio's preview opens it. Answers 401 to everybody else.
 */
export async function GET(request: Request): Promise<Response> {
  const access = await previewAccess(request)
  if (access === null) {
    return Response.json({ message: 'Sign in to the Studio to see drafts.' }, { status: 401 })
  }
  const draft = await draftMode()
  draft.enable()
  await keepOnPlainHttp()
  redirect(access.path)
}

/** Next marks the cookie for other sites' frames and for https only; the preview is our own site, maybe on plain http. */
async function keepOnPlainHttp() {
  const jar = await cookies()
  const value = jar.get(DRAFT_COOKIE)?.value
  if (value === undefined) return
  const secure = env.SITE_URL.startsWith('https:')
  jar.set(DRAFT_COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: '/' })
}
