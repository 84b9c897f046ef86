import { sql } from 'kysely'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import type { Counts } from './counts.ts'
import { Speed, type SpeedLine } from './speed.ts'
import { readCounts } from './store.ts'
import { campaignName, WIZARD, WIZARD_STEPS } from './visit.ts'

/** A name with its numbers. */
export interface Line extends Counts {
  name: string
}

/** A page with its visits and requests in each language. */
export interface LanguageLine {
  name: string
  en: Pick<Counts, 'visits' | 'requests'>
  fr: Pick<Counts, 'visits' | 'requests'>
}

/** Visits and requests from one day to another, both included. Lists are sorted by requests, then visits. */
export interface Results {
  from: string
  to: string
  days: Line[]
  pages: Line[]
  services: Line[]
  cities: Line[]
  campaigns: Line[]
  /** The pages whose French brings fewer requests for each visit than their English, the largest loss first. */
  french: LanguageLine[]
  /** The chosen answers to the questions of services, each with its service and question. */
  answers: { name: string; requests: number }[]
  forms: { name: FormType; requests: number }[]
  /** What browsers measured, of all pages and of those with enough visits; null when nothing was measured. */
  speed: { all: SpeedLine; pages: SpeedLine[] } | null
  /** The booking wizard: how often it was opened, each step was reached, and a request was sent. */
  wizard: { opened: number; steps: number[]; sent: number }
}

/** The names of paths, services and cities; null for unknown ones. */
export interface Names {
  page(path: string): Promise<{ path: string; service?: string; city?: string } | null>
  /** The name of a service, from its slug or from the text in a form. */
  service(text: string): string | null
  city(text: string): string | null
  /** An answer with its service and question in words, from their slug and keys. */
  answer(service: string, question: string, value: string): string | null
}

const HOUR = 3_600_000

/** With fewer visits in a language, its share of requests says nothing. */
const FEWEST_VISITS = 30

/** The name of the group for unknown pages, services, cities and campaigns. So texts that visitors typed are never shown. */
export const OTHER = ''

/** Sums up the counts. Requests are the stored leads without suspected spam. */
export async function readResults(
  outbox: Outbox,
  { from, to }: { from: string; to: string },
  names: Names,
): Promise<Results> {
  const [counts, leads] = [await readCounts(outbox, from, to), await readLeads(outbox, from, to)]
  const [days, pages, services] = [new Lines(), new Lines(), new Lines()]
  const [cities, campaigns, forms, answers] = [new Lines(), new Lines(), new Lines(), new Lines()]
  const french = new Lines()
  const speed = new Speed()
  const steps = Array<number>(WIZARD_STEPS).fill(0)
  for (let day = from; day <= to; day = dayBefore(day, -1)) days.add(day, {})
  for (const stored of counts) {
    if (speed.add(stored)) continue
    const { day, kind, name, count: visits } = stored
    if (kind === 'step') steps[Number(name) - 1] = (steps[Number(name) - 1] ?? 0) + visits
    else if (kind === 'campaign') campaigns.add(name, { visits })
    else if (kind === 'french') french.add(name, { visits })
    else {
      days.add(day, { visits })
      pages.add(name, { visits })
      const page = await names.page(name)
      if (page?.service) services.add(names.service(page.service) ?? OTHER, { visits })
      if (page?.city) cities.add(names.city(page.city) ?? OTHER, { visits })
    }
  }
  let sent = 0
  for (const { day, type, lang, stage, page, service, city, campaign, chosen, count: requests } of leads) {
    const known = (await names.page(page))?.path ?? OTHER
    const counts = { requests, done: stage === 'done' ? requests : 0 }
    days.add(day, counts)
    pages.add(known, counts)
    forms.add(type, { requests })
    if (lang === 'fr') french.add(known, { requests })
    // Other forms do not ask for a service: their `service_type` is the kind of form.
    if (service && type === 'lead') services.add(names.service(service) ?? OTHER, counts)
    if (city) cities.add(names.city(city) ?? OTHER, counts)
    if (campaign) campaigns.add(campaignName(campaign) ?? OTHER, counts)
    for (const [question, value] of new URLSearchParams(chosen)) {
      const name = names.answer(service, question, value)
      if (name) answers.add(name, { requests })
    }
    if (known === WIZARD) sent += requests
  }
  const all = speed.all()
  const opened = pages.of(WIZARD)?.visits ?? 0
  return {
    from,
    to,
    days: days.all(),
    pages: pages.sorted(),
    services: services.sorted(),
    cities: cities.sorted(),
    campaigns: campaigns.sorted(),
    french: behindEnglish(pages.all(), french),
    answers: answers.sorted().map(({ name, requests }) => ({ name, requests })),
    forms: forms.sorted().map(({ name, requests }) => ({ name: name as FormType, requests })),
    speed: all && { all, pages: speed.pages() },
    wizard: { opened, steps, sent },
  }
}

/** The pages whose share of requests is lower in French. */
function behindEnglish(pages: Line[], french: Lines): LanguageLine[] {
  const both = pages.flatMap(({ name, visits, requests }): LanguageLine[] => {
    const fr = french.of(name)
    if (!fr || name === OTHER) return []
    const en = { visits: visits - fr.visits, requests: requests - fr.requests }
    return [{ name, en, fr: { visits: fr.visits, requests: fr.requests } }]
  })
  const lost = ({ en, fr }: LanguageLine) => (en.requests / en.visits) * fr.visits - fr.requests
  return both
    .filter(({ en, fr }) => en.visits >= FEWEST_VISITS && fr.visits >= FEWEST_VISITS)
    .filter((line) => lost(line) > 0)
    .sort((one, other) => lost(other) - lost(one))
}

/** The number of leads by day, type, language, state, page, service, city, campaign and chosen answers. Several rows can have the same values. */
async function readLeads({ db }: Outbox, from: string, to: string) {
  const hour = sql<number>`received_at / ${sql.lit(HOUR)}`
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      'type',
      'lang',
      'stage',
      'page',
      'service',
      'city',
      'campaign',
      'answers as chosen',
      hour.as('hour'),
      fn.countAll<number>().as('count'),
    ])
    .where('state', '!=', 'suspected')
    // Reads one more day at both ends, because days of the site do not begin at midnight UTC.
    .where('received_at', '>=', Date.parse(dayBefore(from, 1)))
    .where('received_at', '<', Date.parse(dayBefore(to, -2)))
    .groupBy(['type', 'lang', 'stage', 'page', 'service', 'city', 'campaign', 'answers', hour])
    .execute()
  return rows
    .map(({ hour, ...row }) => ({ ...row, day: siteDay(hour * HOUR) }))
    .filter(({ day }) => day >= from && day <= to)
}

/** Adds up numbers by name. */
class Lines {
  readonly #lines = new Map<string, Counts>()

  add(name: string, { visits = 0, requests = 0, done = 0 }: Partial<Counts>): void {
    const line = this.#lines.get(name) ?? { visits: 0, requests: 0, done: 0 }
    this.#lines.set(name, {
      visits: line.visits + visits,
      requests: line.requests + requests,
      done: line.done + done,
    })
  }

  of(name: string) {
    return this.#lines.get(name)
  }

  all() {
    return [...this.#lines].map(([name, line]) => ({ name, ...line }))
  }

  sorted() {
    return this.all().sort((one, other) => other.requests - one.requests || other.visits - one.visits)
  }
}
