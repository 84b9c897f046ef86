import 'server-only'
import { defineQuery } from 'groq'
import { readContent } from '#lib/content/read.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { seoFields } from '../lib/content/fragments.ts'
import { blockFields } from './queries.ts'

export const landingPageQuery = defineQuery(`
  *[_type == "landingPage" && slug.current == $slug][0]{
    _id, title, "slug": slug.current, seo{${seoFields}}, sections[hidden != true]{${blockFields}}
  }
`)

/** A page that staff put together, without its hidden blocks; `null` when no page has the slug. */
export async function getLandingPage(slug: string, lang: Language) {
  'use cache'
  return localize(await readContent(landingPageQuery, { slug }), lang)
}

type LandingPage = NonNullable<Awaited<ReturnType<typeof getLandingPage>>>

/** A section of a landing page. */
export type PageBlock = NonNullable<LandingPage['sections']>[number]

export type BlockType = PageBlock['_type']

export type BlockOf<Name extends BlockType> = Extract<PageBlock, { _type: Name }>
