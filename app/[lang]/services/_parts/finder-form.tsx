'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { AnotherOption, ChosenOption } from '#components/city/last-options.tsx'
import { useLoaded } from '#components/search/use-loaded.ts'
import { SelectField, TextField } from '#components/ui/fields.tsx'
import { useEarlyActions } from '#components/ui/use-early-actions.ts'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FinderResultsProps, FinderWords } from './finder-results.tsx'

export interface FinderFormProps {
  cities: { slug: string; name: string; label: string }[]
  /** A sentence in place of the results, until a service and a city are given. */
  hint: ReactNode
  lang: Language
  words: FinderWords
}

/** The city finder: it shows results once a service and a city are given. Enter opens the catalogue with both. */
export function FinderForm({ cities, hint, lang, words }: FinderFormProps) {
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<{ slug: string; name: string }>()
  const wanted = term.trim()
  const city = wanted ? chosen : undefined
  const form = useEarlyActions<HTMLFormElement>()
  const { loaded, hasFailed } = useLoaded(lang, wanted || null)
  const [Results, setResults] = useState<ComponentType<FinderResultsProps>>()

  useEffect(() => {
    if (!city) return
    void loadLazily(() => import('./finder-results.tsx')).then(
      (loaded) => loaded && setResults(() => loaded.FinderResults),
    )
  }, [city])

  return (
    <div>
      <form ref={form} action="/services" className="grid gap-3 sm:grid-cols-2">
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
          data-cities
          onChange={({ target }) => {
            const name = cities.find(({ slug }) => slug === target.value)?.name
            // A city of the dialog is in the list by its label only.
            setChosen(
              target.value
                ? { slug: target.value, name: name ?? target.selectedOptions[0]?.label ?? '' }
                : undefined,
            )
          }}
        >
          <option value="">{words.chooseCity}</option>
          {cities.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.label}
            </option>
          ))}
          <ChosenOption />
          <AnotherOption label={words.anotherCity} />
        </SelectField>
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
      </form>
      <div aria-live="polite" className="mt-5 noscript:hidden">
        {city && Results && (loaded || hasFailed) ? (
          <Results search={loaded} term={wanted} city={city} lang={lang} words={words} />
        ) : (
          hint
        )}
      </div>
    </div>
  )
}
