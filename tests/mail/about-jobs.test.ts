// Reads the sample content.

import { expect, test } from 'vitest'
import type { Language } from '#lib/i18n/languages.ts'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import { correctRequest } from '#lib/leads/life/changes.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { quoteJob, reportOffer, setJobDay } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { TO_CONTRACTORS } from '#lib/mail/to-contractor.ts'
import { aboutOf } from '#lib/notices/notices.ts'
import { siteDay } from '#lib/site-day.ts'
import { activeContractor, factsWith, sampleQuote, TV_IN_TORONTO } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf, type MailServer } from './mail-server.ts'
import { mailingSite } from './site.ts'
import { sourcesOf } from './sources.ts'

/* The mails to staff about requests and their contractors. */

const HOUR = 3_600_000

const STAFF: { email: string; language: Language }[] = [
  { email: 'anna@montage.example', language: 'en' },
  { email: 'benoit@montage.example', language: 'fr' },
]

async function askedRequest() {
  const site = await mailingSite()
  const { outbox } = site
  const submission = sampleSubmission({ requested: TV_IN_TORONTO })
  const id = submission.lead.submission_id
  await outbox.submit(submission)
  const contractors = [await activeContractor(outbox)]
  const now = outbox.now()
  await askContractors(outbox, id, {
    contractors,
    actor: null,
    answerBy: now + HOUR,
    lookAgainAt: now + HOUR,
  })
  const [offer] = await offersOf(outbox.db, id)
  return { ...site, id, offer: offer?.id ?? '' }
}

const mailsTo = ({ received }: MailServer, address: string) =>
  received.filter((mail) => addressesOf(mail).includes(address))

const NOBODY_NAMED = /Gagnon|courriel\.example|555-0100|Contractor \d/

test('staff hear once a day of a quote that could not be chosen, in their language, and of nobody’s data', async () => {
  const { outbox, delivery, server, offer, id } = await askedRequest()
  await quoteJob(outbox, offer, sampleQuote())
  const [{ contractorId = '' } = {}] = await offersOf(outbox.db, id)
  await changeContractor(outbox, contractorId, { state: 'paused', pausedBy: 'contractor' }, { actor: null })
  for (const _ of [1, 2])
    expect(await chooseQuote(outbox, offer, 1, { by: 'customer', tell: STAFF }, factsWith())).toBe(
      'quoteNotNow',
    )
  await delivery.deliverDue()
  for (const [address, subject] of [
    ['anna@montage.example', 'a quote could not be chosen'],
    ['benoit@montage.example', 'une soumission n’a pas pu être choisie'],
  ] as const) {
    const mails = mailsTo(server, address)
    expect(mails.map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)])
    expect(mails[0]?.text).toContain(`/studio/leads/${id}`)
    expect(mails[0]?.text).not.toMatch(NOBODY_NAMED)
  }
})

test('a report says who reports, and leads to the request, where its words are', async () => {
  const { outbox, delivery, server, offer, id, clock } = await askedRequest()
  await reportOffer(outbox, offer, { by: 'customer', text: 'Rude.' }, STAFF)
  clock.advance(1)
  await reportOffer(outbox, offer, { by: 'contractor', text: 'Nobody lives there.' }, STAFF)
  await delivery.deliverDue()
  const subjects = async (email: string) => {
    const mails = mailsTo(server, email)
    for (const { text, html } of mails) {
      expect(text).toContain(`/studio/leads/${id}`)
      expect(`${text}${html}`).not.toMatch(/Rude|Nobody lives there/)
      expect(`${text}${html}`).not.toMatch(NOBODY_NAMED)
    }
    return mails.map(({ subject }) => subject?.replace(/M-[A-Z0-9]{4}-[A-Z0-9]{4}/, 'M')).toSorted()
  }
  expect(await subjects('anna@montage.example')).toEqual([
    'Request M: a contractor reports the job',
    'Request M: the customer complains about a contractor',
  ])
  expect(await subjects('benoit@montage.example')).toEqual([
    'Demande M\u00A0: le client ou la cliente se plaint d’un entrepreneur',
    'Demande M\u00A0: un entrepreneur signale la demande',
  ])
})

test('a mail to the chosen contractor has no contact data either, also when the job is named in words', async () => {
  const { outbox, lake } = await mailingSite()
  const submission = sampleSubmission({
    payload: { name: 'Maude Planted', phone: '(416) 555-7788', city: 'Toronto, 12 Planted Street' },
    requested: {
      ...TV_IN_TORONTO,
      jobs: TV_IN_TORONTO.jobs.map((job) => ({
        ...job,
        ...{ service: '', city: '', text: 'TV for Maude Planted, 416-555-7788' },
      })),
    },
  })
  const id = submission.lead.submission_id
  await outbox.submit(submission)
  const contractors = [await activeContractor(outbox)]
  const answerBy = outbox.now() + HOUR
  await askContractors(outbox, id, { contractors, actor: null, answerBy, lookAgainAt: answerBy })
  const [offer] = await offersOf(outbox.db, id)
  await quoteJob(outbox, offer?.id ?? '', sampleQuote())
  expect(await chooseQuote(outbox, offer?.id ?? '', 1, { by: 'customer' }, factsWith())).toBeNull()
  const mail = { id: 'x', kind: 'jobChosen', about: offer?.id ?? '', lang: 'en' } as const
  // Staff can use all values in their own texts of the mail.
  const content = await TO_CONTRACTORS.jobChosen(sourcesOf(lake, outbox), mail)
  // A job in words is named by the kind of service that was asked for.
  expect(content?.values?.service).toBe('TV & audio')
  expect(JSON.stringify(content)).not.toMatch(/Maude|Planted|7788/)
})

test('when nobody was found in time, staff are told where to look, once', async () => {
  const { outbox, delivery, server, id, clock } = await askedRequest()
  const sources = {
    facts: async () => factsWith({ mode: 'suggest' }),
    promiseClock: async () => () => ({ isEmergency: false, until: 0 }),
    recipients: async () => STAFF,
  }
  clock.advance(2 * HOUR)
  await matchDue(outbox, sources)
  clock.advance(2 * HOUR)
  await matchDue(outbox, sources)
  await delivery.deliverDue()
  for (const [email, words] of [
    ['anna@montage.example', 'In the request, under Contractors, you see who was asked'],
    ['benoit@montage.example', 'sous «\u00A0Entrepreneurs\u00A0», vous voyez qui a été sollicité'],
  ] as const) {
    const mails = mailsTo(server, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).toContain(`/studio/leads/${id}`)
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(NOBODY_NAMED)
  }
})

test('the summary on Monday has the contractors of the week', async () => {
  const { outbox, delivery, server } = await askedRequest()
  const monday = siteDay(outbox.now() + 7 * 24 * HOUR)
  for (const { email, language } of STAFF) {
    const mail = { id: `weeklySummary-${email}`, kind: 'weeklySummary', lang: language } as const
    await outbox.db
      .insertInto('mails')
      .values({
        ...mail,
        about: aboutOf({ to: email, id: monday }),
        queued_at: outbox.now(),
        attempts: 0,
        next_attempt_at: outbox.now(),
        give_up_at: outbox.now() + HOUR,
        claim: null,
        sent_at: null,
      })
      .execute()
  }
  await delivery.deliverDue()
  const [english] = mailsTo(server, 'anna@montage.example')
  expect(english?.text).toContain(
    'Requests with a contractor’s quote: 0 of 1 that contractors were asked about',
  )
  expect(english?.text).not.toContain('No contractor in the promised time')
  const [french] = mailsTo(server, 'benoit@montage.example')
  expect(french?.text).toContain(
    'Demandes avec la soumission d’un entrepreneur\u00A0: 0 sur 1 proposées à des entrepreneurs',
  )
})

test('mails to the chosen contractor say what happened, in subject and first line', async () => {
  const { outbox, delivery, server, offer, id, clock } = await askedRequest()
  await delivery.deliverDue()
  const { email: to } = await outbox.db.selectFrom('contractors').select('email').executeTakeFirstOrThrow()
  const mails = () => mailsTo(server, to)
  expect(mails().at(-1)?.text).toContain('Pause or stop new jobs: https://montage.example/jobs')
  const newest = async () => {
    await delivery.deliverDue()
    const { subject, text } = mails().at(-1) ?? {}
    return `${subject?.replace(/^Job \S+: /, '')}\n${text}`
  }
  await relay(outbox, offer, { sender: 'customer', text: 'One thing more.' })
  expect(await newest()).toMatch(/^the customer has written to you\n/)
  clock.advance(1000)
  await relay(outbox, offer, { sender: 'contractor', text: 'Brick?' })
  clock.advance(1000)
  await relay(outbox, offer, { sender: 'customer', text: 'Yes.' })
  expect(await newest()).toMatch(/^the customer has answered your question\n/)
  await quoteJob(outbox, offer, sampleQuote())
  await chooseQuote(outbox, offer, 1, { by: 'customer' }, factsWith())
  await setJobDay(outbox, offer, { day: '2099-12-05', from: '09:00', to: '11:00' })
  clock.advance(1000)
  await takeStep(outbox, id, { step: 'move', by: 'customer', appointment: { day: '2099-12-15' } })
  const asked = await newest()
  expect(asked).toMatch(/^the customer asks for another day, December 15, 2099\n/)
  expect(asked).toContain('Agreed so far: December 5, 2099, between')
  clock.advance(1000)
  await takeStep(outbox, id, { step: 'move', by: 'staff', appointment: { day: '2099-12-20' } })
  const moved = await newest()
  expect(moved).toMatch(/^new day, December 20, 2099\n/)
  expect(moved).toContain('Before: December 5, 2099, between')
  clock.advance(1000)
  await correctRequest(outbox, id, { phone: '(514) 555-0123' })
  const corrected = await newest()
  expect(corrected).toMatch(/^the customer has corrected Phone\n/)
  expect(corrected).not.toMatch(/555-0123/)
})
