import 'server-only'
import { defineQuery } from 'groq'
import { cacheLife, cacheTag } from 'next/cache'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { nextFreeDay, onCallNow } from '#lib/matching/availability.ts'
import { kmBetween } from '#lib/matching/distance.ts'
import type { MatchJob } from '#lib/matching/types.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { lastLook } from './lead-look.ts'
import { getMatchFacts } from './match-facts.ts'
import { readContent } from './read.ts'
import { LEAD_LOOK } from './tags.ts'

export const emergencyPlacesQuery = defineQuery(`{
  "emergencies": *[_type == "emergencyService"]{_id, "name": name.en},
  "cities": *[_type == "city" && defined(slug.current)]{_id, "slug": slug.current, province->{_id, code}}
}`)

interface Pair {
  /** Slugs. */
  service: string | null
  city: string | null
  /** The two letters of the city's province. */
  province: string | null
}

/**
 * The first free day of a contractor for a service in a city, and the clock there when it was looked up. Null without matching,
 * and as long as no contractor has said a day. It names nobody.
 */
export async function getNextFree({ service, city, province }: Pair) {
  'use cache'
  cacheTag(LEAD_LOOK)
  cacheLife('max')
  const known = await lookForMatching()
  if (!known || !service) return null
  const { look, facts } = known
  const now = localTime(look.at, zoneOf(province ?? ''))
  const job = jobOf({ service, city, province }, facts)
  const day = nextFreeDay(job, look.contractors, { today: now.day, kmBetween })
  return day && { day, now }
}

/** How many contractors take one of the emergencies now, and the clock in Toronto when they were counted; null for none. */
export async function getOnCall() {
  'use cache'
  cacheTag(LEAD_LOOK)
  cacheLife('max')
  const known = await lookForMatching()
  if (!known) return null
  const { look, facts } = known
  const now = localTime(look.at, zoneOf(''))
  const { emergencies, cities } = await readContent(emergencyPlacesQuery)
  const jobs = emergencies.flatMap(({ name }) =>
    cities.map(({ slug, province }) => ({
      ...jobOf({ service: hyphenated(name ?? ''), city: slug, province: province?.code ?? null }, facts),
      isEmergency: true,
    })),
  )
  const count = onCallNow(look.contractors, jobs, { today: now.day, kmBetween })
  return count > 0 ? { count, now } : null
}

async function lookForMatching() {
  const look = lastLook()
  if (!look || look.contractors.length === 0) return null
  const facts = await getMatchFacts([])
  return facts.settings.mode === 'off' ? null : { look, facts }
}

type Facts = Awaited<ReturnType<typeof getMatchFacts>>

function jobOf({ service, city, province }: Pair & { service: string }, facts: Facts): MatchJob {
  const category = facts.categoryOf(service)
  return {
    services: [service],
    anyOf: [],
    categories: category ? { [service]: category } : {},
    city,
    province: province ?? '',
    isEmergency: false,
    licences: facts.licencesFor(province ?? '', [service]),
  }
}
