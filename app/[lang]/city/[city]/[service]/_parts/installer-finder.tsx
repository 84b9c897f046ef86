'use client'

import type { ReactNode } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import {
  type InstallerEntry,
  type InstallerFilters,
  matchesInstaller,
  NO_INSTALLER_FILTERS,
  readInstallerFilters,
  type Specialty,
  writeInstallerFilters,
} from '#lib/search/installer-filters.ts'
import { useAddressQuery } from '../../../../_components/address/use-address.tsx'
import { useTypedSearch } from '../../../../_components/address/use-typed-search.ts'
import { useEarlyActions } from '../../../../_components/app/use-early-actions.ts'
import { Button } from '../../../../_components/ui/button.tsx'
import { SelectField, TextField } from '../../../../_components/ui/field.tsx'

interface InstallerFinderProps {
  entries: (InstallerEntry & { id: string })[]
  /** One rendered card per installer, in the same order. */
  cards: ReactNode[]
  specialties: Specialty[]
  words: Dictionary['cityPages']['installers']
  lang: Language
}

/** The installers with their search and specialty filter. Its state is the address's query; without scripts all are there. */
export function InstallerFinder({ entries, cards, specialties, words, lang }: InstallerFinderProps) {
  const { query, push, listener } = useAddressQuery()
  const filters = readInstallerFilters(new URLSearchParams(query))
  const { text, type } = useTypedSearch(filters.search, (search) => change({ search }))
  const fields = useEarlyActions<HTMLDivElement>()
  const shown = entries.map((entry) => matchesInstaller(entry, filters))
  const count = shown.filter(Boolean).length

  function change(changed: Partial<InstallerFilters>) {
    const now = new URLSearchParams(window.location.search)
    push(writeInstallerFilters({ ...readInstallerFilters(now), ...changed }, now))
  }

  function clear() {
    type('', 0)
    change(NO_INSTALLER_FILTERS)
    fields.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {listener}
      <div
        ref={fields}
        className="grid items-end gap-4 border-b-2 border-rule p-5 sm:grid-cols-2 md:p-7 lg:grid-cols-[3fr_2fr_auto] noscript:hidden"
      >
        <TextField
          id="installer-search"
          type="search"
          label={words.search}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <SelectField
          id="installer-specialty"
          label={words.specialty}
          value={specialties.some(({ key }) => key === filters.specialty) ? filters.specialty : ''}
          onChange={(event) => change({ search: text, specialty: event.target.value })}
        >
          <option value="">{words.allSpecialties}</option>
          {specialties.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button tone="outline" onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <p role="status" className="px-5 pt-5 text-small font-label md:px-7 noscript:hidden">
        {fillPlaceholders(getFormatters(lang).plural(count, words.showing), {
          shown: String(count),
          total: String(entries.length),
        })}
      </p>
      {count === 0 && <p className="type-h3 px-5 py-14 text-center">{words.noMatch}</p>}
      <ul>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            hidden={!shown[index]}
            className="border-rule p-5 md:p-7 [li:not([hidden])~&]:border-t-2"
          >
            {cards[index]}
          </li>
        ))}
      </ul>
    </>
  )
}
