import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hyphenated } from './hyphenated.ts'
import { type Job, jobHref, jobQuery, readJob } from './job.ts'

const NAMES = {
  service: ['tv-mounting', 'emergency-lock-repair'],
  bundle: ['smart-home-starter'],
  city: ['toronto', 'quebec-city'],
  contractor: ['queen-street-installations'],
}

const known = {
  service: new Set(NAMES.service),
  bundle: new Set(NAMES.bundle),
  city: new Set(NAMES.city),
}

const read = (query: string) => readJob(new URLSearchParams(query), known)

test.each<[string, Job]>([
  ['service=tv-mounting&city=toronto', { service: 'tv-mounting', city: 'toronto' }],
  ['service=TV+mounting&city=Quebec+City', { service: 'tv-mounting', city: 'quebec-city' }],
  ['urgent=true&service=emergency-lock-repair', { service: 'emergency-lock-repair', urgent: true }],
  ['contractor=queen-street-installations', { contractor: 'queen-street-installations' }],
  ['contractor=..%2Fstudio&service=tv-mounting', { service: 'tv-mounting' }],
  ['bundle=smart-home-starter', { bundle: 'smart-home-starter' }],
  ['service=tv-mounting&bundle=smart-home-starter', { service: 'tv-mounting' }],
  [
    'service=tv-mounting&complexity=5&timeline=4&addons=a1,a4',
    { service: 'tv-mounting', complexity: 5, timeline: 4, addOns: ['a1', 'a4'] },
  ],
  [
    'service=tv-mounting&complexity=6&timeline=0&addons=,%3Cb%3E,a4,a4',
    { service: 'tv-mounting', addOns: ['a4'] },
  ],
  ['service=hang+a++swing+&city=atlantis', { words: 'hang a swing' }],
  [
    'service=tv-mounting&also=emergency-lock-repair,tv-mounting,nothing&quantity=3,x,9&words=3+tvs+and+a+lock',
    {
      service: 'tv-mounting',
      also: ['emergency-lock-repair'],
      quantities: [3, 1],
      words: '3 tvs and a lock',
    },
  ],
  ['service=tv-mounting&quantity=1', { service: 'tv-mounting' }],
  ['service=tv-mounting&quantity=0', { service: 'tv-mounting' }],
  ['service=tv-mounting&quantity=100', { service: 'tv-mounting' }],
  ['also=tv-mounting&quantity=3', {}],
  ['bundle=smart-home-starter&complexity=2&addons=a1', { bundle: 'smart-home-starter' }],
  // Whether there is such a contractor is seen where one is shown.
  ['city=../../studio&urgent=yes&contractor=toString&bundle=constructor', { contractor: 'toString' }],
  ['contractor=to%20String', {}],
  ['lang=fr', {}],
])('%s', (query, job) => {
  expect(read(query)).toEqual(job)
})

const ofEach = (values: string[]) => fc.constantFrom(...values)

const place = {
  city: ofEach(NAMES.city),
  contractor: ofEach(NAMES.contractor),
  urgent: fc.constant(true),
}

const jobs: fc.Arbitrary<Job> = fc.oneof(
  fc.record(
    {
      ...place,
      service: fc.constant('tv-mounting'),
      also: fc.constant(['emergency-lock-repair']),
      words: fc.stringMatching(/^[a-z]{2,9}( [à-ü]{2,9}){0,3}$/),
      complexity: fc.integer({ min: 1, max: 5 }),
      timeline: fc.integer({ min: 1, max: 4 }),
      addOns: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,12}$/), { minLength: 1, maxLength: 20 }),
    },
    { requiredKeys: ['service'] },
  ),
  fc.record({
    service: ofEach(NAMES.service),
    quantities: fc.tuple(fc.integer({ min: 2, max: 99 })),
  }),
  fc.record({ ...place, bundle: ofEach(NAMES.bundle) }, { requiredKeys: [] }),
  fc.record(
    { ...place, words: fc.stringMatching(/^[a-z]{2,9}( [à-ü]{2,9}){0,3}$/) },
    { requiredKeys: ['words'] },
  ),
)

test('a job is read from its address as it was written', () => {
  fc.assert(
    fc.property(jobs, (job) => {
      expect(readJob(new URLSearchParams(jobQuery(job).toString()), known)).toEqual(job)
    }),
  )
})

test('no query is an error, and what is read can be written and read again', () => {
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(
        'service',
        'also',
        'quantity',
        'words',
        'bundle',
        'city',
        'complexity',
        'timeline',
        'addons',
        'contractor',
        'urgent',
      ),
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), ...Object.values(NAMES).map(ofEach)),
    ),
  )
  fc.assert(
    fc.property(query, (pairs) => {
      const job = readJob(new URLSearchParams(pairs), known)
      expect(readJob(jobQuery(job), known)).toEqual(job)
    }),
  )
})

test('a link has what was chosen, and no query where nothing was', () => {
  expect(jobHref('/booking', {})).toBe('/booking')
  expect(jobHref('/get-quote', { service: 'tv-mounting', city: 'toronto', addOns: ['a1', 'a2'] })).toBe(
    '/get-quote?service=tv-mounting&city=toronto&addons=a1%2Ca2',
  )
})

test('an emergency service is linked by its name in lower case with dashes', () => {
  expect(hyphenated('Emergency electrical repair')).toBe('emergency-electrical-repair')
  expect(hyphenated('Heating & Gas (24/7)')).toBe('heating-gas-24-7')
})
