import { readBody } from 'content-lake/web'
import { z } from 'zod'
import { takeBounce } from '#lib/leads/mails/bounces.ts'
import type { Recipient } from '#lib/leads/mails/recipients.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { mailLog as log } from '#lib/server/log.ts'
import { signatureProblem } from '#lib/server/standard-webhooks.ts'
import { idIn, idsOfBounce } from './bounce-report.ts'

/** The largest report in bytes: many servers send the whole mail back. */
const LARGEST_BODY = 1024 * 1024

interface BounceDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<{ recipients: readonly Recipient[] }>
  /** Starts the delivery of the mail to staff. The response does not wait for it. */
  stored(): void
}

const known = z.object({ message_id: z.string().max(500) })

/**
 * `POST /api/mail/bounces`: a mail server's report of a mail that was not delivered, as it is (RFC 3464), or from another program
 * the JSON `{"message_id": "…"}`. It is signed as Standard Webhooks says. The same again changes nothing. What says nothing final
 * about a mail of this site is answered 200 too, so that no mail server sends it again. Never throws.
 * @param secret MAIL_BOUNCE_SECRET; without it nothing is accepted
 */
export async function handleBounce(
  request: Request,
  { outbox, settings, stored }: BounceDependencies,
  secret: string | undefined,
): Promise<Response> {
  if (!secret) return refused(404, 'Set MAIL_BOUNCE_SECRET to accept reports of mail servers.')
  try {
    const body = await readBody(request, LARGEST_BODY)
    if (!body) return refused(413, 'The report is too large.')
    const store = await outbox()
    const problem = signatureProblem(request.headers, body, secret, store.now())
    if (problem) return refused(401, problem)
    const isJson = request.headers.get('content-type')?.startsWith('application/json')
    const ids = isJson ? idsIn(body) : idsOfBounce(body.toString())
    if (isJson && !ids) return refused(422, 'Send message_id, the Message-ID of the mail that came back.')
    const isMarked = ids !== null && (await takeBounce(store, ids, (await settings()).recipients))
    if (isMarked) stored()
    return Response.json({ ok: true, known: isMarked }, { headers: NO_STORE })
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A bounce could not be taken')
    return refused(503, 'The report could not be stored. Send it again.')
  }
}

function idsIn(body: Buffer): string[] | null {
  try {
    return [idIn(known.parse(JSON.parse(body.toString())).message_id)]
  } catch {
    return null
  }
}

const NO_STORE = { 'cache-control': 'no-store' }

const refused = (status: number, message: string) =>
  Response.json({ ok: false, error: { message } }, { status, headers: NO_STORE })
