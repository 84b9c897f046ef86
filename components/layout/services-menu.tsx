import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { inCity } from '../city/in-city.tsx'
import { ForName } from '../ui/for-name.tsx'
import { LinkButton, SiteLink } from '../ui/links.tsx'
import { LinkRows } from './link-rows.tsx'
import { MenuHead } from './menu-head.tsx'
import type { Shell } from './shell.ts'

export const SERVICES_MENU_ID = 'services-menu'

interface ServicesMenuProps {
  menu: Shell['services']
  lang: Language
  words: Dictionary['shell']
}

/** Six groups of services as a ruled grid, and the emergency column beside them. */
export function ServicesMenu({ menu, lang, words }: ServicesMenuProps) {
  return (
    <div id={SERVICES_MENU_ID} popover="auto" className="menu-panel" data-hovers>
      <MenuHead panel={SERVICES_MENU_ID} title={words.services} close={words.back} icon="back" />
      <nav aria-label={words.services} className="xl:grid xl:grid-cols-[3fr_1fr]">
        <div className="menu-groups">
          {menu.groups.map((group) => (
            <Group key={group.href} group={group} lang={lang} viewAll={words.viewAll} />
          ))}
        </div>
        <EmergencyColumn menu={menu} lang={lang} />
      </nav>
    </div>
  )
}

interface GroupProps {
  group: Shell['services']['groups'][number]
  lang: Language
  viewAll: string
}

function Group({ group, lang, viewAll }: GroupProps) {
  return (
    <div>
      <p className="type-h5 mb-1">{group.title}</p>
      <ul>
        <LinkRows links={group.links} lang={lang} />
      </ul>
      <SiteLink href={group.href} lang={lang} className="text-link">
        <span>
          {viewAll}
          <ForName name={group.title} lang={lang} />
        </span>
      </SiteLink>
    </div>
  )
}

function EmergencyColumn({
  menu: { emergency, popularTitle, priceName, popular },
  lang,
}: Omit<ServicesMenuProps, 'words'>) {
  return (
    <div className="on-loud border-dark p-5 max-xl:border-t-2 xl:border-l-2">
      <p className="type-h4 max-w-[16ch]">{emergency.title}</p>
      <p className="mt-2.75 mb-4 max-w-[34ch]">{emergency.text}</p>
      {emergency.link && (
        <LinkButton href={emergency.link.href} lang={lang} tone="dark" className="w-full">
          {emergency.link.label}
        </LinkButton>
      )}
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-dark pt-3 pb-2">
        <span className="type-h5">{popularTitle}</span>{' '}
        <span className="text-small" {...inCity(inCityNames.prices)}>
          {priceName}
        </span>
      </p>
      <ul>
        {popular.map((service) => (
          <li key={service.href} className="border-t border-dark">
            <SiteLink
              href={service.href}
              lang={lang}
              className="link-row justify-between gap-3 py-1.5 leading-snug"
            >
              {service.label}
              <span className="font-bold whitespace-nowrap" {...inCity(service.slug)}>
                {service.price}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
