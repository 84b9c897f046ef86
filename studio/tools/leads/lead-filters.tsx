import { Button, Flex } from '@sanity/ui'
import { useState } from 'react'
import { LEAD_STATES, type LeadState } from '#lib/leads/store/tables.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
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
      <LabelledInput
        label={words.search}
        filter="search"
        type="search"
        placeholder={words.searchHint}
        value={query.search}
        onChange={(search) => set({ search })}
      />
      <LabelledDropdown
        label={words.state}
        filter="choice"
        value={query.state}
        options={[
          ['', words.all],
          ...LEAD_STATES.map((state): Option => [state, `${words.states[state]} (${counts[state]})`]),
        ]}
        onChange={(state) => set({ state, suspicion: '' })}
      />
      {query.state === 'suspected' && (
        <LabelledDropdown
          label={words.suspicion}
          filter="choice"
          value={query.suspicion}
          options={[['', words.all], ...Object.entries(words.suspicions)]}
          onChange={(suspicion) => set({ suspicion })}
        />
      )}
      <LabelledDropdown
        label={words.type}
        filter="choice"
        value={query.type}
        options={[['', words.all], ...Object.entries(words.types)]}
        onChange={(type) => set({ type })}
      />
      {(['from', 'to'] as const).map((name) => (
        <LabelledInput
          key={name}
          label={words[name]}
          filter="choice"
          type="date"
          value={query[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <Button as="a" href={exportUrl(query)} download text={words.export} mode="ghost" />
      <Button text={words.erase} mode="ghost" tone="critical" onClick={() => setIsErasing(true)} />
      {isErasing && <EraseDialog api={api} onClose={() => setIsErasing(false)} onErased={onErased} />}
    </Flex>
  )
}
