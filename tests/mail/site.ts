import { onTestFinished } from 'vitest'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { newCode } from '#lib/leads/life/codes.ts'
import { readLife } from '#lib/leads/life/steps.ts'
import type { Mail, MailKind } from '#lib/leads/mails/mail.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { MailDelivery } from '#lib/mail/delivery.ts'
import { smtpSender } from '#lib/mail/smtp.ts'
import { aboutOf } from '#lib/notices/notices.ts'
import { createAccount } from '#lib/server/accounts/index.ts'
import { commentsOf, openSiteLake } from '#lib/server/lake.ts'
import { activeContractor, sampleQuote } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryFolder, temporaryOutbox } from '../leads/temporary-outbox.ts'
import { startMailServer } from './mail-server.ts'
import { commentOn, taskFor } from './remarks.ts'
import { fillWithWords, SITE_URL, sourcesOf } from './sources.ts'

export { SITE_URL }

/**
 * The words of the seed, in a lake of its own, with a mail server and a lead database. With hosted Sanity (`isHosted`) the site has
 * no accounts.
 */
export async function mailingSite({
  isHosted = false,
  ...options
}: Parameters<typeof temporaryOutbox>[0] & { isHosted?: boolean } = {}) {
  const lake = openSiteLake(temporaryFolder())
  onTestFinished(() => {
    commentsOf(lake).close()
    lake.close()
  })
  fillWithWords(lake)
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const { outbox, clock, folder } = await temporaryOutbox({ confirms: true, ...options })
  /** As each process of the site has one. */
  const deliveryOf = (own: typeof outbox, url = server.url) =>
    new MailDelivery(async () => sourcesOf(lake, own, isHosted), smtpSender(url))
  return { lake, server, outbox, clock, folder, deliveryOf, delivery: deliveryOf(outbox) }
}

/** Contractors who were asked about a request, quoted and were chosen: the ids of their offers, of the first one, and the end of mail ids. */
async function offersAbout(outbox: Outbox, submissionId: string) {
  const licences = [
    {
      authority: 'rbq',
      number: '5678-1234-01',
      province: 'QC',
      trades: [],
      expires: '2027-01-31',
      proof: null,
      checkedAt: null,
      checkedBy: null,
    },
  ]
  const contractor = await activeContractor(outbox, { profile: { licences } })
  const contractors = [contractor, await activeContractor(outbox), await activeContractor(outbox)]
  const answerBy = outbox.now() + 3_600_000
  await askContractors(outbox, submissionId, { contractors, actor: null, answerBy, lookAgainAt: answerBy })
  const offers = await offersOf(outbox.db, submissionId)
  const [asked = '', quoted = '', chosen = ''] = contractors.map(
    (id) => offers.find(({ contractorId }) => contractorId === id)?.id,
  )
  await relay(outbox, asked, { sender: 'contractor', text: 'Brick or drywall?' })
  for (const offer of [quoted, chosen]) await quoteJob(outbox, offer, sampleQuote())
  await outbox.db.updateTable('offers').set({ state: 'chosen' }).where('id', '=', chosen).execute()
  const ends: Partial<Record<MailKind, string>> = {
    newQuote: `${quoted}-1`,
    jobQuestion: `${asked}-${outbox.now()}`,
    proofExpires: '5678-1234-01 2027-01-31-30',
    proofExpired: '5678-1234-01 2027-01-31-0',
  }
  return { asked, chosen, contractor, ends }
}

/** A site with something to say in every mail there is, and these mails. */
export async function everyMail() {
  const { lake, server, outbox } = await mailingSite()
  const submission = sampleSubmission({ payload: { marketing_consent: 'yes' } })
  await outbox.submit(submission)
  const spam = sampleSubmission({ payload: { honeypot: 'x', marketing_consent: 'yes' } })
  await outbox.submit(spam)
  await newCode(outbox, submission.lead.submission_id)
  const offers = await offersAbout(outbox, submission.lead.submission_id)
  const refuse = async () => ({ kind: 'refused', status: 422, answer: 'no' }) as const
  await new Delivery(outbox, [{ name: 'crm', send: refuse, withdraw: refuse, report: refuse }]).deliverDue()
  await changeWork(
    outbox,
    submission.lead.submission_id,
    { field: 'stage', from: 'working', to: 'done' },
    'account-1',
  )
  const { version } = await readLife(outbox.db, submission.lead.submission_id, 0)
  const ends: Partial<Record<MailKind, string>> = { ...offers.ends, requestState: String(version) }
  const { id } = createAccount(lake.database, { email: 'jo@montage.example', role: 'administrator' })
  const { id: author } = createAccount(lake.database, { email: 'anna@montage.example', role: 'editor' })
  commentsOf(lake).mutate(
    [commentOn('service-tv-mounting', author, id), taskFor(author, id)].map((create) => ({ create })),
    { author },
  )
  const sources = sourcesOf(lake, outbox)
  const about: Record<MailKind, string> = {
    newQuote: submission.lead.submission_id,
    jobQuestion: submission.lead.submission_id,
    nobodyYet: submission.lead.submission_id,
    nobodyFound: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    jobReported: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    jobOffer: offers.asked,
    jobAnswer: offers.asked,
    jobChosen: offers.chosen,
    jobNotChosen: offers.asked,
    jobChanged: offers.asked,
    contractorLinks: offers.contractor,
    contractorState: offers.contractor,
    proofExpires: offers.contractor,
    erasedJob: offers.contractor,
    proofExpired: aboutOf({ to: 'jo@montage.example', id: offers.contractor }),
    confirmation: submission.lead.submission_id,
    reviewLink: submission.lead.submission_id,
    invitation: id,
    passwordReset: id,
    newRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    emergencyRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    unansweredRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    suspectedRequests: 'jo@montage.example',
    weeklySummary: aboutOf({ to: 'jo@montage.example', id: '2026-11-30' }),
    parkedLeads: 'jo@montage.example',
    crmFails: 'jo@montage.example',
    crmWorks: 'jo@montage.example',
    arrivedReview: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    bouncedMail: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    changedRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    requestLinks: submission.lead.submission_id,
    requestCode: submission.lead.submission_id,
    requestState: submission.lead.submission_id,
    mention: aboutOf({ to: id, id: 'comment-1' }),
    task: aboutOf({ to: id, id: 'task-1' }),
  }
  const mails = Object.entries(about).flatMap(([kind, about]) =>
    LANGUAGES.map((lang): Mail => {
      const end = ends[kind as MailKind] ?? '1'
      // Its reference is made from the end of its id.
      if (kind === 'erasedJob') return { id: `${kind}-${end}`, kind, about, lang }
      return { id: `${kind}-${lang}-${end}`, kind: kind as MailKind, about, lang }
    }),
  )
  return { lake, server, sources, mails }
}
