import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isSameSecret } from '#lib/server/secrets.ts'
import type { Lead } from './lead.ts'
import type { Outbox } from './outbox.ts'
import { addEvent, onceMore } from './store/rows.ts'

/** The page that asks whether a consent is to be withdrawn. */
export const WITHDRAWAL_PAGE = '/unsubscribe'

/** The address that withdraws it when it is posted to (RFC 8058). */
export const WITHDRAWAL_ADDRESS = '/api/unsubscribe'

/** What a link names: a lead whose sender withdraws. The signature shows that this site has made it. */
export interface WithdrawalLink {
  lead: string
  signature: string
}

const signatureOf = (outbox: Outbox, lead: string) => outbox.sign(`withdrawal ${lead}`)

/** The address with which the sender of a lead withdraws. It can be opened, and posted to. It does not expire. */
export function withdrawalHref(outbox: Outbox, lead: string, lang: Language): string {
  const query = new URLSearchParams({ lead, signature: signatureOf(outbox, lead) })
  return localizedHref(`${WITHDRAWAL_ADDRESS}?${query}`, lang)
}

/** Whether this site has made a link. */
export function isOwnLink(outbox: Outbox, { lead, signature }: WithdrawalLink): boolean {
  return isSameSecret(signature, signatureOf(outbox, lead))
}

/**
 * Withdraws the consent to commercial messages of who sent a lead, for every lead with the same e-mail address. The CRM is
 * told of each that it has, or will get. A lead that was erased has no consent any more, so nothing is left to do.
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
    }
  })
}
