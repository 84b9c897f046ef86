import { readBody } from 'content-lake/web'
import { z } from 'zod'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Outbox } from '../outbox.ts'
import { isOwnLink, WITHDRAWAL_PAGE, withdrawConsent } from '../withdrawal.ts'
import { orNull } from './dependencies.ts'
import { languageOf } from './refusal.ts'

const link = z.object({ lead: z.guid(), signature: z.string().max(128) })

const LARGEST_BODY = 4 * 1024

/**
 * `GET /api/unsubscribe?lead=…&signature=…`: redirects to the page that asks for confirmation. The link alone withdraws nothing,
 * because programs that check links open it too.
 */
export function openWithdrawal(request: Request): Response {
  const { searchParams } = new URL(request.url)
  searchParams.delete('lang')
  return seeOther(`${WITHDRAWAL_PAGE}?${searchParams}`, request)
}

/**
 * `POST /api/unsubscribe` withdraws a consent. Any origin is accepted, because the signature proves the right to withdraw. The
 * link is in the form, or in the address when a mail program posts `List-Unsubscribe=One-Click` (RFC 8058). Mail programs
 * follow no redirect, so they get none. Never throws.
 */
export async function handleWithdrawal(
  request: Request,
  outbox: () => Promise<Outbox>,
  stored: () => void,
): Promise<Response> {
  const words = getDictionary(languageOf(request)).leads
  const sent = await orNull('A withdrawal could not be read', async () => ({
    body: await readBody(request, LARGEST_BODY),
  }))
  if (!sent) return plain(503, words.unavailable)
  const form = new URLSearchParams(sent.body?.toString() ?? '')
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const said = isOneClick ? new URL(request.url).searchParams : form
  const asked = link.safeParse(Object.fromEntries(said)).data
  const isDone = await orNull('A consent could not be withdrawn', async () => {
    const leads = await outbox()
    if (!asked || !isOwnLink(leads, asked)) return false
    await withdrawConsent(leads, asked.lead)
    stored()
    return true
  })
  if (isDone === null) return plain(503, words.unavailable)
  if (isOneClick) return isDone ? plain(200, '') : plain(400, words.linkWrong)
  return seeOther(isDone ? `${WITHDRAWAL_PAGE}?done=yes` : WITHDRAWAL_PAGE, request)
}

const NO_STORE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** A redirect. Its address is a path, because behind a proxy Next does not know the public host name of the site. */
function seeOther(page: string, request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: localizedHref(page, languageOf(request)) },
  })
}
