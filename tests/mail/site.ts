import { readFileSync } from 'node:fs'
import type { Lake } from 'content-lake'
import { onTestFinished } from 'vitest'
import { withoutGaps } from '#lib/content/gaps.ts'
import { mailTextsQuery } from '#lib/content/mail-texts.ts'
import { nextStepsFrom, nextStepsQuery } from '#lib/content/next-steps.ts'
import { requestNamesQuery } from '#lib/content/request-names.ts'
import { namesFrom } from '#lib/content/result-names.ts'
import type {
  MailTextsQueryResult,
  NextStepsQueryResult,
  RequestNamesQueryResult,
} from '#lib/content/sanity.types.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { newCode } from '#lib/leads/life/codes.ts'
import type { Mail, MailKind } from '#lib/leads/mails/mail.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import type { Sources } from '#lib/mail/compose.ts'
import { MailDelivery } from '#lib/mail/delivery.ts'
import { smtpSender } from '#lib/mail/smtp.ts'
import { aboutOf } from '#lib/notices/notices.ts'
import { createAccount } from '#lib/server/accounts/index.ts'
import { commentsOf, openSiteLake } from '#lib/server/lake.ts'
import { fitResult } from '#lib/shapes/fit-result.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryFolder, temporaryOutbox } from '../leads/temporary-outbox.ts'
import { startMailServer } from './mail-server.ts'
import { commentOn, taskFor } from './remarks.ts'

export const SITE_URL = 'https://montage.example'

const SEED = 'studio/seed/production.ndjson'
/** The types of what mails say: their words, and the choices of the lead form. */
const WORDS = [
  'mailTexts',
  'siteSettings',
  'province',
  'bookingServiceType',
  'emergencyService',
  'bookingPage',
  'getQuotePage',
]

/** What the seed leaves empty, and without references to what mails do not say. */
const CHANGES: Record<string, object> = {
  siteSettings: {
    emails: { general: 'hello@montage.example' },
    company: {
      legalName: 'Montage inc.',
      address: {
        _type: 'localeText',
        en: '100 Example Street\nToronto ON  M5V 0A1\nCanada',
        fr: '100, rue de l’Exemple\nToronto (Ontario)  M5V 0A1\nCanada',
      },
    },
  },
  bookingServiceType: { services: [] },
  province: { tradeRules: [] },
}

const namesIn =
  (lake: Lake): Sources['names'] =>
  async (lang) =>
    namesFrom(localize((await lake.query(requestNamesQuery)) as RequestNamesQueryResult, lang))

const nextStepsIn =
  (lake: Lake): Sources['nextSteps'] =>
  async (...asked) => {
    const stored = (await lake.query(nextStepsQuery)) as NextStepsQueryResult
    return nextStepsFrom(withoutGaps(fitResult(nextStepsQuery, stored)), ...asked)
  }

/** As the site reads them: what is stored with a wrong type is nothing, and a list has no gaps. */
const textsIn =
  (lake: Lake): Sources['texts'] =>
  async (lang) =>
    localize(
      withoutGaps(fitResult(mailTextsQuery, (await lake.query(mailTextsQuery)) as MailTextsQueryResult)),
      lang,
    )

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
  const documents = readFileSync(SEED, 'utf8').trim().split('\n')
  const words = documents
    .map((line) => JSON.parse(line))
    .filter(({ _type }) => WORDS.includes(_type))
    .map((document) => ({ ...document, ...CHANGES[document._type] }))
  lake.mutate(
    words.map((document) => ({ create: document })),
    { author: 'seed' },
  )
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const { outbox, clock, folder } = await temporaryOutbox({ confirms: true, ...options })
  /** As each process of the site has one. */
  const deliveryOf = (own: typeof outbox, url = server.url) =>
    new MailDelivery(
      async () => ({
        outbox: own,
        texts: textsIn(lake),
        nextSteps: nextStepsIn(lake),
        names: namesIn(lake),
        accounts: () => (isHosted ? null : lake.database),
        remark: (id) => commentsOf(lake).getDocuments([id])[0],
        siteUrl: SITE_URL,
        reviewLinkDays: 60,
      }),
      smtpSender(url),
    )
  return { lake, server, outbox, clock, folder, deliveryOf, delivery: deliveryOf(outbox) }
}

/** A site with something to say in every mail there is, and these mails. */
export async function everyMail() {
  const { lake, server, outbox } = await mailingSite()
  const submission = sampleSubmission({ payload: { marketing_consent: 'yes' } })
  await outbox.submit(submission)
  const spam = sampleSubmission({ payload: { honeypot: 'x', marketing_consent: 'yes' } })
  await outbox.submit(spam)
  await newCode(outbox, submission.lead.submission_id)
  const refuse = async () => ({ kind: 'refused', status: 422, answer: 'no' }) as const
  await new Delivery(outbox, [{ name: 'crm', send: refuse, withdraw: refuse, report: refuse }]).deliverDue()
  await changeWork(
    outbox,
    submission.lead.submission_id,
    { field: 'stage', from: 'new', to: 'done' },
    'account-1',
  )
  const { id } = createAccount(lake.database, { email: 'jo@montage.example', role: 'administrator' })
  const { id: author } = createAccount(lake.database, { email: 'anna@montage.example', role: 'editor' })
  commentsOf(lake).mutate(
    [commentOn('service-tv-mounting', author, id), taskFor(author, id)].map((create) => ({ create })),
    { author },
  )
  const sources: Sources = {
    outbox,
    texts: textsIn(lake),
    nextSteps: nextStepsIn(lake),
    names: namesIn(lake),
    accounts: () => lake.database,
    remark: (id) => commentsOf(lake).getDocuments([id])[0],
    siteUrl: SITE_URL,
    reviewLinkDays: 60,
    from: 'site@montage.example',
  }
  const about: Record<MailKind, string> = {
    confirmation: submission.lead.submission_id,
    reviewLink: submission.lead.submission_id,
    invitation: id,
    passwordReset: id,
    newRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    emergencyRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    unansweredRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    suspectedRequests: 'jo@montage.example',
    parkedLeads: 'jo@montage.example',
    changedRequest: aboutOf({ to: 'jo@montage.example', id: submission.lead.submission_id }),
    requestLinks: submission.lead.submission_id,
    requestCode: submission.lead.submission_id,
    requestState: submission.lead.submission_id,
    mention: aboutOf({ to: id, id: 'comment-1' }),
    task: aboutOf({ to: id, id: 'task-1' }),
  }
  const mails = Object.entries(about).flatMap(([kind, about]) =>
    LANGUAGES.map((lang): Mail => ({ id: `${kind}-${lang}-1`, kind: kind as MailKind, about, lang })),
  )
  return { lake, server, sources, mails }
}
