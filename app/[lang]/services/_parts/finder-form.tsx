'use client'

import { useState } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { jobHref } from '#lib/job/job.ts'
import { type CityPrices, figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { findServices } from '#lib/search/catalogue-filters.ts'
import { useEarlyActions } from '../../_components/app/use-early-actions.ts'
import { LinkButton } from '../../_components/ui/button.tsx'
import { SelectField, TextField } from '../../_components/ui/field.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'

export interface FinderEntry extends PricedService {
  slug: string
  name: string
  description: string
}

interface FinderCity extends CityPrices {
  slug: string
  label: string
}

interface FinderFormProps {
  entries: FinderEntry[]
  cities: FinderCity[]
  lang: Language
  words: Dictionary['services'] & { city: string; chooseCity: string; money: Dictionary['money'] }
}

/** Results appear once both a term and a city are given. Without scripts the form searches the catalogue. */
export function FinderForm({ entries, cities, lang, words }: FinderFormProps) {
  const [term, setTerm] = useState('')
  const [slug, setSlug] = useState('')
  const city = cities.find((candidate) => candidate.slug === slug)
  const wanted = term.trim()
  const form = useEarlyActions<HTMLFormElement>()
  return (
    <div>
      <form
        ref={form}
        action="/services"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField
          id="finder-term"
          name="q"
          label={words.finderService}
          placeholder={words.finderPlaceholder}
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <SelectField
          id="finder-city"
          name="city"
          label={words.city}
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
        >
          <option value="">{words.chooseCity}</option>
          {cities.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.label}
            </option>
          ))}
        </SelectField>
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      </form>
      <div aria-live="polite" className="mt-5 noscript:hidden">
        {wanted && city ? (
          <FinderResults
            found={findServices(entries, wanted)}
            term={wanted}
            city={city}
            lang={lang}
            words={words}
          />
        ) : (
          <p className="flex min-h-51 max-w-full items-center rounded-frame border-2 border-dashed border-rule p-6 text-muted">
            <span className="max-w-[46ch]">{words.finderHint}</span>
          </p>
        )}
      </div>
    </div>
  )
}

interface FinderResultsProps extends Pick<FinderFormProps, 'lang' | 'words'> {
  found: FinderEntry[]
  term: string
  city: FinderCity
}

function FinderResults({ found, term, city, lang, words }: FinderResultsProps) {
  // A term that names one service asks for that service; anything else is passed on as it was typed.
  const only = found.length === 1 ? found[0] : undefined
  const quote = jobHref('/get-quote', { service: only?.slug, words: term, city: city.slug })
  return (
    <>
      {found.length === 0 && <p>{fillPlaceholders(words.finderEmpty, { term })}</p>}
      <ul>
        {found.map((service) => {
          const figure = figureOf(service, city)
          return (
            <li key={service.slug} className="border-t border-rule last:border-b">
              <SiteLink
                href={`/${city.slug}/${service.slug}`}
                lang={lang}
                className="flex min-h-12 items-center justify-between gap-4 font-bold underline-offset-4 hover:underline"
              >
                {service.name}
                <span className="price type-h5 py-1 text-right">
                  {figureText(figure, lang)} <span>{figureName(figure, words.money)}</span>
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
      <LinkButton href={quote} lang={lang} arrow className="mt-5">
        {fillPlaceholders(words.finderQuote, { term, city: city.name })}
      </LinkButton>
    </>
  )
}
