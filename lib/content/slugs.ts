import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated, type KnownChoices } from './form-choices.ts'
import { remember } from './remember.ts'
import { readablePath, type Slugs } from './routes.ts'
import { fetchContent } from './source.ts'

export const slugsQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)].slug.current,
  "cities": *[_type == "city" && defined(slug.current)].slug.current,
  "categories": *[_type == "category" && defined(slug.current)]{"slug": slug.current, aliases},
  "bundles": *[_type == "bundle" && defined(slug.current)].slug.current,
  "guides": *[_type == "guide" && defined(slug.current)].slug.current,
  "contractors": *[_type == "featuredContractor" && defined(key)].key,
  "emergencies": *[_type == "emergencyService" && defined(name.en)].name.en,
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
}`)

type PublishedSlugs = Slugs & KnownChoices

/** The slugs that have a page now. The proxy needs them for every request. */
export const getSlugs = remember(readSlugs)

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
    redirects: new Map(
      found.redirects.flatMap(({ from, to }) => (from && to ? [[readablePath(from), to]] : [])),
    ),
  }
}

const toSet = (slugs: (string | null)[]) => new Set(slugs.filter((slug) => slug !== null))
