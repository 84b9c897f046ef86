import { addContractor, changeContractor } from '#lib/leads/contractors/contractors.ts'
import { type ContractorProfile, contractorProfile, NO_PROFILE } from '#lib/leads/contractors/profile.ts'
import type { MatchFacts } from '#lib/leads/offers/matching.ts'
import type { Quote } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'

const CHECKED = Date.parse('2026-11-01T12:00Z')

/** A profile that is right for TV mounting in Toronto. */
export const profileWith = (change: Partial<ContractorProfile> = {}): ContractorProfile =>
  contractorProfile.parse({
    ...NO_PROFILE,
    province: 'ON',
    services: ['tv-mounting'],
    cities: ['toronto'],
    insurance: { amount: 2_000_000, insurer: 'Acme', expires: '2099-12-31', checkedAt: CHECKED },
    ...change,
  })

let count = 0

/** Adds an active contractor. Returns its id. */
export async function activeContractor(
  outbox: Outbox,
  { lang = 'en', profile = {} }: { lang?: 'en' | 'fr'; profile?: Partial<ContractorProfile> } = {},
): Promise<string> {
  count += 1
  const person = {
    business: `Contractor ${count} Ltd.`,
    name: `Contractor ${count}`,
    email: `contractor-${count}@trade.example`,
    phone: '(416) 555-0100',
    lang,
  }
  const id = await addContractor(outbox, person, profileWith(profile), { actor: 'account-1' })
  await changeContractor(outbox, id, { state: 'active' }, { actor: 'account-1' })
  return id
}

/** What a contractor offers, for a request of today. */
export const sampleQuote = (change: Partial<Quote> = {}): Quote => ({
  priceLow: 400,
  priceHigh: 480,
  tax: 'added',
  permit: null,
  included: 'Mounting, cables, cleaning up.',
  days: ['2099-12-05'],
  validUntil: '2099-12-31',
  file: null,
  ...change,
})

/** Hours that never end, so that 24 of them are a day. */
const ALWAYS = [
  {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '00:00',
    closes: '24:00',
  },
]

/** The content of a site with some services; staff set the matching. */
export const factsWith = (settings: Partial<MatchFacts['settings']> = {}): MatchFacts => ({
  settings: {
    mode: 'automatic',
    most: 3,
    widenMinutes: 30,
    answerHours: 24,
    emergencyAnswerMinutes: 30,
    ...settings,
  },
  openingHours: ALWAYS,
  categoryOf: (service) => (service === 'tv-mounting' ? 'tech' : undefined),
  servicesOf: () => [],
  servicesOfKind: (kind) => (kind === 'tv-audio' ? ['tv-mounting'] : []),
  cityOf: (text) => (text.toLowerCase() === 'toronto' ? 'toronto' : null),
  licencesFor: () => [],
  ratings: new Map(),
})

/** The jobs of a request for TV mounting in Toronto, as the site looks them up. */
export const TV_IN_TORONTO = {
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
  fields: { service_slug: 'tv-mounting' },
}
