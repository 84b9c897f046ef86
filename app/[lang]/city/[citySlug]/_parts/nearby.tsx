import { getDictionary } from '#lib/i18n/dictionary.ts'
import { Section } from '../../../_components/ui/section.tsx'
import { SiteLink } from '../../../_components/ui/site-link.tsx'
import { TextLink } from '../../../_components/ui/text-link.tsx'
import type { CitySectionProps } from './types.ts'

/** The other cities of the province. */
export function Nearby({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const cities = city.province?.cities ?? []
  if (cities.length === 0) return null
  return (
    <Section
      id="nearby"
      title={page?.nearby?.title}
      text={page?.nearby?.text}
      aside={
        <TextLink href="/cities" lang={lang}>
          {getDictionary(lang).shell.viewAllCities}
        </TextLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-4 lg:gap-x-10">
        {cities.map((other) => (
          <li key={other._id} className="border-b border-rule">
            <SiteLink
              href={`/city/${other.slug}`}
              lang={lang}
              className="type-h4 -mx-2.5 flex min-h-14 items-center px-2.5 hover:bg-yellow hover:text-coal"
            >
              {other.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
