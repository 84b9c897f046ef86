import { readBody } from 'content-lake/web'
import { z } from 'zod'
import type { ErrorKind } from '#lib/browser/report-error.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { perMinute } from '#lib/server/per-minute.ts'
import { parseJson } from '#lib/server/read-body.ts'

const MAX_BYTES = 4_000

/** The sentence in the log for each kind of error. */
const SENTENCES: Record<ErrorKind, string> = {
  load: 'A page could not load a part of itself',
  render: 'A page failed in the browser',
}

/** The body that `reportError` sends. */
const report = z.object({
  kind: z.enum(Object.keys(SENTENCES) as ErrorKind[]),
  page: z.string().max(500),
  message: z.string().max(1_000),
})

/** At most 60 reports a minute are logged, from all senders together. */
const isWithinLimit = perMinute(60)

/** `POST /api/client-errors`: logs an error of a page in a browser. Answers 204, or 4xx for a body that is no report. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return refuse(403, 'This request came from another site.')
  const body = await readBody(request, MAX_BYTES)
  if (body === null) return refuse(413, 'The report is too long.')
  const parsed = report.safeParse(parseJson(body))
  if (!parsed.success)
    return refuse(400, 'A report is {"kind": "load" or "render", "page": "/path", "message": "…"}.')
  const { kind, ...details } = parsed.data
  if (isWithinLimit()) log.warn(details, SENTENCES[kind])
  return new Response(null, { status: 204 })
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
