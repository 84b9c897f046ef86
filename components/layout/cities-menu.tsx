import type { PlainLink } from '#lib/content/links.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { CityChooser } from '../city/city-chooser.tsx'
import { SiteLink, TextLink } from '../ui/links.tsx'
import { MenuHead } from './menu-head.tsx'

export const CITIES_MENU_ID = 'cities-menu'

interface CitiesMenuProps {
  cities: PlainLink[]
  lang: Language
}

/** Ten cities in two columns, a link to all cities, and the dialog to choose one of them. */
export function CitiesMenu({ cities, lang }: CitiesMenuProps) {
  const { shell: words, city } = getDictionary(lang)
  return (
    <div id={CITIES_MENU_ID} popover="auto" className="menu-panel" data-hovers>
      <MenuHead panel={CITIES_MENU_ID} title={words.cities} close={words.back} icon="back" />
      <nav aria-label={words.cities} className="p-5 pt-3">
        <ul className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-8">
          {cities.map((city) => (
            <li key={city.href} className="border-b border-rule">
              <SiteLink href={city.href} lang={lang} className="link-row type-h5 min-h-12">
                {city.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-5">
          <TextLink href="/cities" lang={lang} label={words.viewAllCities} />
          <CityChooser lang={lang} className="text-link" label={city.another} />
        </p>
      </nav>
    </div>
  )
}
