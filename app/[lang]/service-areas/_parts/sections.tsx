import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { WideTable } from '#components/ui/wide-table.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { provinceAnchor, type ServiceAreasProps } from './types.ts'

/** Canada as a map of tiles: `row / column` of each province and territory, for `grid-area`. */
const TILES: Record<string, string> = {
  YT: '1 / 1',
  NT: '1 / 2',
  NU: '1 / 3',
  BC: '2 / 1',
  AB: '2 / 2',
  SK: '2 / 3',
  MB: '2 / 4',
  ON: '2 / 5',
  QC: '2 / 6',
  NL: '2 / 7',
  NB: '3 / 6',
  PE: '3 / 7',
  NS: '4 / 7',
}

/** All 13 provinces and territories, each with a link to its cities. */
export function TileMap({ page, provinces, lang }: ServiceAreasProps) {
  const { cityPages, shell } = getDictionary(lang)
  const { number, plural } = getFormatters(lang)
  return (
    <Section id="map" heading={{ title: page.map?.title || cityPages.map, text: page.map?.text }}>
      <ul className="mx-auto grid max-w-[60rem] grid-cols-7 gap-0.5">
        {provinces.map(
          ({ _id, code, name, cities }) =>
            code && (
              <li key={_id} style={{ gridArea: TILES[code] }}>
                <a
                  href={`#${provinceAnchor(code)}`}
                  className="flex aspect-square min-h-11 flex-col items-center justify-center rounded-control border-2 border-rule bg-loud text-dark hover:bg-dark hover:text-loud"
                >
                  <span aria-hidden="true" className="type-h5 md:text-[2rem]">
                    {code}
                  </span>
                  <span className="sr-only">{(name ?? '') + shell.colon}</span>
                  <span className="text-small max-md:sr-only">
                    {fillPlaceholders(plural(cities.length, cityPages.cityCount), {
                      count: number(cities.length),
                    })}
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}

type City = ServiceAreasProps['provinces'][number]['cities'][number]

/** A table of cities by province: average wait, radius, emergency service and business hours. */
export function Coverage({ page, provinces, lang }: ServiceAreasProps) {
  const { cityPages: words, city: cityWords } = getDictionary(lang)
  const columns = [cityWords.label, words.averageWait, words.radius, words.emergency, words.businessHours]
  return (
    <Section id="coverage" heading={page.coverage}>
      <WideTable labelledBy="coverage-title">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === 1 ? 'bg-loud text-dark' : undefined}>
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
      <td className="bg-loud font-bold whitespace-nowrap text-dark">
        {city.marketSpecifics?.averageWaitTime || '–'}
      </td>
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
