import 'server-only'
import { defineQuery } from 'groq'
import { type Counts, countReviews } from '#lib/evidence/counts.ts'
import { getLeads } from '#lib/leads/index.ts'
import { publicCounts } from '#lib/leads/public-counts.ts'
import { siteLog } from '#lib/server/log.ts'
import { fetchContent } from './source.ts'

export const countedContentQuery = defineQuery(`{
  "reviews": *[_type == "review" && verified == true && sample != true]{_id, rating},
  "cities": *[_type == "city" && defined(slug.current)]{_id, "slug": slug.current, province->{_id, code}}
}`)

let kept: { day: string; counts: Promise<Counts | null> } | undefined

/**
 * The figures of the site that it can count itself, counted once a day. Null when they cannot be counted: pages then show what
 * staff have stated.
 * @param day the day of the site, such as `2026-11-30`
 */
export function getCounts(day: string): Promise<Counts | null> {
  if (kept?.day !== day) kept = { day, counts: count(day) }
  return kept.counts
}

async function count(day: string): Promise<Counts | null> {
  try {
    const { result } = await fetchContent(countedContentQuery, {})
    const ratings = result.reviews.flatMap(({ rating }) => (typeof rating === 'number' ? [rating] : []))
    const cities = result.cities.map(({ slug, province }) => ({
      slug: slug ?? '',
      province: province?.code ?? '',
    }))
    const { outbox } = await getLeads()
    return { day, ...countReviews(ratings), ...(await publicCounts(outbox, cities, day)) }
  } catch (error) {
    kept = undefined
    const reason = error instanceof Error ? error.message : 'unknown'
    siteLog.warn({ reason }, 'The figures of the site could not be counted: pages show the stated ones')
    return null
  }
}
