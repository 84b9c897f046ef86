import 'server-only'
import { defineQuery } from 'groq'
import { env } from '#lib/env.ts'
import { knownFigures, type StoredEvidence } from '#lib/evidence/known-figures.ts'
import { showFigures } from '#lib/evidence/show-figures.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { siteDay } from '#lib/site-day.ts'
import { PAGE_PLACEHOLDERS } from '#schemas/index.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { getCounts } from './counted-figures.ts'
import { fetchContent, type Perspective } from './source.ts'
import { LICENCE_DAY } from './tags.ts'

export const namedFiguresQuery = defineQuery(
  `*[_type == "siteFigures" && _id == "siteFigures"][0]{
    _id, figures[]{name, value, counted, fewest, evidence{by, source, until}}, claims[]{claim, evidence{by, source, until}}
  }`,
)

export const evidenceQuery = defineQuery(`{
  "pages": *[_type == "pageFigures"]{_id, figures[]{key, evidence{by, source, until}}},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"]{_id, evidence{by, source, until}},
  "cities": *[_type == "city" && defined(evidence)]{_id, evidence{by, source, until}},
  "featured": *[_type == "featuredContractor" && defined(evidence)]{_id, evidence{by, source, until}},
  "emergencies": *[_type == "emergencyService" && defined(evidence)]{_id, evidence{by, source, until}}
}`)

/** The published site figures. They are kept in memory, so that all reads after a publish share one query. */
export const getPublishedFigures = cachedUntilChange(async (dependOn) => {
  const found = await fetchContent(namedFiguresQuery, {})
  dependOn(found.tags)
  return found
})

/** The published evidence of other figures. Only public sites read it. */
const getPublishedEvidence = cachedUntilChange(async (dependOn) => {
  const found = await fetchContent(evidenceQuery, {})
  dependOn(found.tags)
  return found
})

/**
 * Replaces the names of site figures in the texts of a result, such as `{cities}`, by their values, and says on a public site
 * which figures and claims are invented (`showFigures`). Other sites read the figures only when a text has a name that no page
 * fills in itself. `tags` are the cache tags of that read.
 */
export async function fillNamedFigures<T>(
  result: T,
  perspective: Perspective,
): Promise<{ filled: T; tags: string[] }> {
  const isPublic = isPublicSite(env)
  if (!isPublic && namesIn(result).every((name) => PAGE_PLACEHOLDERS.has(name))) {
    return { filled: result, tags: [] }
  }
  const isPublished = perspective === 'published'
  const [{ result: site, tags }, evidence] = await Promise.all([
    isPublished ? getPublishedFigures() : fetchContent(namedFiguresQuery, {}, perspective),
    isPublic ? (isPublished ? getPublishedEvidence() : fetchContent(evidenceQuery, {}, perspective)) : null,
  ])
  const today = siteDay(Date.now())
  const isCounted = site?.figures?.some(({ counted }) => counted === true)
  const known = knownFigures({
    site,
    evidence: evidence && toEvidence(evidence.result),
    counts: isCounted ? await getCounts(today) : null,
    today,
  })
  // What is counted, and what has a last day, may be different tomorrow.
  const isOfDay = isCounted || JSON.stringify([site, evidence?.result]).includes('"until":"')
  return {
    filled: showFigures(result, known),
    tags: [...tags, ...(evidence?.tags ?? []), ...(isOfDay ? [LICENCE_DAY] : [])],
  }
}

type ReadEvidence = Awaited<ReturnType<typeof getPublishedEvidence>>['result']

const toEvidence = ({ pages, ...documents }: ReadEvidence): StoredEvidence => ({
  pages,
  documents: Object.values(documents).flat(),
})
