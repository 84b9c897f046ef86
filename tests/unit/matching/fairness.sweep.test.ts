import { expect, test } from 'vitest'
import { kmBetween } from '#lib/matching/distance.ts'
import { LICENCE_TRADES } from '#lib/matching/licences.ts'
import { MOST_ASKED, matchOf } from '#lib/matching/match.ts'
import type { Candidate, MatchJob } from '#lib/matching/types.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

const REQUESTS = 10_000
const CONTRACTORS = 500
const DAY = 24 * 3_600_000
const START = Date.parse('2026-06-01T12:00Z')

const SERVICES = ['ev-charger-installation', 'toilet-installation', 'tv-mounting', 'furnace-installation']
const CITIES = ['montreal', 'quebec-city', 'sherbrooke', 'gatineau', 'saguenay']

/** Numbers from 0 to 1, the same in each run. */
function drawnFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** How unequal shares are: 0 when all are equal, near 1 when one has everything. */
function giniOf(shares: readonly number[]): number {
  const sorted = [...shares].sort((a, b) => a - b)
  const sum = sorted.reduce((total, share) => total + share, 0)
  const weighted = sorted.reduce((total, share, index) => total + share * (2 * index + 1 - sorted.length), 0)
  return weighted / (sorted.length * sum)
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`

// In half a year a group of equals has three requests a day; in ten days fifty, so that everybody has several turns a day.
test.each([180, 10])(
  '10,000 requests in %i days: turns are fair among 500 contractors, a match takes milliseconds',
  (days) => {
    const drawn = drawnFrom(44)
    const one = <T>(list: readonly T[]): T => list[Math.floor(drawn() * list.length)] as T
    // Twenty groups of equals: one service and one city each. Rating and speed differ widely inside a group.
    const contractors: Candidate[] = Array.from({ length: CONTRACTORS }, (_, index) => {
      const city = CITIES[index % CITIES.length] as string
      return {
        id: `contractor-${index}`,
        isActive: true,
        services: [SERVICES[Math.floor(index / CITIES.length) % SERVICES.length] as string],
        categories: [],
        cities: [],
        provinces: [],
        around: [{ city, km: 50 }],
        licences: [
          {
            authority: 'rbq',
            number: '1234-5678-90',
            province: 'QC',
            trades: LICENCE_TRADES,
            expires: '2030-01-01',
            checkedAt: 1,
          },
        ],
        insurance: { amount: 2_000_000, expires: '2030-01-01', checkedAt: 1 },
        isOnCall: false,
        openJobs: 0,
        mostOpenJobs: 100,
        offersThisWeek: 0,
        mostOffersWeek: 100,
        lastAskedAt: null,
        rating: drawn() < 0.2 ? null : 1 + 4 * drawn(),
        answerMinutes: drawn() < 0.2 ? null : 5 + 600 * drawn(),
      }
    })
    const groupOf = ({ services, around }: Candidate) => `${services[0]} ${around[0]?.city}`

    const offers = new Map(contractors.map(({ id }) => [id, 0]))
    const doneAt: { at: number; by: Candidate }[] = []
    const times: number[] = []
    let week = 0
    for (let request = 0; request < REQUESTS; request++) {
      const now = START + Math.floor((request / REQUESTS) * days * DAY)
      const newWeek = Math.floor((now - START) / (7 * DAY))
      if (newWeek !== week) for (const contractor of contractors) contractor.offersThisWeek = 0
      week = newWeek
      for (const done of doneAt.filter(({ at }) => at <= now)) {
        done.by.openJobs--
        doneAt.splice(doneAt.indexOf(done), 1)
      }
      const service = one(SERVICES)
      const job: MatchJob = {
        services: [service],
        anyOf: [],
        categories: {},
        city: one(CITIES),
        province: 'QC',
        isEmergency: false,
        licences: ['electrical'],
      }
      const today = localTime(now, zoneOf('QC')).day
      const began = performance.now()
      const { chosen } = matchOf(job, contractors, {
        most: MOST_ASKED,
        askedBefore: [],
        preferred: null,
        today,
        kmBetween,
      })
      times.push(performance.now() - began)
      expect(chosen.length).toBe(MOST_ASKED)
      for (const contractor of chosen) {
        offers.set(contractor.id, (offers.get(contractor.id) ?? 0) + 1)
        contractor.lastAskedAt = now
        contractor.offersThisWeek++
      }
      // The customer chooses one, who is busy with it for three days.
      const by = one(chosen)
      by.openJobs++
      doneAt.push({ at: now + 3 * DAY, by })
    }

    const groups = Map.groupBy(contractors, groupOf)
    const shares = [...groups.values()].map((group) => group.map(({ id }) => offers.get(id) ?? 0))
    const gini = Math.max(...shares.map(giniOf))
    const ratio = Math.max(...shares.map((group) => Math.max(...group) / Math.min(...group)))
    const sorted = times.sort((a, b) => a - b)
    const [median = Number.NaN, slow = Number.NaN] = [
      sorted[REQUESTS / 2],
      sorted[Math.floor(REQUESTS * 0.99)],
    ]
    console.log(
      [
        `${REQUESTS} requests, ${CONTRACTORS} contractors in ${groups.size} groups of equals, ${days} days`,
        `offers among equals: Gini ${percent(gini)} at most, most/least ${ratio.toFixed(2)} at most`,
        `one match: ${median.toFixed(2)} ms median, ${slow.toFixed(2)} ms for 99 of 100`,
      ].join('\n'),
    )
    expect(groups.size).toBe(20)
    // Nearly equal: rating and speed decide only who of one day comes first. Without turns the ratio is above 10.
    expect(gini).toBeLessThan(0.1)
    expect(ratio).toBeLessThan(2)
    expect(median).toBeLessThan(20)
  },
)
