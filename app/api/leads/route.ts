import type { NextRequest } from 'next/server'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Attempt } from '#lib/leads/attempts.ts'
import { handleForm } from '#lib/leads/http/handle-form.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { isFormInParts } from '#lib/leads/http/post.ts'
import { languageOf } from '#lib/leads/http/refusal.ts'
import { inTurn } from '#lib/leads/http/take-photos.ts'
import { serverOrigin } from '#lib/server/origin.ts'
import { leadDependencies } from './dependencies.ts'

/**
 * `POST /api/leads` takes JSON and multipart forms (with photos). Multipart forms do not go through the proxy, because Next
 * would hold their whole body in memory for it. The proxy takes other forms, because only the proxy can answer a post with
 * a page.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isFormInParts(request)) return handleLead(request, leadDependencies)
  const response = await inTurn(request, () =>
    handleForm(request, { ...leadDependencies, showForm: postWithoutPhotos }),
  )
  const location = response.headers.get('location')
  // Makes the address relative, because in a route Next knows only the server's own origin and not the public origin.
  if (location) response.headers.set('location', location.replace(request.nextUrl.origin, ''))
  return response
}

/** Gets the page of a form with its typed values and errors (an attempt): posts the form to the proxy, without photos. */
async function postWithoutPhotos(address: string, { type, values, errors, step }: Attempt) {
  const lang = languageOf(new Request(new URL(address, serverOrigin())))
  const answer = await fetch(`${serverOrigin()}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams({
      ...values,
      type,
      lang,
      conversion_page: address,
      ...(step && { step: String(step) }),
      ...(errors.photos && { photos_error: errors.photos }),
    }),
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  })
  const headers = new Headers(answer.headers)
  // The proxy set this header for Next's router. In a route Next would treat it as an instruction.
  headers.delete('x-middleware-rewrite')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Redirects somebody who opens the address of posted forms in a browser to the quote page. */
export function GET(request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { location: localizedHref('/get-quote', languageOf(request)) },
  })
}
