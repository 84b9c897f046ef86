import { Button, Flex, Select, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { LEAD_STATES, type LeadState } from '#lib/leads/store/tables.ts'
import { FilterField } from '../ui/filter-field.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { exportUrl, type LeadQuery } from './leads-api.ts'
import { useWords } from './words.ts'

interface LeadFiltersProps {
  query: LeadQuery
  counts: Record<LeadState, number>
  onChange: (query: LeadQuery) => void
  onErased: () => void
}

export function LeadFilters({ query, counts, onChange, onErased }: LeadFiltersProps) {
  const { words } = useWords()
  const [isErasing, setIsErasing] = useState(false)
  const set = (change: Partial<LeadQuery>) => onChange({ ...query, ...change })
  return (
    <Flex gap={3} padding={4} wrap="wrap" align="flex-end" style={{ borderBottom: '1px solid' }}>
      <FilterField label={words.search} grows>
        {(id) => (
          <TextInput
            id={id}
            type="search"
            placeholder={words.searchHint}
            value={query.search}
            onChange={({ currentTarget }) => set({ search: currentTarget.value })}
          />
        )}
      </FilterField>
      <FilterField label={words.state}>
        {(id) => (
          <Select
            id={id}
            value={query.state}
            onChange={({ currentTarget }) => set({ state: currentTarget.value as LeadQuery['state'] })}
          >
            <option value="">{words.all}</option>
            {LEAD_STATES.map((state) => (
              <option key={state} value={state}>
                {words.states[state]} ({counts[state]})
              </option>
            ))}
          </Select>
        )}
      </FilterField>
      <FilterField label={words.type}>
        {(id) => (
          <Select
            id={id}
            value={query.type}
            onChange={({ currentTarget }) => set({ type: currentTarget.value as LeadQuery['type'] })}
          >
            <option value="">{words.all}</option>
            {Object.entries(words.types).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FilterField>
      {(['from', 'to'] as const).map((name) => (
        <FilterField key={name} label={words[name]}>
          {(id) => (
            <TextInput
              id={id}
              type="date"
              value={query[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          )}
        </FilterField>
      ))}
      <Button as="a" href={exportUrl(query)} download text={words.export} mode="ghost" />
      <Button text={words.erase} mode="ghost" tone="critical" onClick={() => setIsErasing(true)} />
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={onErased} />}
    </Flex>
  )
}
