import { Button, Flex, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { LEAD_STATES, type LeadState } from '#lib/leads/store/tables.ts'
import { Dropdown, type Option } from '#studio/core/ui/dropdown.tsx'
import { FilterField } from '#studio/core/ui/filter-field.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { exportUrl, type LeadQuery, type LeadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

interface LeadFiltersProps {
  api: LeadsApi
  query: LeadQuery
  counts: Record<LeadState, number>
  onChange: (query: LeadQuery) => void
  onErased: () => void
}

export function LeadFilters({ api, query, counts, onChange, onErased }: LeadFiltersProps) {
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
          <Dropdown
            id={id}
            value={query.state}
            options={[
              ['', words.all],
              ...LEAD_STATES.map((state): Option => [state, `${words.states[state]} (${counts[state]})`]),
            ]}
            onChange={(state) => set({ state, suspicion: '' })}
          />
        )}
      </FilterField>
      {query.state === 'suspected' && (
        <FilterField label={words.suspicion}>
          {(id) => (
            <Dropdown
              id={id}
              value={query.suspicion}
              options={[['', words.all], ...Object.entries(words.suspicions)]}
              onChange={(suspicion) => set({ suspicion })}
            />
          )}
        </FilterField>
      )}
      <FilterField label={words.type}>
        {(id) => (
          <Dropdown
            id={id}
            value={query.type}
            options={[['', words.all], ...Object.entries(words.types)]}
            onChange={(type) => set({ type })}
          />
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
      {isErasing && <EraseDialog api={api} onClose={() => setIsErasing(false)} onErased={onErased} />}
    </Flex>
  )
}
