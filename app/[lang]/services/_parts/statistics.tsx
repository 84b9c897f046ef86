import { Figures, Section } from '#components/ui/sections.tsx'
import type { Catalogue, CataloguePage } from '#lib/content/catalogue.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface StatisticsProps {
  page: CataloguePage
  services: Catalogue['services']
  lang: Language
}

/** Three counted figures, and the number of categories, which is a fixed text (docs/product.md, Catalogue). */
export function Statistics({ page, services, lang }: StatisticsProps) {
  const { number } = getFormatters(lang)
  const labels = page.statisticsLabels
  const licensed = services.filter(({ licenseRequired }) => licenseRequired).length
  const quick = services.filter(({ complexity }) => complexity === 'Easy').length
  return (
    <Section id="statistics" ground="field" heading={page.statistics}>
      <Figures
        figures={[
          { _key: 'total', value: `${number(services.length)}+`, label: labels?.total ?? null },
          { _key: 'licensed', value: number(licensed), label: labels?.licensed ?? null },
          { _key: 'quick', value: number(quick), label: labels?.quick ?? null },
          { _key: 'categories', value: labels?.categoriesValue ?? null, label: labels?.categories ?? null },
        ]}
      />
    </Section>
  )
}
