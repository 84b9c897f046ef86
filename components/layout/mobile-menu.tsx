import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/links.tsx'
import { CITIES_MENU_ID } from './cities-menu.tsx'
import { LinkRows } from './link-rows.tsx'
import { MenuHead } from './menu-head.tsx'
import { SERVICES_MENU_ID } from './services-menu.tsx'
import type { Shell } from './shell.ts'

export const MOBILE_MENU_ID = 'mobile-menu'

interface MobileMenuProps {
  shell: Shell
  lang: Language
  words: Dictionary['shell']
}

/** The menu that slides in on a phone, with the header's links. Services and cities open their own menus on top of it. */
export function MobileMenu({ shell, lang, words }: MobileMenuProps) {
  return (
    <div id={MOBILE_MENU_ID} popover="auto" className="menu-drawer" data-covers>
      <MenuHead panel={MOBILE_MENU_ID} title={words.menu} close={words.close} icon="close" />
      <nav aria-label={words.menu}>
        <ul>
          <li>
            <SubmenuButton panel={SERVICES_MENU_ID} label={words.services} />
          </li>
          <li>
            <SubmenuButton panel={CITIES_MENU_ID} label={words.cities} />
          </li>
          <LinkRows links={[...shell.mainLinks, ...shell.stripLinks]} lang={lang} className="menu-row" />
        </ul>
      </nav>
      {shell.telephone && (
        <a href={shell.telephone.href} className="menu-row">
          <span>
            {words.call} <span className="whitespace-nowrap">{shell.telephone.label}</span>
          </span>
        </a>
      )}
      <div className="on-loud p-5">
        <LinkButton href={shell.book.href} lang={lang} tone="dark" arrow className="w-full">
          {shell.book.label}
        </LinkButton>
      </div>
    </div>
  )
}

function SubmenuButton({ panel, label }: { panel: string; label: string }) {
  return (
    <button type="button" popoverTarget={panel} className="menu-row">
      {label}
      <Icon name="chevron" className="-rotate-90" />
    </button>
  )
}
