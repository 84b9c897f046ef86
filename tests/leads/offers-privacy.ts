import fc from 'fast-check'
import { expect } from 'vitest'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { readContractor } from '#lib/leads/contractors/contractors.ts'
import { dataOfContractor } from '#lib/leads/contractors/data.ts'
import { jobsOf } from '#lib/leads/contractors/jobs.ts'
import { OFFER_ACTIONS } from '#lib/leads/http/offer-actions.ts'
import { addToRequest, setPostalCode } from '#lib/leads/life/changes.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { messagesOf } from '#lib/leads/offers/messages.ts'
import { offersOf, readOffer } from '#lib/leads/offers/offer.ts'
import { sharedJob } from '#lib/leads/offers/shared-job.ts'
import { compose } from '#lib/mail/compose.ts'
import { mailingSite } from '../mail/site.ts'
import { sourcesOf } from '../mail/sources.ts'
import { activeContractor, factsWith, sampleQuote } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'

/*
 * Whatever a customer writes into whichever field: before the choice no contractor gets who the customer is, and after it only the
 * chosen one.
 */

const HOUR = 3_600_000

/** A word that is no word of a form, a page or a mail. */
const invented = (end: string) =>
  fc.stringMatching(/^[BDFGKLMNPRTVZ][aeiou][bdfgklmnprtvz]{2}$/).map((word) => word + end)

const customer = fc
  .record({
    first: fc.oneof(invented('ique'), fc.constantFrom('Anne-Zoé', 'Ndèye', 'Łukasz', 'Siân')),
    last: fc.oneof(invented('quist'), fc.constantFrom('O’Quimby', 'Saint-Quay', 'Núñez-Quill')),
    area: fc.constantFrom('416', '514', '604', '902'),
    line: fc.integer({ min: 0, max: 9999 }).map((digits) => String(digits).padStart(4, '0')),
    house: fc.integer({ min: 100, max: 9999 }),
    street: invented('wick'),
    inFrench: fc.boolean(),
  })
  .map(({ first, last, area, line, house, street, inFrench }) => ({
    lang: inFrench ? ('fr' as const) : ('en' as const),
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}@inbox.example`,
    phone: `(${area}) 555-${line}`,
    address: inFrench ? `${house}, rue ${street}` : `${house} ${street} Street`,
    parts: [
      first,
      last,
      street,
      `555-${line}`,
      `555 ${line}`,
      `555.${line}`,
      `555${line}`,
      '@inbox',
      `${house} ${street}`,
    ],
  }))

/** What a generator makes. */
type Made<Generator> = Generator extends fc.Arbitrary<infer Value> ? Value : never

type Customer = Made<typeof customer>

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
}

/** The ways in which people say who they are. */
const WAYS: ((customer: Customer) => string)[] = [
  ({ name }) => name,
  ({ name }) => `I am ${name.toUpperCase()}.`,
  ({ name }) => `Demandez ${name.split(' ')[0]}, svp`,
  ({ phone }) => phone,
  ({ phone }) => `call ${phone.replace(/\D/g, '')}`,
  ({ phone }) => `tél. : ${phone.replace(/\D+/g, '.').slice(1)}`,
  ({ email }) => email,
  ({ email }) => `write to ${email.toUpperCase()}!`,
  ({ address }) => address,
  ({ address }) => `We live at ${address.toLowerCase()}.`,
]

const AROUND = [
  '',
  'A shelf',
  'of 90 cm',
  'two walls',
  'une étagère',
  'à 8 h 30',
  'for $1,200',
  '24/7',
  '(brick)',
]

/** A text about a job in which somebody says who they are. */
const text = fc.record({
  before: fc.constantFrom(...AROUND),
  way: fc.integer({ min: 0, max: WAYS.length - 1 }),
  between: fc.constantFrom(' ', ', ', ' – ', '; '),
  other: fc.integer({ min: 0, max: WAYS.length - 1 }),
  after: fc.constantFrom(...AROUND),
})

const written = (by: Customer, { before, way, between, other, after }: Made<typeof text>) =>
  [before, WAYS[way]?.(by), WAYS[other]?.(by), after].filter(Boolean).join(between)

function oncePerLanguage<Result>(read: (lang: Language) => Promise<Result>) {
  const known = new Map<Language, Promise<Result>>()
  return (lang: Language): Promise<Result> => {
    const result = known.get(lang) ?? read(lang)
    known.set(lang, result)
    return result
  }
}

/** The parts of a customer that are in a text. */
const left = (all: string, { parts, phone }: Customer): string[] =>
  [...parts, phone].filter((part) => all.toLowerCase().includes(part.toLowerCase()))

/** @param requests how many requests are made at random, each with its answers and a choice */
export async function expectUntold(requests: number): Promise<void> {
  const { outbox, lake } = await mailingSite()
  const read = sourcesOf(lake, outbox)
  // The content stays the same, and is read in each language once.
  const [texts, names] = [oncePerLanguage(read.texts), oncePerLanguage(read.names)]
  const sources = { ...read, texts, names }
  const contractors = [await activeContractor(outbox), await activeContractor(outbox, { lang: 'fr' })]
  const chosenFor: string[] = []

  /** All that the contractor of an offer can get: the page of the job, and each mail in each language. */
  async function gotten(offerId: string): Promise<string> {
    const offer = await readOffer(outbox.db, offerId)
    if (!offer) throw new Error('There is no such offer.')
    const kinds = ['jobOffer', 'jobAnswer', 'jobNotChosen', 'jobChanged'] as const
    const mails = kinds.flatMap((kind) =>
      LANGUAGES.map((lang) =>
        compose(sources, { id: `${kind}-${offerId}-${lang}`, kind, about: offerId, lang }),
      ),
    )
    const composed = (await Promise.all(mails)).map((mail) => mail && { ...mail, conversation: null })
    expect(composed.filter(Boolean).length).toBeGreaterThanOrEqual(6)
    const page = { job: await sharedJob(outbox, offer), offer, messages: await messagesOf(outbox, [offerId]) }
    return JSON.stringify([page, composed])
  }

  const fields = fc.record({
    ...{ message: text, service_type: text, service_type_detail: text, city: text, another: text },
    ...{ added: text, answer: text },
  })
  await fc.assert(
    fc.asyncProperty(customer, fields, async (by, said) => {
      const { name, email, phone, address, lang } = by
      const one = (field: keyof typeof said) => written(by, said[field])
      // As much as a field of one line takes.
      const line = (field: keyof typeof said) => one(field).slice(0, 90)
      const payload = {
        ...{ name, email, phone, property_address: address, province_state: 'ON' },
        ...{ message: one('message'), city: line('city') },
        ...{ service_type: line('service_type'), service_type_detail: line('service_type_detail') },
      }
      const job = { service: '', bundle: '', city: '', complexity: '', timeline: '', add_ons: '' }
      const jobs = [{ ...job, quantity: 1, estimate_low: '', estimate_high: '', text: one('another') }]
      const submission = sampleSubmission({ lang, payload, requested: { jobs, fields: {} } })
      await outbox.submit(submission)
      const id = submission.lead.submission_id
      await proveAddress(outbox, id)
      const answerBy = outbox.now() + HOUR
      await askContractors(outbox, id, { contractors, actor: null, answerBy, lookAgainAt: answerBy })
      const [first = '', second = ''] = (await offersOf(outbox.db, id)).map((offer) => offer.id)
      await addToRequest(outbox, id, { text: one('added'), photos: [] })
      await setPostalCode(outbox, id, 'M5V 2T6')
      const seen = await readRequest(outbox, id)
      if (!seen) throw new Error('There is no such request.')
      const answer = { offer: first, text: one('answer') }
      expect(
        await OFFER_ACTIONS.answer?.({
          store: outbox,
          seen,
          texts: answer,
          tell: [],
          dependencies: { matchFacts: async () => factsWith() },
        }),
      ).toMatch(/^answered/)
      for (const offer of [first, second]) expect(left(await gotten(offer), by)).toEqual([])

      // The second one is chosen and gets everything, the first one still nothing.
      await quoteJob(outbox, second, sampleQuote())
      await chooseQuote(outbox, second, 1, { by: 'customer' }, factsWith())
      expect(left(await gotten(first), by)).toEqual([])
      const offer = await readOffer(outbox.db, second)
      expect(offer && (await sharedJob(outbox, offer))?.customer).toEqual({ name, email, phone, address })
      await takeStep(outbox, id, { step: 'cancel', by: 'staff' })
      chosenFor.push(name)
    }),
    { numRuns: requests, endOnFailure: true },
  )
  expect(chosenFor).toHaveLength(requests)
  // What the contractor who was never chosen can see of all jobs, and download.
  const contractor = await readContractor(outbox, contractors[0] ?? '')
  if (!contractor) throw new Error('There is no such contractor.')
  const all = JSON.stringify([
    await jobsOf(outbox, contractor.id),
    await dataOfContractor(outbox, contractor),
  ])
  expect(chosenFor.filter((name) => all.includes(name))).toEqual([])
  expect(all).not.toContain('@inbox')
}
