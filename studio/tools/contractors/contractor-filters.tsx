import { Button, Flex } from '@sanity/ui'
import { useState } from 'react'
import { CONTRACTOR_STATES } from '#lib/leads/store/tables.ts'
import type { ContentNames } from '#studio/core/content-names.ts'
import { DownloadButton } from '#studio/core/ui/download-button.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { type ContractorQuery, contractorsApi } from './contractors-api.ts'
import { NewContractor } from './new-contractor.tsx'
import { useWords } from './words.ts'

interface ContractorFiltersProps {
  query: ContractorQuery
  names: ContentNames
  onChange: (query: ContractorQuery) => void
  onAdded: (id: string) => void
}

const DAYS = [30, 90]

/** The filters of the list, its spreadsheet, and the button for a contractor who did not apply on the site. */
export function ContractorFilters({ query, names, onChange, onAdded }: ContractorFiltersProps) {
  const { words } = useWords()
  const [isAdding, setIsAdding] = useState(false)
  const set = (change: Partial<ContractorQuery>) => onChange({ ...query, ...change })
  const choice = (
    name: keyof ContractorQuery,
    label: string,
    options: readonly Option[],
    changeOf: (value: string) => Partial<ContractorQuery> = (value) => ({ [name]: value }),
  ) => (
    <LabelledDropdown
      label={label}
      filter="choice"
      value={query[name] ?? ''}
      options={[['', words.all], ...options]}
      onChange={(value) => set(changeOf(value))}
    />
  )
  return (
    <Flex gap={3} padding={4} wrap="wrap" align="flex-end" style={{ borderBottom: '1px solid' }}>
      <LabelledInput
        label={words.search}
        filter="search"
        type="search"
        placeholder={words.searchHint}
        value={query.search ?? ''}
        onChange={(search) => set({ search })}
      />
      {choice(
        'state',
        words.state,
        CONTRACTOR_STATES.map((state): Option => [state, words.states[state]]),
      )}
      {choice('category', words.category, names.categories)}
      {choice('service', words.service, names.services)}
      {choice('city', words.city, names.cities, (city) => ({ city, province: names.provinceOf(city) }))}
      {choice('province', words.province, names.provinces, (province) => ({ province, city: '' }))}
      {choice(
        'ends',
        words.ends,
        DAYS.map((days): Option => [String(days), words.endsWithin(days)]),
      )}
      {choice('check', words.check, [['yes', words.toCheck]])}
      {choice('complaints', words.complaintsFilter, [['yes', words.withComplaints]])}
      <DownloadButton load={() => contractorsApi.exported(query)} text={words.export} />
      <Button text={words.add} mode="ghost" onClick={() => setIsAdding(true)} />
      {isAdding && <NewContractor onClose={() => setIsAdding(false)} onAdded={onAdded} />}
    </Flex>
  )
}
