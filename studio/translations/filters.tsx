import { Label, Select, Stack, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import { typeTitle } from '../structure/type-titles.ts'
import styles from './translations.module.css'
import { useWords } from './words.ts'
import type { Counts, Sort, StateFilter, WorkQuery } from './work-list.ts'

interface FiltersProps {
  query: WorkQuery
  types: { type: string; counts: Counts }[]
  onChange: (change: Partial<WorkQuery>) => void
}

export function Filters({ query, types, onChange }: FiltersProps) {
  const { words, language, number } = useWords()
  return (
    <search className={styles.filters}>
      <Field label={words.search} className={styles.search}>
        <TextInput
          aria-label={words.search}
          type="search"
          fontSize={1}
          placeholder={words.searchHint}
          defaultValue={query.search}
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
        />
      </Field>
      <Field label={words.state}>
        <Select
          aria-label={words.state}
          fontSize={1}
          value={query.state}
          onChange={({ currentTarget }) => onChange({ state: currentTarget.value as StateFilter })}
        >
          {Object.entries(words.states).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.type}>
        <Select
          aria-label={words.type}
          fontSize={1}
          value={query.type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value })}
        >
          <option value="">{words.allTypes}</option>
          {types.map(({ type, counts }) => (
            <option key={type} value={type}>
              {typeTitle(type, language)} ({number(counts.missing + counts.outOfDate)})
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.sort}>
        <Select
          aria-label={words.sort}
          fontSize={1}
          value={query.sort}
          onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as Sort })}
        >
          {Object.entries(words.sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}

/** The label is for the eyes; the control carries it too. */
function Field({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <Stack gap={2} className={className}>
      <Label muted size={1} aria-hidden>
        {label}
      </Label>
      {children}
    </Stack>
  )
}
