'use client'

import { useMemo, useState } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { jobHref } from '#lib/job/job.ts'
import { NO_GLOBAL_FILTERS } from '#lib/search/global-search/filters.ts'
import type { SearchResult } from '#lib/search/global-search/types.ts'
import { useEarlyActions } from '../../_components/app/use-early-actions.ts'
import { ResultPrice } from '../../_components/search/result-price.tsx'
import { useLoaded } from '../../_components/search/use-loaded.ts'
import { LinkButton } from '../../_components/ui/button.tsx'
import { SelectField, TextField } from '../../_components/ui/field.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'

/** How many results the finder shows (docs/product.md, Catalogue). */
const MOST = 6

interface FinderFormProps {
  cities: { slug: string; name: string; label: string }[]
  lang: Language
  words: Dictionary['services'] & { city: string; chooseCity: string; money: Dictionary['money'] }
}

/** Results appear once both a term and a city are given. Enter searches the catalogue with both; so it does without scripts. */
export function FinderForm({ cities, lang, words }: FinderFormProps) {
  const [term, setTerm] = useState('')
  const [slug, setSlug] = useState('')
  const city = cities.find((candidate) => candidate.slug === slug)
  const wanted = term.trim()
  const form = useEarlyActions<HTMLFormElement>()
  const { loaded, hasFailed } = useLoaded(lang, wanted || slug ? wanted : null)
  const found = useMemo(() => {
    const results = loaded?.search(wanted, { ...NO_GLOBAL_FILTERS, cities: [slug] }).results ?? []
    return results.filter(({ type }) => type === 'combination').slice(0, MOST)
  }, [loaded, wanted, slug])
  return (
    <div>
      <form ref={form} action="/services" className="grid gap-4 sm:grid-cols-2">
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
        {wanted && city && (loaded || hasFailed) ? (
          <FinderResults
            found={found}
            note={loaded ? words.finderEmpty : words.searchNotes.failed}
            term={wanted}
            city={city}
            lang={lang}
            words={words}
          />
        ) : (
          <p className="flex min-h-51 max-w-full items-center rounded-frame border-2 border-dashed border-rule p-6 text-muted max-sm:hidden">
            <span className="max-w-[46ch]">{words.finderHint}</span>
          </p>
        )}
      </div>
    </div>
  )
}

interface FinderResultsProps extends Pick<FinderFormProps, 'lang' | 'words'> {
  found: SearchResult[]
  /** What is said where nothing was found. */
  note: string
  term: string
  city: { slug: string; name: string }
}

function FinderResults({ found, note, term, city, lang, words }: FinderResultsProps) {
  // A term that names one service asks for that service; anything else is passed on as it was typed.
  const only = found.length === 1 ? found[0] : undefined
  const quote = jobHref('/get-quote', { service: only?.service, words: term, city: city.slug })
  return (
    <>
      {found.length === 0 && <p>{fillPlaceholders(note, { term })}</p>}
      <ul>
        {found.map((result) => (
          <li key={result.url} className="border-t border-rule last:border-b">
            <SiteLink
              href={result.url}
              lang={lang}
              className="flex min-h-12 items-center justify-between gap-4 font-bold underline-offset-4 hover:underline"
            >
              {result.title}
              <ResultPrice figure={result.figure} words={words.money} lang={lang} />
            </SiteLink>
          </li>
        ))}
      </ul>
      <LinkButton href={quote} lang={lang} arrow className="mt-5">
        {fillPlaceholders(words.finderQuote, { term, city: city.name })}
      </LinkButton>
    </>
  )
}
