import { localizedHref } from '#lib/i18n/href.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { languageOf } from '#lib/leads/http/refusal.ts'
import { leadDependencies } from './dependencies.ts'

/** `POST /api/leads` with JSON. Plain forms are taken by the proxy, because only it can answer with a page. */
export function POST(request: Request): Promise<Response> {
  return handleLead(request, leadDependencies)
}

/** Somebody asks for the address that a form was posted to. */
export function GET(request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { location: localizedHref('/get-quote', languageOf(request)) },
  })
}
