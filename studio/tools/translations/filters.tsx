import { useEffect, useRef } from 'react'
import { distinctTitle } from '#studio/core/type-titles.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import styles from './translations.module.css'
import { useWords } from './words.ts'
import { type Counts, countOf, type WorkQuery } from './work-list.ts'

interface FiltersProps {
  query: WorkQuery
  types: { type: string; counts: Counts }[]
  onChange: (change: Partial<WorkQuery>) => void
}

export function Filters({ query, types, onChange }: FiltersProps) {
  const { words, language, number } = useWords()
  const search = useRef<HTMLInputElement>(null)
  // The browser's "back" and links also change the search in the address. Then the field shows the new search.
  useEffect(() => {
    const input = search.current
    if (input && input !== document.activeElement) input.value = query.search
  }, [query.search])
  return (
    <search className={styles.filters}>
      <LabelledInput
        ref={search}
        label={words.search}
        filter="search"
        type="search"
        fontSize={1}
        placeholder={words.searchHint}
        defaultValue={query.search}
        onChange={(search) => onChange({ search })}
      />
      <LabelledDropdown
        label={words.state}
        filter="choice"
        fontSize={1}
        value={query.state}
        options={Object.entries(words.states)}
        onChange={(state) => onChange({ state })}
      />
      <LabelledDropdown
        label={words.type}
        filter="choice"
        fontSize={1}
        value={query.type}
        options={[
          ['', words.allTypes],
          ...types
            .map(({ type, counts }) => ({ type, count: countOf(counts, query.state) }))
            .filter(({ type, count }) => count > 0 || type === query.type)
            .map(({ type, count }): Option => [type, `${distinctTitle(type, language)} (${number(count)})`]),
        ]}
        onChange={(type) => onChange({ type })}
      />
      <LabelledDropdown
        label={words.sort}
        filter="choice"
        fontSize={1}
        value={query.sort}
        options={Object.entries(words.sorts)}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}
