import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { CityChooser } from '../city/city-chooser.tsx'
import { inCity } from '../city/in-city.tsx'
import { SearchLoader } from '../search/search-loader.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LinkButton } from '../ui/links.tsx'
import { CITIES_MENU_ID, CitiesMenu } from './cities-menu.tsx'
import { LanguageLink } from './language-link.tsx'
import { LinkRows } from './link-rows.tsx'
import { Logo } from './logo.tsx'
import { MOBILE_MENU_ID, MobileMenu } from './mobile-menu.tsx'
import { SearchForm } from './search-form.tsx'
import { SERVICES_MENU_ID, ServicesMenu } from './services-menu.tsx'
import type { Shell } from './shell.ts'

const MOBILE_SEARCH_ID = 'mobile-search'

interface HeaderProps {
  shell: Shell
  lang: Language
}

/** The dark strip, the header bar, and the menus that open from the bar. */
export function Header({ shell, lang }: HeaderProps) {
  const { shell: words, search } = getDictionary(lang)
  const searchWords = { ...search.box, search: words.search, placeholder: words.searchPlaceholder }
  return (
    <header>
      <Strip shell={shell} lang={lang} />
      <div className="header-bar">
        <div>
          <Logo name={shell.siteName} logo={shell.logo} lang={lang} />
          <nav aria-label={words.mainNavigation}>
            <ul>
              <li>
                <MenuButton panel={SERVICES_MENU_ID} label={words.services} />
              </li>
              <li>
                <MenuButton panel={CITIES_MENU_ID} label={words.cities} />
              </li>
              <LinkRows links={shell.mainLinks} lang={lang} />
            </ul>
          </nav>
          <div className="header-search">
            <SearchForm id="search" lang={lang} words={searchWords} />
          </div>
          <LinkButton
            href={shell.book.href}
            lang={lang}
            small
            className="ml-auto flex-none whitespace-nowrap max-md:hidden xl:ml-0"
          >
            {shell.book.label}
          </LinkButton>
          <div className="squares">
            <LanguageLink
              lang={lang}
              address={shell.address}
              name={words.otherLanguage}
              short
              className="square"
            />
            <SquareButton panel={MOBILE_SEARCH_ID} icon="search" label={words.search} />
            <SquareButton panel={MOBILE_MENU_ID} icon="menu" label={words.menu} />
          </div>
        </div>
      </div>
      <div id={MOBILE_SEARCH_ID} popover="auto" className="menu-search">
        <SearchForm id="mobile-search-text" lang={lang} words={searchWords} autoFocus />
      </div>
      <SearchLoader lang={lang} />
      <MobileMenu shell={shell} lang={lang} words={words} />
      <ServicesMenu menu={shell.services} lang={lang} words={words} />
      <CitiesMenu cities={shell.cities} lang={lang} />
    </header>
  )
}

function Strip({ shell, lang }: HeaderProps) {
  const { shell: words, city } = getDictionary(lang)
  return (
    <div className="strip">
      <div>
        {/* With a chosen city the early script says here that prices are those in it, and shows the link. */}
        <p aria-live="polite" {...inCity(inCityNames.prices)}>
          {shell.promise}
        </p>
        <CityChooser
          lang={lang}
          className="link-row mr-auto font-bold text-loud"
          label={city.change}
          isLater
        />
        <ul className="max-xl:hidden">
          <LinkRows links={shell.stripLinks} lang={lang} />
          <li>
            <LanguageLink
              lang={lang}
              address={shell.address}
              name={words.otherLanguage}
              className="link-row font-bold text-loud"
            />
          </li>
        </ul>
      </div>
    </div>
  )
}

function MenuButton({ panel, label }: { panel: string; label: string }) {
  return (
    <button type="button" popoverTarget={panel} data-hovers>
      {label}
      <Icon name="chevron" />
    </button>
  )
}

function SquareButton({ panel, icon, label }: { panel: string; icon: IconName; label: string }) {
  return (
    <button type="button" popoverTarget={panel} aria-label={label} className="square">
      <Icon name={icon} />
    </button>
  )
}
