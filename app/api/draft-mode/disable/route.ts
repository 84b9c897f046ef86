import { draftMode } from 'next/headers'
import { NextResponse } from 'next/server'
import { ownPath } from '#lib/content/preview-access.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'

/** `POST /api/draft-mode/disable`: ends draft mode. Redirects to the page that the form was sent from. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) {
    return Response.json({ message: 'This request came from another site.' }, { status: 403 })
  }
  const draft = await draftMode()
  draft.disable()
  return new NextResponse(null, { status: 303, headers: { Location: pathOfReferer(request) } })
}

function pathOfReferer(request: Request): string {
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return ownPath(pathname) + search
}
