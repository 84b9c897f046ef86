import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { SiteLink } from '../ui/links.tsx'
import { inCity } from './in-city.tsx'

interface CityChooserProps {
  label: string
  lang: Language
  className: string
  /** Whether the link is hidden until a city is chosen. */
  isLater?: boolean
}

/** A link that opens the dialog with all cities (chooser.ts). Without scripts it leads to the page of cities. */
export function CityChooser({ label, lang, className, isLater }: CityChooserProps) {
  return (
    <SiteLink
      href="/cities"
      lang={lang}
      data-chooser
      className={className}
      {...(isLater && { hidden: true, ...inCity(inCityNames.change) })}
    >
      {isLater ? label : <span>{label}</span>}
    </SiteLink>
  )
}
