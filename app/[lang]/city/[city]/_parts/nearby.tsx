import { CityColumns } from '#components/city/cities.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { CitySectionProps } from './types.ts'

/** The other cities of the province. */
export function Nearby({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const cities = city.province?.cities ?? []
  if (cities.length === 0) return null
  return (
    <Section
      id="nearby"
      heading={page?.nearby}
      aside={<TextLink href="/cities" lang={lang} label={getDictionary(lang).shell.viewAllCities} />}
    >
      <CityColumns
        cities={cities.map(({ _id, name, slug }) => ({ _id, name, slug }))}
        href={(slug) => `/city/${slug}`}
        lang={lang}
      />
    </Section>
  )
}
