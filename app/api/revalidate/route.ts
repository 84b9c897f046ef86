import { readBody } from 'content-lake/web'
import { revalidateTag } from 'next/cache'
import { NextRequest } from 'next/server'
import { parseBody } from 'next-sanity/webhook'
import { z } from 'zod'
import { fieldTagsOfChange } from '#lib/content/field-tags.ts'
import { publishedReads } from '#lib/content/hosted-client.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { ALL_CONTENT } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { expireContent } from '#lib/server/expiry.ts'
import { counts } from '#lib/server/metrics/counts.ts'

const document = z.looseObject({ _id: z.string(), _type: z.string() }).nullable()

/** The body that the webhook sends: its projection is `{"before": before(), "after": after()}`. */
const webhookBody = z.object({ before: document, after: document })

const MAX_BYTES = 1_000_000

/**
 * `POST /api/revalidate`: hosted Sanity reports that a document changed, and the pages that show it are expired.
 * Answers 404 unless `SANITY_WEBHOOK_SECRET` is set, 401 unless the signature is right, 400 for another body.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!env.SANITY_WEBHOOK_SECRET)
    return refuse(404, 'No webhook is expected: SANITY_WEBHOOK_SECRET is not set.')
  const text = await readBody(request, MAX_BYTES)
  if (text === null) return refuse(413, 'The body is too large.')
  const whole = new NextRequest(request.url, { method: 'POST', headers: request.headers, body: text })
  // `false`: no delay. A delay is for reads through Sanity's CDN, but just after a change this site reads from the API.
  const parsed = await parseBody(whole, env.SANITY_WEBHOOK_SECRET, false).catch(() => null)
  if (parsed === null) return refuse(400, 'The body is not JSON.')
  const { isValidSignature, body } = parsed
  if (isValidSignature !== true) return refuse(401, 'The signature is missing or wrong.')
  const change = webhookBody.safeParse(body)
  if (!change.success) return refuse(400, 'The webhook must send {"before": before(), "after": after()}.')
  const tags = fieldTagsOfChange(change.data.before, change.data.after)
  if (!isEmbedded) publishedReads().heardChange()
  expireContent(tags)
  // Vercel stores pages outside of this process, without all of their tags. So every page is expired, by a tag that all have.
  if (process.env.VERCEL) revalidateTag(ALL_CONTENT, { expire: 0 })
  counts.publishes += 1
  return Response.json({ tags })
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}
