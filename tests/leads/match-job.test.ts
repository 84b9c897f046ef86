import { expect, test } from 'vitest'
import type { LeadJob } from '#lib/leads/lead.ts'
import { matchJobOf } from '#lib/leads/offers/matching.ts'
import { factsWith, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'

const FACTS = {
  ...factsWith(),
  servicesOf: (bundle: string) => (bundle === 'office' ? ['tv-mounting', 'network'] : []),
  licencesFor: (_: string, services: readonly string[]) =>
    services.includes('network') ? (['electrical'] as const).slice() : [],
}

/** What matching knows of a request with some jobs. */
function jobOf(...changes: Partial<LeadJob>[]) {
  const [first] = TV_IN_TORONTO.jobs
  if (!first) throw new Error('There is no job.')
  const { lead } = sampleSubmission({
    payload: { city: 'Toronto', province_state: 'ON' },
    requested: { ...TV_IN_TORONTO, jobs: changes.map((change) => ({ ...first, ...change })) },
  })
  return matchJobOf(lead, false, FACTS)
}

const inWords = { service: '', text: 'Rewire the cellar' }
const office = { service: '', bundle: 'office' }

test('the services of all jobs are asked for, those of a bundle too', () => {
  expect(jobOf({}, office)).toMatchObject({
    services: ['tv-mounting', 'network'],
    categories: { 'tv-mounting': 'tech' },
    city: 'toronto',
    licences: ['electrical'],
  })
})

test.each([
  ['in words only', inWords],
  ['of a bundle that is gone', { service: '', bundle: 'gone' }],
])(
  'with another job %s nobody knows all trades, but the licences of the known ones are needed',
  (_, other) => {
    expect(jobOf(office, other)).toMatchObject({ services: [], categories: {}, licences: ['electrical'] })
  },
)
