import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { provinceAnchor, type ServiceAreasProps } from './types.ts'

/** Canada as a map of tiles: the row and column of each province and territory. */
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
