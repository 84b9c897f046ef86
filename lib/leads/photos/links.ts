import { timingSafeEqual } from 'node:crypto'
import { env } from '#lib/env.ts'
import type { LeadStore } from '../store/lead-store.ts'

const DAY = 24 * 3_600_000

/** Links to a lead's photos for the CRM. They need no account and expire after as many days as LEADS_PHOTO_LINK_DAYS says. */
export function photoLinks(
  outbox: LeadStore,
  ids: readonly string[],
  { SITE_URL, LEADS_PHOTO_LINK_DAYS }: Pick<typeof env, 'SITE_URL' | 'LEADS_PHOTO_LINK_DAYS'> = env,
): string[] {
  const expires = String(outbox.now() + LEADS_PHOTO_LINK_DAYS * DAY)
  return ids.map((id) => {
    const search = new URLSearchParams({ expires, signature: signatureOf(outbox, id, expires) })
    return `${SITE_URL}/api/leads/photos/${id}?${search}`
  })
}

/** Whether this server made the link, and whether it is still valid. */
export function linkState(
  outbox: LeadStore,
  id: string,
  search: URLSearchParams,
): 'good' | 'linkWrong' | 'linkExpired' {
  const expires = search.get('expires') ?? ''
  const given = Buffer.from(search.get('signature') ?? '')
  const right = Buffer.from(signatureOf(outbox, id, expires))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'linkWrong'
  return Number(expires) > outbox.now() ? 'good' : 'linkExpired'
}

const signatureOf = (outbox: LeadStore, id: string, expires: string) =>
  outbox.signLink(`photo ${id} ${expires}`)
