import 'server-only'
import { defineQuery } from 'groq'
import { getLake } from '#lib/lake/index.ts'
import { hyphenated, type KnownChoices } from './form-choices.ts'
import type { Slugs } from './routes.ts'
import { fetchContent, isEmbedded } from './source.ts'

const slugsQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)].slug.current,
  "cities": *[_type == "city" && defined(slug.current)].slug.current,
  "categories": *[_type == "category" && defined(slug.current)]{"slug": slug.current, aliases},
  "bundles": *[_type == "bundle" && defined(slug.current)].slug.current,
  "guides": *[_type == "guide" && defined(slug.current)].slug.current,
  "contractors": *[_type == "featuredContractor" && defined(key)].key,
  "emergencies": *[_type == "emergencyService" && defined(name.en)].name.en,
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
}`)

/** Hosted mode: how long a list of slugs is used before it is read again. */
const MAX_AGE = 60_000

type PublishedSlugs = Slugs & KnownChoices

interface Remembered {
  slugs: Promise<PublishedSlugs>
  seq: number
  at: number
}

let remembered: Remembered | undefined

/** The slugs that have a page now. A map in memory, read again after a change: the proxy asks on every request. */
export function getSlugs(): Promise<PublishedSlugs> {
  const seq = isEmbedded ? getLake().lastSeq : 0
  const isFresh = remembered && (isEmbedded ? remembered.seq === seq : Date.now() - remembered.at < MAX_AGE)
  if (remembered && isFresh) return remembered.slugs
  const slugs = readSlugs()
  const reading: Remembered = { slugs, seq, at: Date.now() }
  remembered = reading
  // A failed read is not remembered.
  slugs.catch(() => {
    if (remembered === reading) remembered = undefined
  })
  return slugs
}

async function readSlugs(): Promise<PublishedSlugs> {
  const found = await fetchContent(slugsQuery, {})
  return {
    services: toSet(found.services),
    cities: toSet(found.cities),
    categories: toSet(found.categories.flatMap(({ slug, aliases }) => [slug, ...(aliases ?? [])])),
    bundles: toSet(found.bundles),
    guides: toSet(found.guides),
    contractors: toSet(found.contractors),
    emergencies: toSet(found.emergencies.map((name) => hyphenated(name ?? ''))),
    redirects: new Map(found.redirects.flatMap(({ from, to }) => (from && to ? [[from, to]] : []))),
  }
}

const toSet = (slugs: (string | null)[]) => new Set(slugs.filter((slug) => slug !== null))
