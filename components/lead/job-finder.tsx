import type { ComponentProps } from 'react'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { CityOptions } from '../city/city-options.tsx'
import { Icon } from '../ui/icon.tsx'

interface JobFinderProps {
  /** Unique on the page: the ids of the form's fields begin with it. */
  id: string
  /** The label of the services, by default a question. */
  label?: string
  /** Popular services only: the list of all services would make each page with this form larger. */
  services: { name: string | null; slug: string | null }[]
  cities: { name: string | null; slug: string | null; province: { code: string | null } | null }[]
  lang: Language
}

/** A GET form that asks for a service and a city, and opens the page of this service in this city. It needs no scripts. */
export function JobFinder({ id, label, services, cities, lang }: JobFinderProps) {
  const words = getDictionary(lang)
  return (
    <form action="/api/find-installers" className="hero-form">
      <Cell id={`${id}-service`} name="service" label={label ?? words.home.whatToInstall}>
        {services.map(({ slug, name }) => (
          <option key={slug} value={slug ?? ''}>
            {name}
          </option>
        ))}
        <option value="">{words.home.otherService}</option>
      </Cell>
      <Cell id={`${id}-city`} name="city" label={words.city.label} data-cities>
        <CityOptions cities={cities} lang={lang} />
      </Cell>
      {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      <button type="submit">
        {words.home.findInstallers}
        <Icon name="arrow" />
      </button>
    </form>
  )
}

/** A select that fills its cell, so that the whole cell is clickable. */
function Cell({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  return (
    <div>
      <label htmlFor={select.id}>{label}</label>
      <select {...select} />
      <Icon name="chevron" />
    </div>
  )
}
