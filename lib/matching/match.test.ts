import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kmBetween } from './distance.ts'
import { LICENCE_TRADES } from './licences.ts'
import { brokenRules, matchOf } from './match.ts'
import type { Candidate, Licence, MatchJob, MatchSettings } from './types.ts'

const TODAY = '2026-11-30'
const NOON = Date.parse('2026-11-30T17:00Z')
const DAY = 24 * 3_600_000

const licence: Licence = {
  authority: 'rbq',
  number: '1234-5678-90',
  province: 'QC',
  trades: ['electrical'],
  expires: '2027-03-31',
  checkedAt: 1,
}

const able: Candidate = {
  id: 'able',
  isActive: true,
  services: ['ev-charger-installation'],
  categories: [],
  cities: ['montreal'],
  provinces: [],
  around: [],
  licences: [licence],
  insurance: { amount: 2_000_000, expires: '2027-01-31', checkedAt: 1 },
  isOnCall: false,
  openJobs: 0,
  mostOpenJobs: 5,
  offersThisWeek: 0,
  mostOffersWeek: 10,
  lastAskedAt: null,
  rating: null,
  answerMinutes: null,
}

const charger: MatchJob = {
  services: ['ev-charger-installation'],
  anyOf: [],
  categories: { 'ev-charger-installation': 'electrical' },
  city: 'montreal',
  province: 'QC',
  isEmergency: false,
  licences: ['electrical'],
}

const settings: MatchSettings = { most: 3, askedBefore: [], preferred: null, today: TODAY, kmBetween }

const reason = (changed: Partial<Candidate>, job: Partial<MatchJob> = {}, set: Partial<MatchSettings> = {}) =>
  matchOf({ ...charger, ...job }, [{ ...able, ...changed }], { ...settings, ...set }).excluded[0]?.why ??
  'chosen'

describe('who may be asked', () => {
  test('all rules that a contractor breaks are named in their order; the first is the reason', () => {
    const broken = {
      ...able,
      isActive: false,
      cities: [],
      licences: [],
      insurance: null,
      openJobs: Number.NaN,
      offersThisWeek: 10,
    }
    const asked = { ...settings, askedBefore: ['able'] }
    const emergency = { ...charger, isEmergency: true }
    const all = [
      'notActive',
      'area',
      'licence',
      'insurance',
      'openJobs',
      'offersWeek',
      'notOnCall',
      'askedBefore',
    ]
    expect(brokenRules(emergency, broken, asked)).toEqual(all)
    expect(matchOf(emergency, [broken], asked).excluded).toEqual([{ id: 'able', why: 'notActive' }])
    expect(brokenRules(charger, able, settings)).toEqual([])
  })

  test('active', () => {
    expect(reason({})).toBe('chosen')
    expect(reason({ isActive: false })).toBe('notActive')
  })

  test('the trade of every service', () => {
    expect(reason({ services: [] })).toBe('trade')
    expect(reason({ services: [], categories: ['electrical'] })).toBe('chosen')
    const two = { services: ['ev-charger-installation', 'tv-mounting'] }
    expect(reason({}, two)).toBe('trade')
    expect(reason({ services: two.services }, two)).toBe('chosen')
    expect(reason({ categories: ['constructor'] }, { services: ['constructor'], categories: {} })).toBe(
      'trade',
    )
  })

  test('a job that names only a kind of service, or only words', () => {
    expect(reason({ categories: ['electrical'] }, { services: [], categories: {} })).toBe('trade')
    const kind = { services: [], anyOf: ['a', 'b'], categories: { a: 'electrical', b: 'plumbing' } }
    expect(reason({ services: [], categories: ['electrical'] }, kind)).toBe('chosen')
    expect(reason({ services: ['b'], categories: [] }, kind)).toBe('chosen')
    expect(reason({ services: ['c'], categories: ['tech'] }, kind)).toBe('trade')
  })

  test('the area: a city, a province with its cities, a radius', () => {
    expect(reason({ cities: [] })).toBe('area')
    expect(reason({ cities: [], provinces: ['QC'] })).toBe('chosen')
    expect(reason({ cities: [], provinces: ['ON'] })).toBe('area')
    expect(reason({ cities: [], around: [{ city: 'laval', km: 20 }] })).toBe('chosen')
    expect(reason({ cities: [], around: [{ city: 'laval', km: 5 }] })).toBe('area')
    expect(reason({ cities: [], around: [{ city: 'atlantis', km: 9999 }] })).toBe('area')
    expect(reason({ cities: [], around: [{ city: 'laval', km: Number.NaN }] })).toBe('area')
  })

  test('a city that the site does not have is inside provinces only', () => {
    expect(reason({}, { city: null })).toBe('area')
    expect(reason({ around: [{ city: 'montreal', km: 9999 }] }, { city: null })).toBe('area')
    expect(reason({ provinces: ['QC'] }, { city: null })).toBe('chosen')
    expect(reason({ provinces: ['QC', ''] }, { city: null, province: '' })).toBe('area')
  })

  test('a licence: checked, not expired, of the province and the trade, where one is needed', () => {
    expect(reason({ licences: [] })).toBe('licence')
    expect(reason({ licences: [] }, { licences: [] })).toBe('chosen')
    expect(reason({ licences: [{ ...licence, checkedAt: null }] })).toBe('licence')
    expect(reason({ licences: [{ ...licence, province: 'ON' }] })).toBe('licence')
    expect(reason({ licences: [{ ...licence, trades: ['gas'] }] })).toBe('licence')
    expect(reason({ licences: [{ ...licence, expires: '2026-11-29' }] })).toBe('licence')
    expect(reason({ licences: [{ ...licence, expires: TODAY }] })).toBe('chosen')
    expect(reason({ licences: [{ ...licence, expires: '' }] })).toBe('chosen')
    expect(reason({ licences: [{ ...licence, expires: 'never' }] })).toBe('licence')
    expect(reason({}, { licences: ['electrical', 'gas'] })).toBe('licence')
    const gas: Licence = { ...licence, trades: ['gas'] }
    expect(reason({ licences: [licence, gas] }, { licences: ['electrical', 'gas'] })).toBe('chosen')
  })

  test('insurance: checked and not expired', () => {
    expect(reason({ insurance: null })).toBe('insurance')
    expect(reason({ insurance: { amount: 1, expires: '2027-01-01', checkedAt: null } })).toBe('insurance')
    expect(reason({ insurance: { amount: 1, expires: '2026-11-29', checkedAt: 1 } })).toBe('insurance')
    expect(reason({ insurance: { amount: 1, expires: '', checkedAt: 1 } })).toBe('insurance')
    expect(reason({ insurance: { amount: 1, expires: TODAY, checkedAt: 1 } })).toBe('chosen')
  })

  test('the limits', () => {
    expect(reason({ openJobs: 5 })).toBe('openJobs')
    expect(reason({ openJobs: Number.NaN })).toBe('openJobs')
    expect(reason({ offersThisWeek: 10 })).toBe('offersWeek')
    expect(reason({ mostOffersWeek: 0 })).toBe('offersWeek')
  })

  test('once', () => {
    expect(reason({}, {}, { askedBefore: ['able'] })).toBe('askedBefore')
    expect(reason({}, {}, { askedBefore: ['another'] })).toBe('chosen')
  })

  test('an emergency asks all who are on call, and nobody outside the rule', () => {
    const onCall = Array.from({ length: 7 }, (_, index) => ({
      ...able,
      id: `on-call-${index}`,
      isOnCall: true,
    }))
    const { chosen, excluded } = matchOf(
      { ...charger, isEmergency: true },
      [...onCall, able, { ...able, id: 'full', isOnCall: true, openJobs: 5 }],
      settings,
    )
    expect(chosen).toHaveLength(7)
    expect(excluded).toEqual([
      { id: 'able', why: 'notOnCall' },
      { id: 'full', why: 'openJobs' },
    ])
  })
})

describe('whose turn it is', () => {
  const order = (changes: Partial<Candidate>[], today = TODAY) =>
    matchOf(
      charger,
      changes.map((changed) => ({ ...able, ...changed })),
      { ...settings, most: 9, today },
    ).chosen.map(({ id }) => id)

  test('never asked, then longest ago', () => {
    expect(
      order([
        { id: 'today', lastAskedAt: NOON },
        { id: 'last week', lastAskedAt: NOON - 7 * DAY, rating: 1 },
        { id: 'yesterday', lastAskedAt: NOON - DAY, rating: 5 },
        { id: 'never', rating: null },
      ]),
    ).toEqual(['never', 'last week', 'yesterday', 'today'])
  })

  test('of one earlier day by rating, then speed, then id', () => {
    const lastAskedAt = NOON - DAY
    expect(
      order([
        { id: 'b', lastAskedAt },
        { id: 'a', lastAskedAt },
        { id: 'slow', lastAskedAt: lastAskedAt - 3_600_000, rating: 4, answerMinutes: 90 },
        { id: 'fast', lastAskedAt: lastAskedAt + 3_600_000, rating: 4, answerMinutes: 5 },
        { id: 'best', lastAskedAt: lastAskedAt + 3_600_000, rating: 5 },
      ]),
    ).toEqual(['best', 'fast', 'slow', 'a', 'b'])
  })

  test('of today by the moment, so that the best rated does not get every job of a day', () => {
    expect(
      order([
        { id: 'best', lastAskedAt: NOON + 2, rating: 5 },
        { id: 'other', lastAskedAt: NOON + 1, rating: 3 },
      ]),
    ).toEqual(['other', 'best'])
  })

  test('the day is that of the province', () => {
    // 23:30 of 29 November in Montréal, and 30 November in UTC.
    const lastAskedAt = Date.parse('2026-11-30T04:30Z')
    expect(
      order([
        { id: 'later', lastAskedAt: lastAskedAt + 60_000, rating: 5 },
        { id: 'earlier', lastAskedAt },
      ]),
    ).toEqual(['later', 'earlier'])
  })

  test('whom the customer asked for comes first, but only inside the rule', () => {
    const candidates = [
      { ...able, id: 'a' },
      { ...able, id: 'b' },
      { ...able, id: 'asked for', lastAskedAt: NOON },
    ]
    const asked = { ...settings, most: 2, preferred: 'asked for' }
    expect(matchOf(charger, candidates, asked).chosen.map(({ id }) => id)).toEqual(['asked for', 'a'])
    const paused = candidates.map((one) => ({ ...one, isActive: one.id !== 'asked for' }))
    expect(matchOf(charger, paused, asked)).toMatchObject({
      chosen: [{ id: 'a' }, { id: 'b' }],
      excluded: [{ id: 'asked for', why: 'notActive' }],
    })
  })

  test('at most three, whatever the order in which contractors are given', () => {
    const four = ['d', 'b', 'a', 'c'].map((id) => ({ ...able, id }))
    for (const given of [four, [...four].reverse()])
      expect(matchOf(charger, given, settings).chosen.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(matchOf(charger, four, { ...settings, most: 0 }).chosen).toEqual([])
    expect(matchOf(charger, four, { ...settings, most: -1 }).chosen).toEqual([])
  })
})

describe('for any job and any contractors', () => {
  const SERVICES = ['ev-charger-installation', 'toilet-installation', 'tv-mounting']
  const CATEGORIES = ['electrical', 'plumbing', 'tv']
  const CITIES = ['montreal', 'laval', 'ottawa', 'gatineau', 'toronto']
  const SOME_PROVINCES = ['QC', 'ON']
  const day = fc.constantFrom('2026-01-01', '2026-11-29', TODAY, '2026-12-01', '2028-01-01', '')
  const checkedAt = fc.constantFrom(null, 1)
  const anyLicence: fc.Arbitrary<Licence> = fc.record({
    authority: fc.constant('rbq'),
    number: fc.constant('1234-5678-90'),
    province: fc.constantFrom(...SOME_PROVINCES),
    trades: fc.subarray([...LICENCE_TRADES]),
    expires: day,
    checkedAt,
  })
  // A record of defaults in place of each drawn value keeps enough contractors inside the rule.
  const mostly = <T>(usual: T, drawn: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: drawn })
  const anyCandidate: fc.Arbitrary<Candidate> = fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    isActive: mostly(true, fc.boolean()),
    services: mostly(SERVICES, fc.subarray(SERVICES)),
    categories: fc.subarray(CATEGORIES),
    cities: fc.subarray(CITIES),
    provinces: mostly(SOME_PROVINCES, fc.subarray(SOME_PROVINCES)),
    around: fc.array(
      fc.record({ city: fc.constantFrom(...CITIES, 'atlantis'), km: fc.integer({ min: 0, max: 600 }) }),
    ),
    licences: mostly(
      SOME_PROVINCES.map((province) => ({ ...licence, province, trades: LICENCE_TRADES })),
      fc.array(anyLicence),
    ),
    insurance: mostly(able.insurance, fc.option(fc.record({ amount: fc.nat(), expires: day, checkedAt }))),
    isOnCall: fc.boolean(),
    openJobs: fc.nat(4),
    mostOpenJobs: fc.integer({ min: 2, max: 6 }),
    offersThisWeek: fc.nat(4),
    mostOffersWeek: fc.integer({ min: 2, max: 6 }),
    lastAskedAt: fc.option(fc.integer({ min: NOON - 9 * DAY, max: NOON })),
    rating: fc.option(fc.integer({ min: 0, max: 5 })),
    answerMinutes: fc.option(fc.nat(600)),
  })
  const anyJob: fc.Arbitrary<MatchJob> = fc.record({
    services: fc.subarray(SERVICES),
    anyOf: fc.subarray(SERVICES),
    categories: fc.constant({ 'ev-charger-installation': 'electrical', 'toilet-installation': 'plumbing' }),
    city: fc.option(fc.constantFrom(...CITIES)),
    province: fc.constantFrom(...SOME_PROVINCES, ''),
    isEmergency: fc.boolean(),
    licences: fc.subarray([...LICENCE_TRADES], { maxLength: 2 }),
  })
  const anyMatch = fc.record({
    job: anyJob,
    candidates: fc.uniqueArray(anyCandidate, { selector: ({ id }) => id, maxLength: 20 }),
    most: fc.integer({ min: 0, max: 5 }),
  })

  /** The rule a second time, written as what must hold of somebody who is asked. */
  function check(job: MatchJob, chosen: Candidate) {
    expect(chosen.isActive).toBe(true)
    const does = (service: string) =>
      chosen.services.includes(service) ||
      chosen.categories.some((category) => category === job.categories[service])
    expect(job.services.length === 0 ? job.anyOf.some(does) : job.services.every(does)).toBe(true)
    const near = chosen.around.some(
      ({ city, km }) => (kmBetween(city, job.city ?? '') ?? Number.POSITIVE_INFINITY) <= km,
    )
    expect(
      near || chosen.cities.includes(job.city ?? '-') || chosen.provinces.includes(job.province || '-'),
    ).toBe(true)
    for (const trade of job.licences)
      expect(
        chosen.licences.filter(
          ({ province, trades, expires, checkedAt: seen }) =>
            seen && province === job.province && trades.includes(trade) && (!expires || expires >= TODAY),
        ),
      ).not.toEqual([])
    expect(chosen.insurance?.checkedAt).toBe(1)
    expect((chosen.insurance?.expires ?? '') >= TODAY).toBe(true)
    expect(chosen.openJobs).toBeLessThan(chosen.mostOpenJobs)
    expect(chosen.offersThisWeek).toBeLessThan(chosen.mostOffersWeek)
    if (job.isEmergency) expect(chosen.isOnCall).toBe(true)
  }

  test('never more than the most, nobody outside the rule, nobody twice', () => {
    let asked = 0
    fc.assert(
      fc.property(anyMatch, ({ job, candidates, most }) => {
        const before: string[] = []
        for (let round = 0; round < 4; round++) {
          const { chosen, excluded } = matchOf(job, candidates, { ...settings, most, askedBefore: before })
          if (!job.isEmergency) expect(chosen.length).toBeLessThanOrEqual(most)
          for (const one of chosen) {
            check(job, one)
            expect(before).not.toContain(one.id)
            expect(excluded.map(({ id }) => id)).not.toContain(one.id)
          }
          before.push(...chosen.map(({ id }) => id))
          asked += chosen.length
        }
        expect(new Set(before).size).toBe(before.length)
      }),
      { numRuns: 2000 },
    )
    // Otherwise the property would hold because nobody is ever asked.
    expect(asked).toBeGreaterThan(1000)
  })

  test('everybody is chosen, excluded with a reason, or later in turn', () => {
    fc.assert(
      fc.property(anyMatch, ({ job, candidates, most }) => {
        const all = matchOf(job, candidates, { ...settings, most: candidates.length })
        expect([...all.chosen, ...all.excluded].map(({ id }) => id).sort()).toEqual(
          candidates.map(({ id }) => id).sort(),
        )
        const some = matchOf(job, candidates, { ...settings, most })
        expect(some.chosen).toEqual(job.isEmergency ? all.chosen : all.chosen.slice(0, most))
      }),
    )
  })

  test('the order in which contractors are given does not matter', () => {
    fc.assert(
      fc.property(anyMatch, ({ job, candidates, most }) => {
        const ids = (given: Candidate[]) =>
          matchOf(job, given, { ...settings, most }).chosen.map(({ id }) => id)
        expect(ids([...candidates].reverse())).toEqual(ids(candidates))
      }),
    )
  })
})
