import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isSameSecret } from '#lib/server/secrets.ts'
import type { Lead } from './lead.ts'
import type { Outbox } from './outbox.ts'
import { addNews } from './receivers/news.ts'
import { addEvent, onceMore } from './store/rows.ts'

/** The page that asks for confirmation before a consent is withdrawn. */
export const WITHDRAWAL_PAGE = '/unsubscribe'

/** The address that withdraws the consent on POST (RFC 8058). */
export const WITHDRAWAL_ADDRESS = '/api/unsubscribe'

const signatureOf = (outbox: Outbox, lead: string) => outbox.sign(`withdrawal ${lead}`)

/** The link that withdraws the consent of a lead's sender. GET asks for confirmation, POST withdraws. It never expires. */
export function withdrawalHref(outbox: Outbox, lead: string, lang: Language): string {
  const query = new URLSearchParams({ lead, signature: signatureOf(outbox, lead) })
  return localizedHref(`${WITHDRAWAL_ADDRESS}?${query}`, lang)
}

/** Whether this site has made the link with this signature. */
export const isOwnLink = (outbox: Outbox, link: { lead: string; signature: string }): boolean =>
  isSameSecret(link.signature, signatureOf(outbox, link.lead))

/**
 * Withdraws the consent to commercial messages for every lead with the same e-mail address. The CRM is told about each lead that
 * it has or will get. An erased lead has no consent any more, so nothing is done.
 */
export function withdrawConsent(outbox: Outbox, submissionId: string): Promise<void> {
  const now = outbox.now()
  return outbox.commits.run(async (trx) => {
    const leads = await trx
      .updateTable('leads')
      .set({ withdrawn_at: now })
      .where('withdrawn_at', 'is', null)
      .where('email', '=', (db) =>
        db.selectFrom('leads').select('email').where('submission_id', '=', submissionId),
      )
      .returning(['submission_id', 'lead', 'state'])
      .execute()
    for (const { submission_id, lead, state } of leads) {
      if (submission_id !== submissionId && !(JSON.parse(lead) as Lead).marketing_consent) continue
      await addEvent(trx, { submission_id, at: now, kind: 'withdrawn' })
      await trx
        .updateTable('leads')
        .set({ withdrawal_due: 1, ...(state === 'delivered' && onceMore(now)) })
        .where('submission_id', '=', submission_id)
        .execute()
      if (state !== 'suspected') await addNews(trx, outbox, 'consent_withdrawn', [submission_id])
    }
  })
}
