import { Fragment, type ReactNode } from 'react'
import { arranged } from '#lib/content/arranged.ts'
import { getArrangement } from '#lib/content/arrangement.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type ArrangedPage, PAGE_SECTIONS, type SectionOf } from '#schemas/pages/sections.ts'
import { getArrangementBlocks } from './arrangement-blocks.ts'
import { COMPONENTS } from './components.ts'
import { PageBlock } from './page-blocks.tsx'

interface ArrangedSectionsProps<Name extends ArrangedPage> {
  /** The document with the page's order. */
  page: Name
  /** Every section of the page below its head. */
  sections: Record<SectionOf<Name>, ReactNode>
  /** The values of names in braces on this page. */
  names?: Record<string, string>
  lang: Language
}

/** The sections of a page in the order that staff gave them, with their blocks between them (docs/product.md, Order of a page). */
export async function ArrangedSections<Name extends ArrangedPage>({
  page,
  sections,
  names = {},
  lang,
}: ArrangedSectionsProps<Name>) {
  const own: Partial<Record<string, ReactNode>> = sections
  const arrangement = await getArrangement(page)
  const hasBlocks = arrangement.some(({ section, hidden }) => !section && !hidden)
  const blocks = hasBlocks ? fillPlaceholders(await getArrangementBlocks(page, lang), names) : []
  return arranged(PAGE_SECTIONS[page], arrangement).map(({ _key, section }) => {
    if (section) return <Fragment key={_key}>{own[section]}</Fragment>
    const place = blocks.findIndex((block) => block._key === _key)
    const block = blocks[place]
    return (
      block && (
        <PageBlock
          key={_key}
          block={block}
          components={COMPONENTS}
          ground={place % 2 === 0 ? 'paper' : 'wash'}
          lang={lang}
        />
      )
    )
  })
}
