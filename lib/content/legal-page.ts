import 'server-only'
import { defineQuery } from 'groq'
import { cacheTag } from 'next/cache'
import { env } from '#lib/env.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { blocksOf, dayOf } from '#lib/legal/blocks.ts'
import { composed, type LegalSlug, textsOf } from '#lib/legal/compose.ts'
import { factsOf } from '#lib/legal/facts.ts'
import { knownHistory } from '#lib/legal/known-versions.ts'
import { isOwnText } from '#lib/legal/own-text.ts'
import { withVersion } from '#lib/legal/versions.ts'
import { seoFields } from './fragments.ts'
import { readLegalSettings } from './legal-settings.ts'
import { readContent } from './read.ts'
import { LEGAL_FACTS } from './tags.ts'

export const legalPageQuery = defineQuery(`
  *[_type == "legalPage" && slug.current == $slug][0]{_id, title, lead, body, lastUpdated, seo{${seoFields}}}
`)

/**
 * A law page. Its document has the title and, when a lawyer has written one, the text. Otherwise the site puts the text together;
 * then `inForce` is the day since which it says what it says, or null while no server has noted a version.
 */
export async function getLegalPage(slug: LegalSlug, lang: Language) {
  'use cache'
  cacheTag(LEGAL_FACTS)
  const page = localize(await readContent(legalPageQuery, { slug }), lang)
  if (page && isOwnText(page)) return { ...page, isOwn: true, inForce: null }
  const facts = factsOf(env, await readLegalSettings())
  const known = knownHistory(slug)
  // Staff may have changed a setting since the versions were noted last.
  const history = known && withVersion(known, textsOf(slug, facts), Date.now())
  const newest = history?.versions[0]
  return {
    title: page?.title ?? null,
    lead: page?.lead ?? null,
    lastUpdated: page?.lastUpdated ?? null,
    seo: page?.seo ?? null,
    body: blocksOf(composed(slug, facts), history, lang),
    isOwn: false,
    inForce: newest ? dayOf(newest.at, lang) : null,
  }
}
