import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { AnotherOption, ChosenOption } from './last-options.tsx'

interface CityOptionsProps {
  cities: { slug: string | null; name: string | null; province: { code: string | null } | null }[]
  lang: Language
}

/**
 * The options of a short list of cities: the first ones, and one that opens the dialog with all cities. Its select has the
 * attribute `data-cities`: then the early script selects the chosen city, for which the hidden option is when the list lacks it.
 */
export function CityOptions({ cities, lang }: CityOptionsProps) {
  return (
    <>
      {cities.map((city) => (
        <option key={city.slug} value={city.slug ?? ''}>
          {cityText(city, lang)}
        </option>
      ))}
      <ChosenOption />
      <AnotherOption label={getDictionary(lang).city.another} />
    </>
  )
}
