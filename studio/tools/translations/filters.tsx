import { TextInput } from '@sanity/ui'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Dropdown, type Option } from '#studio/core/ui/dropdown.tsx'
import { FilterField } from '#studio/core/ui/filter-field.tsx'
import styles from './translations.module.css'
import { useWords } from './words.ts'
import type { Counts, WorkQuery } from './work-list.ts'

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
          <Dropdown
            id={id}
            fontSize={1}
            value={query.state}
            options={Object.entries(words.states)}
            onChange={(state) => onChange({ state })}
          />
        )}
      </FilterField>
      <FilterField label={words.type}>
        {(id) => (
          <Dropdown
            id={id}
            fontSize={1}
            value={query.type}
            options={[
              ['', words.allTypes],
              ...types.map(
                ({ type, counts }): Option => [
                  type,
                  `${typeTitle(type, language)} (${number(counts.missing + counts.outOfDate)})`,
                ],
              ),
            ]}
            onChange={(type) => onChange({ type })}
          />
        )}
      </FilterField>
      <FilterField label={words.sort}>
        {(id) => (
          <Dropdown
            id={id}
            fontSize={1}
            value={query.sort}
            options={Object.entries(words.sorts)}
            onChange={(sort) => onChange({ sort })}
          />
        )}
      </FilterField>
    </search>
  )
}
