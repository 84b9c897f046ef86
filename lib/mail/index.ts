import 'server-only'
import { getMailTexts } from '#lib/content/mail-texts.ts'
import { getNextSteps } from '#lib/content/next-steps.ts'
import { resultNames } from '#lib/content/result-names.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { env } from '#lib/env.ts'
import { getLeads } from '#lib/leads/index.ts'
import { commentsOf, getLake } from '#lib/server/lake.ts'
import type { Sources } from './content.ts'
import { MailDelivery } from './delivery.ts'
import { type Sender, smtpSender } from './smtp.ts'
import { startMailTimer } from './timer.ts'

/** Starts to send this site's mails through a mail server. */
export function startMail(smtpUrl: string, from: Sender): void {
  startMailTimer(new MailDelivery(() => siteSources(from), smtpSender(smtpUrl)))
}

async function siteSources(from: Sender): Promise<Sources> {
  const { outbox } = await getLeads()
  return {
    outbox,
    texts: getMailTexts,
    nextSteps: getNextSteps,
    names: resultNames,
    accounts: () => (isEmbedded ? getLake().database : null),
    remark: (id) => commentsOf(getLake()).getDocuments([id])[0],
    siteUrl: env.SITE_URL,
    reviewLinkDays: env.LEADS_REVIEW_LINK_DAYS,
    from,
  }
}
