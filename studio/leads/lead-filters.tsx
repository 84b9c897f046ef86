import { Button, Flex, Label, Select, Stack, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { LEAD_STATES, type LeadState } from '#lib/leads/store/tables.ts'
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
      <Field label={words.search} grows>
        <TextInput
          aria-label={words.search}
          type="search"
          placeholder={words.searchHint}
          value={query.search}
          onChange={({ currentTarget }) => set({ search: currentTarget.value })}
        />
      </Field>
      <Field label={words.state}>
        <Select
          aria-label={words.state}
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
      </Field>
      <Field label={words.type}>
        <Select
          aria-label={words.type}
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
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={words[name]}>
          <TextInput
            aria-label={words[name]}
            type="date"
            value={query[name]}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
          />
        </Field>
      ))}
      <Button as="a" href={exportUrl(query)} download text={words.export} mode="ghost" />
      <Button text={words.erase} mode="ghost" tone="critical" onClick={() => setIsErasing(true)} />
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={onErased} />}
    </Flex>
  )
}

/** The label is for the eyes; the control carries it too. */
function Field({ label, grows, children }: { label: string; grows?: boolean; children: ReactNode }) {
  return (
    <Stack gap={2} flex={grows ? 1 : undefined} style={{ minWidth: grows ? '14rem' : undefined }}>
      <Label muted size={1} aria-hidden>
        {label}
      </Label>
      {children}
    </Stack>
  )
}
