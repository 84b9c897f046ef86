import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { KnownNames } from '#lib/chosen-job/job.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Published, readablePath } from '#lib/routes/routes.ts'
import { formerSlugsOf, heldBackPages, slugsOf } from '#lib/routes/slugs.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { cachedUntilChange, type DependOn } from './cached-until-change.ts'
import { fetchContent, type Perspective } from './source.ts'

export const slugsQuery = defineQuery(`{
  "documents": *[_type in $types && defined(slug.current)]{
    _type, "slug": slug.current, aliases, formerSlugs[]{slug, until}, "heldBack": heldBack.language
  },
  "emergencies": *[_type == "emergencyService" && defined(name.en)].name.en,
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
}`)

const TYPES = DOCUMENTS_WITH_PAGE.map(({ name }) => name)
const PARAMS = { types: TYPES }

/**
 * The slugs that have a page now, and the names that the address of a form may contain. The proxy needs them for every request.
 */
export const getSlugs = cachedUntilChange(readSlugs)

/**
 * `getSlugs` with drafts, for people who may see them: pages that were never published are included, and a page with a changed
 * slug has both addresses. It is read again after every change of a draft.
 */
export const getSlugsWithDrafts = cachedUntilChange(() => slugsWith(['drafts']))

/** The slugs of `getSlugs`, and the slugs of the drafts or releases that a perspective shows. */
export async function slugsWith(perspective: Perspective) {
  const published = await getSlugs()
  const { result } = await fetchContent(slugsQuery, PARAMS, perspective)
  const drafts = slugsOf(result.documents)
  const both = TYPES.map((type) => [type, published[type].union(drafts[type])] as const)
  return { ...published, ...Object.fromEntries(both) }
}

interface SiteSlugs extends Published {
  jobNames: KnownNames
  /** The pages that are not public in a language, by their paths below `app/[lang]`. */
  heldBack: Record<Language, ReadonlySet<string>>
}

async function readSlugs(dependOn: DependOn): Promise<SiteSlugs> {
  const { result: found, tags } = await fetchContent(slugsQuery, PARAMS)
  dependOn(tags)
  const slugs = slugsOf(found.documents)
  const emergencies = found.emergencies.map((name) => hyphenated(name ?? ''))
  return {
    ...slugs,
    jobNames: {
      service: new Set([...slugs.service, ...emergencies]),
      bundle: slugs.bundle,
      city: slugs.city,
    },
    heldBack: heldBackPages(found.documents),
    former: formerSlugsOf(found.documents),
    redirects: new Map(
      found.redirects.flatMap(({ from, to }) => (from && to ? [[readablePath(from), to]] : [])),
    ),
  }
}
