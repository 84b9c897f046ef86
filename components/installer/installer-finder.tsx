'use client'

import { type ReactNode, useRef, useState } from 'react'
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
import { useAddressQuery, useRelease } from '../address/use-address.tsx'
import { useTypedSearch } from '../address/use-typed-search.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { LinkButton } from '../ui/links.tsx'
import { useEarlyActions } from '../ui/use-early-actions.ts'

/** How many installers are shown at first, and how many more after each click on the button. */
const STEP = 8

interface InstallerFinderProps {
  entries: (InstallerEntry & { id: string })[]
  /** One rendered card per installer, in the same order. */
  cards: ReactNode[]
  selects: ChoiceSelect[]
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
 * The installers with search and filters, eight shown at first. The state is kept in the address; without scripts all
 * installers are shown.
 */
export function InstallerFinder({ entries, cards, selects, words, lang }: InstallerFinderProps) {
  const { query, push, listener } = useAddressQuery()
  const filters = withKnownChoices(readInstallerFilters(new URLSearchParams(query)), selects)
  const { text, type } = useTypedSearch(filters.search, (search) => change({ search }))
  const fields = useEarlyActions<HTMLDivElement>()
  const shown = entries.map((entry) => matchesInstaller(entry, filters))
  const matching = entries.filter((_, index) => shown[index])
  const count = matching.length
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState({ of: query, count: STEP })
  const open = opened.of === query ? opened.count : STEP
  const visible = new Set(matching.slice(0, open))
  const more = Math.min(STEP, count - open)
  const emptyCity = entries.some(({ city }) => city === filters.city)
    ? undefined
    : selects.flatMap(({ choices }) => choices).find(({ key }) => key === filters.city)
  useRelease(query)

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

  function clear() {
    type('', 0)
    change(NO_INSTALLER_FILTERS)
    fields.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {listener}
      <div ref={fields} className="installer-fields">
        <TextField
          id="installer-search"
          type="search"
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
        <Button tone="outline" onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <p role="status" className="px-5 pt-5 text-small font-label md:px-7 noscript:hidden">
        {fillPlaceholders(getFormatters(lang).plural(count, words.showing), {
          shown: String(visible.size),
          total: String(entries.length),
        })}
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
      {more > 0 && (
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
