import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { previewAccess } from '#lib/content/preview-access.ts'
import { env } from '#lib/env.ts'
import { PREVIEW_PERSPECTIVE_COOKIE, previewPerspective } from '#lib/preview/perspective.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'

/**
 * `GET /api/draft-mode/enable?sanity-preview-pathname=/tv-mounting`: shows staff the site with every draft in it, and with
 * the release that `sanity-preview-perspective` names.
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
  await keepPerspective(new URL(request.url).searchParams.get(PREVIEW_PERSPECTIVE_COOKIE))
  redirect(access.path)
}

/**
 * Next sets its cookie with `SameSite=None; Secure`, for frames of other sites. The preview is on the same site and may use
 * plain http, where browsers refuse such a cookie.
 */
async function keepOnPlainHttp() {
  const jar = await cookies()
  const value = jar.get(DRAFT_COOKIE)?.value
  if (value === undefined) return
  const secure = env.SITE_URL.startsWith('https:')
  jar.set(DRAFT_COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: '/' })
}

/** Stores the Studio's perspective in a cookie. It is not `httpOnly`: a script changes it when the perspective changes. */
async function keepPerspective(perspective: string | null) {
  const jar = await cookies()
  const secure = env.SITE_URL.startsWith('https:')
  jar.set(PREVIEW_PERSPECTIVE_COOKIE, previewPerspective(perspective ?? undefined).join(','), {
    sameSite: 'lax',
    secure,
    path: '/',
  })
}
