import { createHmac } from 'node:crypto'
import { isSameSecret } from './secrets.ts'

/** The headers with which a body is sent and signed. @param now in milliseconds since 1970 */
export function signedHeaders(id: string, body: string, secret: string, now: number) {
  const sentAt = String(Math.floor(now / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': sentAt,
    'webhook-signature': signatureOf(id, sentAt, body, secret),
  }
}

function signatureOf(id: string, sentAt: string, body: Buffer | string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest('base64')}`
}

/** The longest time between the signature and the receipt of a body, in seconds. */
const LONGEST_ON_ITS_WAY = 300

/**
 * What is wrong with the signature of a body, in a sentence; null when it is right. It is signed as Standard Webhooks says
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * @param secret `whsec_` and the key in base64
 * @param now in milliseconds since 1970
 */
export function signatureProblem(headers: Headers, body: Buffer, secret: string, now: number): string | null {
  const id = headers.get('webhook-id') ?? ''
  const sentAt = headers.get('webhook-timestamp') ?? ''
  if (!id || !sentAt) return 'Send webhook-id and webhook-timestamp.'
  if (!(Math.abs(now / 1000 - Number(sentAt)) <= LONGEST_ON_ITS_WAY))
    return 'The webhook-timestamp is too far off.'
  const right = signatureOf(id, sentAt, body, secret)
  // A sender that changes its secret signs with both.
  const given = (headers.get('webhook-signature') ?? '').split(' ')
  return given.some((one) => isSameSecret(one, right)) ? null : 'The webhook-signature is wrong.'
}
