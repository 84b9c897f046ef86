import { Fragment, type ReactNode } from 'react'
import { PageSections, type StoredSection } from '#components/page/page-sections.tsx'
import { Closing, type ClosingProps } from '#components/ui/sections.tsx'
import { arranged } from '#lib/content/arranged.ts'
import { getArrangement } from '#lib/content/arrangement.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type ArrangedPage, PAGE_SECTIONS, type SectionOf } from '#schemas/pages/sections.ts'
import { getArrangementBlocks } from './arrangement-blocks.ts'
import { COMPONENTS } from './components.ts'
import { PageBlock } from './page-blocks.tsx'

interface ArrangedSectionsProps<Name extends ArrangedPage>
  extends Pick<ClosingProps, 'look' | 'links' | 'lang'> {
  /** The singleton document of the page, which also stores the order of its sections. */
  page: Name
  /** The document's text sections and its closing band, which most pages have. */
  content: { sections?: StoredSection[] | null; closing?: ClosingProps['closing'] } | null | undefined
  /** The rendered elements of all other sections below the head of the page, by section name. */
  sections: Record<Exclude<SectionOf<Name>, 'sections' | 'closing'>, ReactNode>
  /** The values for names in braces in the texts of the blocks: `{ city: "Toronto" }` for `{city}`. */
  names?: Record<string, string>
}

/** The sections of a page in the order that staff gave them, with their blocks between them (docs/product.md, Order of a page). */
export async function ArrangedSections<Name extends ArrangedPage>({
  page,
  content,
  sections,
  names = {},
  ...closing
}: ArrangedSectionsProps<Name>) {
  const { lang } = closing
  const own: Partial<Record<string, ReactNode>> = {
    ...sections,
    sections: <PageSections sections={content?.sections} lang={lang} />,
    closing: <Closing closing={content?.closing} {...closing} />,
  }
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
