import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import { MATCHING_MODES, type MatchingMode } from '#lib/leads/offers/matching.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { activeContractor, factsWith, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { Clock, temporaryOutbox } from './temporary-outbox.ts'

/* What the CRM gets of a booking does not depend on matching. */

const ID = '8d5f3c1e-0f0b-4b57-9c0e-6a3a0d7b4f11'
const NOW = Date.parse('2026-11-30T15:00Z')

const BOOKING = sampleSubmission({
  id: ID,
  payload: { city: 'Toronto', province_state: 'ON' },
  requested: TV_IN_TORONTO,
})

/** What the CRM got of this booking from the last commit (ac5b1939) that knew nothing of contractors. */
const BEFORE = JSON.stringify({
  type: 'lead',
  payload: {
    name: 'Amélie Gagnon',
    email: 'amelie@courriel.example',
    phone: '(514) 873-6565',
    city: 'Toronto',
    province_state: 'ON',
    service_type: 'tv-audio',
    service_type_detail: '65-75',
    property_address: '',
    message: 'Un téléviseur de 65 pouces.\n\nInstallation\u00A0: TV mounting · Toronto',
    preferred_date: '',
    timeline: '',
    budget_range: '',
    urgency: '',
    contractor: '',
    service_slug: 'tv-mounting',
    bundle: '',
    complexity: '',
    add_ons: '',
    estimate_low: '',
    estimate_high: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    referral_source: '',
    conversion_page: '',
    source_site: 'montage',
    industry: 'home-installation',
    honeypot: '',
    form_start_time: null,
    submission_id: '8d5f3c1e-0f0b-4b57-9c0e-6a3a0d7b4f11',
    reference: 'M-BPH9-9EAR',
    language: 'fr',
    marketing_consent: '',
    jobs: [
      {
        quantity: 1,
        service: 'tv-mounting',
        bundle: '',
        city: 'toronto',
        complexity: '',
        timeline: '',
        add_ons: '',
        estimate_low: '',
        estimate_high: '',
        text: 'TV mounting · Toronto',
      },
    ],
    photos: [],
  },
})

/** The bytes that the CRM gets of a booking on a site with three contractors, and how many of them are asked. */
async function sent(mode: MatchingMode) {
  const bodies: string[] = []
  const crm = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.end('{}')
  })
  crm.listen(0, '127.0.0.1')
  await once(crm, 'listening')
  onTestFinished(() => void crm.close())
  const clock = new Clock()
  clock.time = NOW
  const { outbox } = await temporaryOutbox({ clock })
  for (let count = 0; count < 3; count += 1) await activeContractor(outbox)
  await outbox.submit(BOOKING)
  const sources = {
    facts: async () => factsWith({ mode }),
    promiseClock: async () => () => ({ isEmergency: false, until: NOW }),
    recipients: async () => [],
  }
  const { port } = crm.address() as AddressInfo
  const delivery = new Delivery(outbox, [webhookForwarder(`http://127.0.0.1:${port}/`)])
  // The lead waits in the outbox while matching looks at it, and matching looks again once the CRM has it.
  await matchDue(outbox, sources)
  await delivery.deliverDue()
  clock.advance(3_600_000)
  await matchDue(outbox, sources)
  await delivery.deliverDue()
  return { bodies, asked: (await offersOf(outbox.db, ID)).length }
}

test('a booking is at the CRM what it was before there was matching, byte by byte: off, proposing and asking by itself', async () => {
  const [off, suggest, automatic] = await Promise.all(MATCHING_MODES.map(sent))
  expect([off?.asked, suggest?.asked, automatic?.asked]).toEqual([0, 0, 3])
  for (const sent of [off, suggest, automatic]) expect(sent?.bodies).toEqual([BEFORE])
})
