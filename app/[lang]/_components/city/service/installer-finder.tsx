'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import {
  type InstallerEntry,
  type InstallerFilters,
  matchesInstaller,
  NO_INSTALLER_FILTERS,
  readInstallerFilters,
  type Specialty,
  writeInstallerFilters,
} from '#lib/search/installer-filters.ts'
import { useAddressQuery } from '../../address/use-address.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

/** Typing is shown at once and reaches the address when it pauses. */
const PAUSE = 250

interface InstallerFinderProps {
  entries: (InstallerEntry & { id: string })[]
  /** One rendered card per installer, in the same order. */
  cards: ReactNode[]
  specialties: Specialty[]
  words: Dictionary['cityPages']['installers']
}

/** The installers with their search and specialty filter. Its state is the address's query; without scripts all are there. */
export function InstallerFinder({ entries, cards, specialties, words }: InstallerFinderProps) {
  const { query, push, listener } = useAddressQuery()
  const filters = readInstallerFilters(new URLSearchParams(query))
  const [text, setText] = useState(filters.search)
  const timer = useRef<number>(undefined)
  const field = useRef<HTMLDivElement>(null)
  const shown = entries.map((entry) => matchesInstaller(entry, filters))
  const count = shown.filter(Boolean).length

  // The address may change from elsewhere: Back, a link.
  useEffect(() => setText(filters.search), [filters.search])

  function change(next: InstallerFilters) {
    window.clearTimeout(timer.current)
    push(writeInstallerFilters(next, new URLSearchParams(window.location.search)))
  }

  function search(next: string) {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change({ ...filters, search: next }), PAUSE)
  }

  function clear() {
    setText('')
    change(NO_INSTALLER_FILTERS)
    field.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {listener}
      <div
        ref={field}
        className="grid items-end gap-4 border-b-2 border-rule p-5 sm:grid-cols-2 md:p-7 lg:grid-cols-[3fr_2fr_auto] noscript:hidden"
      >
        <TextField
          id="installer-search"
          type="search"
          label={words.search}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          value={text}
          onChange={(event) => search(event.target.value)}
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
        {fillPlaceholders(words.showing, { shown: String(count), total: String(entries.length) })}
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
