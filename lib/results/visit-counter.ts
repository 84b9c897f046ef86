import { hashWithKey, randomSecret } from '#lib/server/secrets.ts'
import { siteDay } from '#lib/site-day.ts'
import { boundOf, FIGURES, type Figures } from '#lib/visit-figures.ts'
import type { DailyCount } from './store.ts'
import { campaignName, type Visit, WIZARD } from './visit.ts'

const HOUR = 3_600_000

/** The limits of counting (docs/product.md, Results). */
export const LIMITS = {
  /** The most visits in an hour that count for one network address. */
  visitsAnHour: 120,
  /** The number of network addresses a campaign needs on one day before its name is kept. */
  addressesOfCampaign: 3,
  campaignsADay: 100,
  /** The most different pages, campaigns and steps that are counted in a day. */
  namesADay: 5_000,
  /** The most different buckets of figures that are counted in a day, beside the names. */
  bucketsADay: 10_000,
  addresses: 50_000,
}

/** The data of one day. It is in memory only, and is dropped the next day. */
interface Day {
  day: string
  /** A new random key each day, so that nobody can be recognized the next day. */
  key: string
  /** By hash of the network address: the number of visits in an hour. */
  addresses: Map<string, { hour: number; count: number }>
  /** By name of a campaign that too few network addresses have used yet: the hashes of these addresses. */
  campaigns: Map<string, Set<string>>
  knownCampaigns: Set<string>
  /** Counts that are not stored yet, by kind and name. */
  counts: Map<string, DailyCount>
  /** The same, of the figures of visits. */
  buckets: Map<string, DailyCount>
}

/**
 * Counts visits by day, in memory until they are stored. Network addresses serve to limit the visits of one sender and to count
 * the senders of a campaign. They are never stored.
 */
export class VisitCounter {
  readonly #now: () => number
  #day: Day
  #waiting: DailyCount[] = []

  constructor(now: () => number = Date.now) {
    this.#now = now
    this.#day = emptyDay(siteDay(now()))
  }

  /** Counts a visit to a known page, or its figures. Returns false when its sender has reached the limit. */
  count(visit: Visit, address: string): boolean {
    const day = this.#today()
    // Figures have a limit of their own: each visit has one message with figures at its end.
    const sender = hashWithKey(day.key, visit.figures ? `figures ${address}` : address)
    if (!this.#isAllowed(day, sender)) return false
    if (visit.figures) this.#countFigures(day, visit.page, visit.figures)
    else this.#countVisit(day, visit, sender)
    return true
  }

  #countVisit(day: Day, visit: Visit, sender: string): void {
    if (visit.step !== undefined) {
      if (visit.page === WIZARD) this.#add(day, 'step', String(visit.step), 1)
      return
    }
    this.#add(day, 'page', visit.page, 1)
    if (visit.lang === 'fr') this.#add(day, 'french', visit.page, 1)
    const campaign = campaignName(visit.campaign)
    if (campaign !== null) this.#countCampaign(day, campaign, sender)
  }

  /** Takes the counts that are not stored yet. */
  take(): DailyCount[] {
    const { counts, buckets } = this.#today()
    const taken = [...this.#waiting, ...notStored(counts), ...notStored(buckets)]
    for (const map of [counts, buckets]) {
      for (const [key, count] of map) map.set(key, { ...count, count: 0 })
    }
    this.#waiting = []
    return taken
  }

  /** Puts back counts that could not be stored. */
  putBack(counts: DailyCount[]): void {
    this.#waiting = [...counts, ...this.#waiting].slice(0, LIMITS.namesADay + LIMITS.bucketsADay)
  }

  #today(): Day {
    const day = siteDay(this.#now())
    if (day !== this.#day.day) {
      this.#waiting.push(...notStored(this.#day.counts), ...notStored(this.#day.buckets))
      this.#day = emptyDay(day)
    }
    return this.#day
  }

  #isAllowed({ addresses }: Day, sender: string): boolean {
    const hour = Math.floor(this.#now() / HOUR)
    const known = addresses.get(sender)
    if (!known && addresses.size >= LIMITS.addresses) return false
    const count = known?.hour === hour ? known.count + 1 : 1
    addresses.set(sender, { hour, count })
    return count <= LIMITS.visitsAnHour
  }

  /** A campaign name that few people have could identify them, so it is counted only after several addresses used it. */
  #countCampaign(day: Day, name: string, sender: string): void {
    if (day.knownCampaigns.has(name)) return this.#add(day, 'campaign', name, 1)
    const senders = day.campaigns.get(name) ?? new Set()
    if (!day.campaigns.has(name) && day.campaigns.size >= LIMITS.campaignsADay) return
    day.campaigns.set(name, senders.add(sender))
    if (senders.size < LIMITS.addressesOfCampaign) return
    day.knownCampaigns.add(name)
    this.#add(day, 'campaign', name, senders.size)
  }

  #countFigures(day: Day, page: string, figures: Figures): void {
    for (const figure of FIGURES) {
      const value = figures[figure]
      if (value === undefined) continue
      addTo(day.buckets, LIMITS.bucketsADay, {
        ...{ day: day.day, kind: figure, count: 1 },
        name: `${page} ${boundOf(figure, value)}`,
      })
    }
  }

  #add({ day, counts }: Day, kind: DailyCount['kind'], name: string, count: number): void {
    addTo(counts, LIMITS.namesADay, { day, kind, name, count })
  }
}

/** Adds to a count. A new name is left out when there are too many. */
function addTo(counts: Map<string, DailyCount>, most: number, more: DailyCount): void {
  const key = `${more.kind} ${more.name}`
  const known = counts.get(key)
  if (!known && counts.size >= most) return
  counts.set(key, { ...more, count: (known?.count ?? 0) + more.count })
}

const notStored = (counts: Map<string, DailyCount>) => [...counts.values()].filter(({ count }) => count > 0)

const emptyDay = (day: string): Day => ({
  day,
  key: randomSecret(),
  addresses: new Map(),
  campaigns: new Map(),
  knownCampaigns: new Set(),
  counts: new Map(),
  buckets: new Map(),
})
