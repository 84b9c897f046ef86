import { z } from 'zod'
import { log } from '#lib/app/log.ts'
import { isOwnOrigin } from '#lib/lake/accounts/index.ts'

const MAX_BYTES = 4_000

/** A page reports code it could not load. No address bar's query, nothing that was typed. */
const report = z.object({ page: z.string().max(500), message: z.string().max(1_000) })

/** At most this many reports are logged in a minute, whoever sends them. */
const PER_MINUTE = 60

let minute = 0
let logged = 0

/** `POST /api/client-errors`: logs that a page could not load a part of itself. Answers 204, or 4xx for anything else. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return refuse(403, 'This request came from another site.')
  const body = await request.text()
  if (body.length > MAX_BYTES) return refuse(413, 'The report is too long.')
  const parsed = report.safeParse(parseJson(body))
  if (!parsed.success) return refuse(400, 'A report is {"page": "/path", "message": "…"}.')
  if (isWithinLimit()) log.warn(parsed.data, 'A page could not load a part of itself')
  return new Response(null, { status: 204 })
}

function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, logged] = [now, 0]
  logged += 1
  return logged <= PER_MINUTE
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
