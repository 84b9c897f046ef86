import { Select, TextInput } from '@sanity/ui'
import { typeTitle } from '../structure/type-titles.ts'
import { FilterField } from '../ui/filter-field.tsx'
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
      <FilterField label={words.search} grows>
        {(id) => (
          <TextInput
            id={id}
            type="search"
            fontSize={1}
            placeholder={words.searchHint}
            defaultValue={query.search}
            onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
          />
        )}
      </FilterField>
      <FilterField label={words.state}>
        {(id) => (
          <Select
            id={id}
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
        )}
      </FilterField>
      <FilterField label={words.type}>
        {(id) => (
          <Select
            id={id}
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
        )}
      </FilterField>
      <FilterField label={words.sort}>
        {(id) => (
          <Select
            id={id}
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
        )}
      </FilterField>
    </search>
  )
}
