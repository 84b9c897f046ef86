import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isSameSecret } from '#lib/server/secrets.ts'
import type { FormType } from '../forms/index.ts'
import { FORMS_WITH_PAGE } from '../forms/pages.ts'
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

/** The address that opens links (GET) and takes what a request's page posts (POST). */
export const REQUEST_ADDRESS = '/api/request'

/** A lead, as links name it. */
interface Linked {
  submissionId: string
  generation: number
}

/** The name of the cookie with which a browser sees a request. */
export const cookieOf = (reference: string): string => `request-${reference}`

/**
 * The link to a request's page, for a mail. It is computed each time and stored nowhere. It is valid until the lead is erased or
 * has another generation.
 */
export function requestLink(store: LeadStore, { submissionId, generation }: Linked, lang: Language): string {
  const key = store.signLink(`request ${submissionId} ${generation}`)
  return localizedHref(`${REQUEST_ADDRESS}?${new URLSearchParams({ lead: submissionId, key })}`, lang)
}

/** The value of a request's cookie. It is another than the key of the link, so no log of addresses contains it. */
export const cookieValue = (store: LeadStore, { submissionId, generation }: Linked): string =>
  `${submissionId}.${store.signLink(`request cookie ${submissionId} ${generation}`)}`

/** The lead of a link with its current generation; null when the link is not valid. */
export async function leadOfLink(
  store: LeadStore,
  { lead, key }: { lead: string; key: string },
): Promise<(Linked & { reference: string; lang: Language }) | null> {
  const row = await linkedRow(store, lead)
  if (!row || !isSameSecret(key, store.signLink(`request ${lead} ${row.link_generation}`))) return null
  return { submissionId: lead, generation: row.link_generation, reference: row.reference, lang: row.lang }
}

/** The submission id of a request with this reference, if the cookie is its cookie; otherwise null. */
export async function leadOfCookie(
  store: LeadStore,
  reference: string,
  cookie: string | undefined,
): Promise<string | null> {
  const [submissionId = ''] = (cookie ?? '').split('.')
  const row = submissionId ? await linkedRow(store, submissionId) : undefined
  if (row?.reference !== reference) return null
  const right = cookieValue(store, { submissionId, generation: row.link_generation })
  return isSameSecret(cookie ?? '', right) ? submissionId : null
}

/** A request or claim in a mail with links. */
interface LinkedRequest extends Linked {
  reference: string
  type: FormType
  lead: Lead
}

/** The most requests in one mail with links. */
const MOST_LINKS = 10

/** The requests and claims of an e-mail address, or with a submission id, the newest first. */
export async function linkedRequests(
  { db }: LeadStore,
  by: { email: string } | { submissionId: string },
): Promise<LinkedRequest[]> {
  const [column, value] =
    'email' in by
      ? (['email', by.email.toLowerCase()] as const)
      : (['submission_id', by.submissionId] as const)
  const rows = await db
    .selectFrom('leads')
    .select(['submission_id', 'reference', 'link_generation', 'type', 'lead'])
    .where('type', 'in', FORMS_WITH_PAGE)
    .where(column, '=', value)
    .orderBy('received_at', 'desc')
    .limit(MOST_LINKS)
    .execute()
  return rows.map((row) => ({
    submissionId: row.submission_id,
    generation: row.link_generation,
    reference: row.reference,
    type: row.type,
    lead: JSON.parse(row.lead),
  }))
}

function linkedRow({ db }: LeadStore, submissionId: string) {
  return db
    .selectFrom('leads')
    .select(['reference', 'lang', 'link_generation'])
    .where('submission_id', '=', submissionId)
    .where('type', 'in', FORMS_WITH_PAGE)
    .executeTakeFirst()
}
