import 'server-only'
import { defineQuery } from 'groq'
import { advertised } from '#lib/content/advertised.ts'
import { readContent } from '#lib/content/read.ts'
import { withReviewedContractors } from '#lib/content/reviewed-contractors.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { seoFields } from '../lib/content/fragments.ts'
import { sectionFields } from './section-fields.ts'

export const landingPageQuery = defineQuery(`
  *[_type == "landingPage" && slug.current == $slug][0]{
    _id, title, "slug": slug.current, seo{${seoFields}}, "heldBack": heldBack.language, sections[hidden != true]{${sectionFields}}
  }
`)

/** A page that staff put together, without its hidden blocks; `null` when no page has the slug. */
export async function getLandingPage(slug: string, lang: Language): Promise<ShownPage | null> {
  'use cache'
  const page = await readLandingPage(slug, lang)
  return page && { ...page, sections: await shownBlocks(page.sections ?? []) }
}

const readLandingPage = async (slug: string, lang: Language) =>
  localize(await readContent(landingPageQuery, { slug }), lang)

/**
 * The blocks of sections, with saved sections in their places, without names of contractors that pages may not show. For
 * functions with 'use cache'.
 */
export function shownBlocks(sections: Section[]): Promise<PageBlock[]> {
  return Promise.all(
    sections.flatMap(blocksOf).map(async (block) => {
      if (block._type === 'installersBlock') {
        const installers = await advertised(block.installers ?? [], ({ city }) => city?.province?.code)
        return { ...block, installers }
      }
      if (block._type !== 'reviewsBlock') return block
      return { ...block, reviews: await withReviewedContractors(block.reviews ?? []) }
    }),
  )
}

/** A block has the key of its place on the page, because two places may have the same saved section. */
function blocksOf(section: Section): PageBlock[] {
  if (section._type !== 'savedSectionBlock') return [section]
  return (section.saved?.sections ?? []).slice(0, 1).map((block) => ({ ...block, _key: section._key }))
}

type LandingPage = NonNullable<Awaited<ReturnType<typeof readLandingPage>>>

type Section = NonNullable<LandingPage['sections']>[number]

/** A section as it is shown. */
export type PageBlock = Exclude<Section, { _type: 'savedSectionBlock' }>

type ShownPage = Omit<LandingPage, 'sections'> & { sections: PageBlock[] }

export type BlockType = PageBlock['_type']

export type BlockOf<Name extends BlockType> = Extract<PageBlock, { _type: Name }>
