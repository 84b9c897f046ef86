'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import {
  type Choice,
  type InstallerChoice,
  type InstallerEntry,
  type InstallerFilters,
  matchesInstaller,
  NO_INSTALLER_FILTERS,
  readInstallerFilters,
  writeInstallerFilters,
} from '#lib/search/installer-filters.ts'
import { useAddressQuery } from '../address/use-address.tsx'
import { useTypedSearch } from '../address/use-typed-search.ts'
import { opensElsewhere } from '../layout/link-scripts.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { LinkButton } from '../ui/links.tsx'
import { useEarlyActions } from '../ui/use-early-actions.ts'

/** The id of the section with the installers. */
const SECTION = 'installers'

/** How many installers are shown at first, and how many more after each click on the button. */
const STEP = 8

interface InstallerFinderProps {
  entries: (InstallerEntry & { id: string })[]
  /** One rendered card per installer, in the same order. */
  cards: ReactNode[]
  selects: ChoiceSelect[]
  /** The public path of the page. */
  path: string
  /** The query that the server has rendered the list for; undefined for an address without filters. */
  start?: string
  words: Dictionary['cityPages']['installers']
  lang: Language
}

/** A select that filters the installers. */
export interface ChoiceSelect {
  name: InstallerChoice
  label: string
  /** The label of the option that filters nothing. */
  any: string
  choices: Choice[]
}

/**
 * The installers with search and filters, eight shown at first. The state is kept in the address. Without scripts the filters
 * are a form that the server answers, and all installers found are shown.
 */
export function InstallerFinder({ entries, cards, selects, path, start, words, lang }: InstallerFinderProps) {
  const { query, push, listener } = useAddressQuery(start)
  const filters = withKnownChoices(readInstallerFilters(new URLSearchParams(query)), selects)
  const { text, type } = useTypedSearch(filters.search, (search) => change({ search }))
  const fields = useEarlyActions<HTMLFormElement>()
  const shown = entries.map((entry) => matchesInstaller(entry, filters))
  const matching = entries.filter((_, index) => shown[index])
  const count = matching.length
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState({ of: query, count: STEP })
  const open = opened.of === query ? opened.count : STEP
  const visible = new Set(matching.slice(0, open))
  const more = Math.min(STEP, count - open)
  const isOpen = more <= 0
  const emptyCity = entries.some(({ city }) => city === filters.city)
    ? undefined
    : selects.flatMap(({ choices }) => choices).find(({ key }) => key === filters.city)

  const showing = (shown: number) =>
    fillPlaceholders(getFormatters(lang).plural(count, words.showing), {
      shown: String(shown),
      total: String(entries.length),
    })

  function change(changed: Partial<InstallerFilters>) {
    const now = new URLSearchParams(window.location.search)
    push(writeInstallerFilters({ ...readInstallerFilters(now), ...changed }, now))
  }

  /** Shows more cards and moves the focus to the first new card. */
  function showMore() {
    const next = matching[open]
    flushSync(() => setOpened({ of: query, count: open + STEP }))
    const item = next && list.current?.children[entries.indexOf(next)]
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }

  function clear(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    type('', 0)
    change(NO_INSTALLER_FILTERS)
    fields.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {listener}
      <form
        ref={fields}
        action={`${path}#${SECTION}`}
        onSubmit={(event) => event.preventDefault()}
        className="installer-fields"
      >
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <TextField
          id="installer-search"
          type="search"
          name="q"
          label={words.search}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {selects.map(({ name, label, any, choices }) => (
          <SelectField
            key={name}
            id={`installer-${name}`}
            name={name}
            label={label}
            value={filters[name]}
            onChange={(event) => change({ search: text, [name]: event.target.value })}
          >
            <option value="">{any}</option>
            {choices.map((choice) => (
              <option key={choice.key} value={choice.key}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit" className="hidden noscript:inline-flex">
          {words.find}
        </Button>
        <LinkButton
          href={`${path}#${SECTION}`}
          lang={lang}
          tone="outline"
          onClick={clear}
          className={text || selects.some(({ name }) => filters[name]) ? '' : 'hidden'}
        >
          {words.clear}
        </LinkButton>
      </form>
      <p role="status" className="px-5 pt-5 text-small font-label md:px-7">
        <span className={isOpen ? '' : 'noscript:hidden'}>{showing(visible.size)}</span>
        {!isOpen && <span className="hidden noscript:inline">{showing(count)}</span>}
      </p>
      {count === 0 && <NoInstaller city={emptyCity} words={words} lang={lang} />}
      <ul ref={list}>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            hidden={!shown[index]}
            tabIndex={-1}
            className={`focus-inside border-rule p-4 md:p-7 [li:not([hidden])~&]:border-t-2 ${visible.has(entry) ? '' : 'hidden noscript:block'}`}
          >
            {cards[index]}
          </li>
        ))}
      </ul>
      {!isOpen && (
        <div className="border-rule border-t-2 p-5 md:p-7 noscript:hidden">
          <Button tone="outline" onClick={showMore}>
            {fillPlaceholders(getFormatters(lang).plural(more, words.showMore), { count: String(more) })}
          </Button>
        </div>
      )}
    </>
  )
}

/** The filters, without values that this page does not offer. */
function withKnownChoices(
  { search, ...chosen }: InstallerFilters,
  selects: ChoiceSelect[],
): InstallerFilters {
  const known = selects.filter(({ name, choices }) => choices.some(({ key }) => key === chosen[name]))
  return {
    ...NO_INSTALLER_FILTERS,
    search,
    ...Object.fromEntries(known.map(({ name }) => [name, chosen[name]])),
  }
}

interface NoInstallerProps {
  /** The chosen city, if it has no installers. */
  city: Choice | undefined
  words: Dictionary['cityPages']['installers']
  lang: Language
}

function NoInstaller({ city, words, lang }: NoInstallerProps) {
  if (!city) return <p className="type-h3 px-5 py-14 text-center">{words.noMatch}</p>
  return (
    <div className="px-5 py-14 text-center">
      <p className="type-h3">{fillPlaceholders(words.none, { city: city.label })}</p>
      <p className="mt-2">{words.noneHint}</p>
      {/* As `jobHref` writes it, whose code the browser would have to load for this link alone. */}
      <LinkButton href={`/get-quote?city=${city.key}`} lang={lang} arrow className="mt-5">
        {words.getQuotes}
      </LinkButton>
    </div>
  )
}
