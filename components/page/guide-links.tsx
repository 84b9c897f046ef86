import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink, TextLink } from '../ui/links.tsx'
import { type Heading, Section } from '../ui/sections.tsx'

interface GuideLinksProps {
  heading: Heading | null | undefined
  guides: { _id: string; title: string | null; slug: string | null; lead: string | null }[]
  lang: Language
}

/** A section of links to guides, each with its introduction; not shown without guides. */
export function GuideLinks({ heading, guides, lang }: GuideLinksProps) {
  if (guides.length === 0) return null
  return (
    <Section
      id="guides"
      heading={heading}
      aside={<TextLink href="/guides" lang={lang} label={getDictionary(lang).articlePages.guides.back} />}
    >
      <ul className="border-t-2 border-rule">
        {guides.map(({ _id, title, slug, lead }) => (
          <li key={_id} className="border-b-2 border-rule">
            <SiteLink
              href={`/guides/${slug}`}
              lang={lang}
              className="flex items-center justify-between gap-4 py-2.5"
            >
              <span className="text-small">
                <span className="type-h4 block">{title}</span>
                {lead}
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
