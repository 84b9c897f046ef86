import { TextLink } from '#components/ui/links.tsx'
import type { CataloguePage } from '#lib/content/catalogue.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface HeroProps {
  page: CataloguePage
  /** Already formatted for the language. */
  count: string
  lang: Language
}

export function CatalogueHero({ page, count, lang }: HeroProps) {
  return (
    <section className="on-field border-b-2 border-rule">
      <div className="wrap flex flex-wrap items-end lg:flex-nowrap justify-between gap-x-11 gap-y-5 py-11 md:py-14 lg:py-16">
        <div>
          <h1 className="type-page max-w-[20ch] text-title">{page.title}</h1>
          {page.lead && <p className="mt-5 max-w-[46ch] text-lead">{page.lead}</p>}
          <TextLink
            href="#catalogue"
            lang={lang}
            className="mt-3"
            label={getDictionary(lang).services.searchCatalogue}
          />
        </div>
        <p className="flex max-w-full flex-none items-baseline gap-3 lg:flex-col lg:items-end lg:gap-1">
          <span className="type-page leading-[0.86] text-title">{count}</span>
          <span className="font-bold">{page.countLabel}</span>
        </p>
      </div>
    </section>
  )
}
