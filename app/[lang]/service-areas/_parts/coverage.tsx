import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { WideTable } from '#components/ui/wide-table.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { provinceAnchor, type ServiceAreasProps } from './types.ts'

type City = ServiceAreasProps['provinces'][number]['cities'][number]

/** How soon, when and how far, city by city under its province. */
export function Coverage({ page, provinces, lang }: ServiceAreasProps) {
  const { cityPages: words, city: cityWords } = getDictionary(lang)
  const columns = [cityWords.label, words.averageWait, words.radius, words.emergency, words.businessHours]
  return (
    <Section id="coverage" heading={page.coverage}>
      <WideTable labelledBy="coverage-title">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {provinces.map(({ _id, code, name, cities }) => (
          <tbody key={_id} id={code ? provinceAnchor(code) : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <span className="type-h4">{name}</span>
                {cities.length === 0 && <span className="ml-4 font-normal">{words.noCityYet}</span>}
              </th>
            </tr>
            {cities.map((city) => (
              <Row key={city._id} city={city} lang={lang} />
            ))}
          </tbody>
        ))}
      </WideTable>
    </Section>
  )
}

function Row({ city, lang }: { city: City; lang: Language }) {
  const words = getDictionary(lang).cityPages
  const { businessHours, serviceRadius, emergencyService } = city.localData ?? {}
  return (
    <tr className="text-small">
      <th scope="row">
        <SiteLink
          href={`/city/${city.slug}`}
          lang={lang}
          className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
        >
          {city.name}
        </SiteLink>
      </th>
      <td className="whitespace-nowrap">{city.marketSpecifics?.averageWaitTime || '–'}</td>
      <td className="whitespace-nowrap">
        {serviceRadius
          ? fillPlaceholders(words.kilometres, { count: getFormatters(lang).number(serviceRadius) })
          : '–'}
      </td>
      <td>{emergencyService ? words.yes : words.no}</td>
      <td className="whitespace-nowrap">{businessHours || '–'}</td>
    </tr>
  )
}
