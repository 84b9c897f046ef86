import 'server-only'
import { defineQuery } from 'groq'
import { advertised } from '#lib/content/advertised.ts'
import { readContent } from '#lib/content/read.ts'
import { withReviewedContractors } from '#lib/content/reviewed-contractors.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { seoFields } from '../lib/content/fragments.ts'
import { blockFields } from './queries.ts'

export const landingPageQuery = defineQuery(`
  *[_type == "landingPage" && slug.current == $slug][0]{
    _id, title, "slug": slug.current, seo{${seoFields}}, "heldBack": heldBack.language, sections[hidden != true]{${blockFields}}
  }
`)

/** A page that staff put together, without its hidden blocks; `null` when no page has the slug. */
export async function getLandingPage(slug: string, lang: Language): Promise<LandingPage | null> {
  'use cache'
  const page = await readLandingPage(slug, lang)
  return page && { ...page, sections: await advertisedBlocks(page.sections ?? []) }
}

const readLandingPage = async (slug: string, lang: Language) =>
  localize(await readContent(landingPageQuery, { slug }), lang)

/** The blocks without names of contractors that pages may not show. For functions with 'use cache'. */
export function advertisedBlocks(blocks: PageBlock[]): Promise<PageBlock[]> {
  return Promise.all(
    blocks.map(async (block) => {
      if (block._type === 'installersBlock') {
        const installers = await advertised(block.installers ?? [], ({ city }) => city?.province?.code)
        return { ...block, installers }
      }
      if (block._type !== 'reviewsBlock') return block
      return { ...block, reviews: await withReviewedContractors(block.reviews ?? []) }
    }),
  )
}

type LandingPage = NonNullable<Awaited<ReturnType<typeof readLandingPage>>>

/** A section of a landing page. */
export type PageBlock = NonNullable<LandingPage['sections']>[number]

export type BlockType = PageBlock['_type']

export type BlockOf<Name extends BlockType> = Extract<PageBlock, { _type: Name }>
