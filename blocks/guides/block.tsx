import { GuideRows } from '#components/page/picture-rows.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { BlockProps } from '../props.ts'

/** Guides (articles for customers), one row for each. */
export function Block({ block, id, ground, lang }: BlockProps<'guidesBlock'>) {
  if (!block.guides?.length) return null
  return (
    <Section
      id={id}
      ground={ground}
      heading={block}
      aside={<TextLink href="/guides" lang={lang} label={getDictionary(lang).articlePages.guides.back} />}
    >
      <GuideRows guides={block.guides} lang={lang} />
    </Section>
  )
}
