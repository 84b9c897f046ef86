import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { Contractors } from '#lib/content/contractors.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** Three steps: Submit Your Project, Get Matched, Get It Done. */
export function Explainer({ page, lang }: { page: Contractors['page']; lang: Language }) {
  if (!page?.steps?.length) return null
  return (
    <Section
      id="explainer"
      ground="ink"
      heading={page.explainer}
      aside={<TextLink href="/how-it-works" lang={lang} label={getDictionary(lang).trustPages.howItWorks} />}
    >
      <ol className="ruled md:grid-cols-3">
        {page.steps.map(({ _key, title, text }, index) => (
          <li
            key={_key}
            className="grid grid-cols-[3rem_1fr] grid-rows-[auto_1fr] gap-x-3 p-4 md:grid-cols-1 md:grid-rows-[auto_auto_1fr] md:p-7"
          >
            <span aria-hidden="true" className="type-figure row-span-2 text-title md:row-span-1">
              {index + 1}
            </span>
            <h3 className="type-h3 md:mt-3">{title}</h3>
            <p className="mt-1 max-w-[46ch] md:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
