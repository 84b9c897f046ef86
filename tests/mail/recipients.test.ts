// Reads the sample content.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadSettingsQuery } from '#lib/content/lead-settings.ts'
import type { LeadSettingsQueryResult } from '#lib/content/sanity.types.ts'
import { addToRequest } from '#lib/leads/life/changes.ts'
import { recipientsOf } from '#lib/leads/mails/recipients.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

// A Tuesday. On Mondays the mail about the week goes out too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const ref = (id: string) => ({ _type: 'reference', _key: id, _ref: id })

/** A site with two cities and two categories, and these people who are told of requests. */
async function siteWith(people: Record<string, object>) {
  const site = await mailingSite()
  const localized = (en: string, fr = en) => ({ _type: 'localeString', en, fr })
  const service = (slug: string, category: string) => ({
    _id: `service-${slug}`,
    _type: 'service',
    slug: { _type: 'slug', current: slug },
    category: { _type: 'reference', _ref: category },
  })
  const requestRecipients = Object.entries(people).map(([name, only]) => ({
    _type: 'mailRecipient',
    _key: name,
    email: `${name}@montage.example`,
    language: 'en',
    ...only,
  }))
  site.lake.mutate(
    [
      { create: { _id: 'city-montreal', _type: 'city', name: localized('Montreal', 'Montréal') } },
      { create: { _id: 'city-toronto', _type: 'city', name: localized('Toronto') } },
      { create: { _id: 'category-tech', _type: 'category', title: localized('Tech') } },
      { create: { _id: 'category-hvac', _type: 'category', title: localized('HVAC') } },
      { create: service('tv-mounting', 'category-tech') },
      { create: service('heat-pump', 'category-hvac') },
      {
        patch: {
          id: 'booking-tv-audio',
          set: { services: [ref('service-tv-mounting')] },
        },
      },
      { patch: { id: 'mailTexts', set: { requestRecipients } } },
    ],
    { author: 'seed' },
  )
  const content = (await site.lake.query(leadSettingsQuery)) as LeadSettingsQueryResult
  const recipients = recipientsOf(content.mails?.requestRecipients)
  return {
    ...site,
    recipients,
    /** Who is told of a request, by name. */
    async toldOf(change: Parameters<typeof sampleSubmission>[0]) {
      const before = site.server.received.length
      await site.outbox.submit(sampleSubmission(change), recipients)
      await site.delivery.deliverDue()
      return site.server.received
        .slice(before)
        .flatMap(addressesOf)
        .flatMap((address) => (address?.endsWith('@montage.example') ? [address.split('@')[0]] : []))
        .sort()
    },
  }
}

test('each person is told only of the forms, cities, categories and urgencies chosen for them', async () => {
  const { toldOf } = await siteWith({
    all: {},
    applications: { forms: ['contractor', 'partner'] },
    montreal: { cities: [ref('city-montreal')] },
    tech: { categories: [ref('category-tech')] },
    urgent: { urgencies: ['Emergency', 'High'] },
    calm: { urgencies: ['Normal'], forms: ['lead'] },
  })
  expect(await toldOf({ payload: { city: ' montréal ', service_type: 'electrical' } })).toEqual([
    'all',
    'calm',
    'montreal',
  ])
  // A type of service stands for the categories of its services.
  expect(await toldOf({ payload: { service_type: 'tv-audio' } })).toEqual(['all', 'calm', 'tech'])
  expect(await toldOf({ payload: { service_type: 'electrical', urgency: 'Emergency' } })).toEqual([
    'all',
    'urgent',
  ])
  expect(await toldOf({ type: 'contractor' })).toEqual(['all', 'applications'])
  expect(await toldOf({ type: 'contact' })).toEqual(['all'])
})

test('a service that was chosen as a job counts, and every choice of a person has to fit', async () => {
  const { toldOf } = await siteWith({
    all: {},
    both: { categories: [ref('category-hvac')], cities: [ref('city-toronto'), ref('city-montreal')] },
  })
  const job = {
    text: 'Heat pump',
    quantity: 1,
    service: 'heat-pump',
    bundle: '',
    city: '',
    complexity: '',
    timeline: '',
    add_ons: '',
    estimate_low: '',
    estimate_high: '',
  }
  const requested = { jobs: [job], fields: {} }
  expect(await toldOf({ requested, payload: { city: 'Toronto' } })).toEqual(['all', 'both'])
  expect(await toldOf({ requested, payload: { city: 'Ottawa' } })).toEqual(['all'])
})

test('a request that is nobody’s goes to everybody, but not to who does without such mails', async () => {
  const { toldOf } = await siteWith({
    montreal: { cities: [ref('city-montreal')] },
    toronto: { cities: [ref('city-toronto')] },
    silent: { without: ['request'] },
  })
  expect(await toldOf({ payload: { city: 'Whitehorse' } })).toEqual(['montreal', 'toronto'])
  expect(await toldOf({ payload: { city: 'Toronto' } })).toEqual(['toronto'])
})

test('each kind of mail is switched off for itself', async () => {
  const site = await siteWith({ anna: { without: ['change'] }, luc: { without: ['request', 'reminder'] } })
  const submission = sampleSubmission()
  const id = submission.lead.submission_id
  await site.outbox.submit(submission, site.recipients)
  await addToRequest(site.outbox, id, { text: 'The wall is brick.', photos: [] }, site.recipients)
  await site.delivery.deliverDue()
  site.clock.advance(5 * 24 * 3_600_000 - 1)
  await site.delivery.deliverDue()
  const subjectsOf = (name: string) =>
    site.server.received
      .filter((mail) => addressesOf(mail).includes(`${name}@montage.example`))
      .map(({ subject }) => subject?.replace(submission.lead.reference, '…'))
      .filter((subject) => subject?.includes('…'))
  expect(subjectsOf('anna')).toEqual(['New request …', 'Still unanswered: request …'])
  expect(subjectsOf('luc')).toEqual(['Request …: changed by the customer'])
})
