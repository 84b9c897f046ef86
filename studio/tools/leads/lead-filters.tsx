import { Button, Flex, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { Facet } from '#lib/leads/facets.ts'
import { EMERGENCY } from '#lib/leads/lead.ts'
import { LEAD_STAGES, LEAD_STATES, type LeadStage } from '#lib/leads/store/tables.ts'
import { REQUEST_STATES, type RequestState } from '#lib/requests/life.ts'
import { readFile } from '#studio/core/ask-server.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { DownloadButton } from '#studio/core/ui/download-button.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import {
  exportUrl,
  type LeadChoices,
  type LeadCounts,
  type LeadQuery,
  leadsApi,
  readAllLeads,
} from './leads-api.ts'
import { fileName, peopleCsv } from './people-csv.ts'
import type { ServiceName } from './service-names.ts'
import { useWords } from './words.ts'

interface LeadFiltersProps {
  query: LeadQuery
  counts: LeadCounts
  choices: LeadChoices
  serviceName: ServiceName
  onChange: (query: LeadQuery) => void
  onErased: () => void
}

/** The filters of the list. Filters that are seldom needed are shown on request. */
export function LeadFilters({ query, counts, choices, serviceName, onChange, onErased }: LeadFiltersProps) {
  const { words, language } = useWords()
  const [isErasing, setIsErasing] = useState(false)
  const [isMore, setIsMore] = useState(false)
  const set = (change: Partial<LeadQuery>) => onChange({ ...query, ...change })
  const choice = <Name extends keyof LeadQuery>(name: Name, options: readonly Option[], label: string) => (
    <LabelledDropdown
      key={name}
      label={label}
      filter="choice"
      value={query[name] ?? ''}
      options={[['', words.all], ...options]}
      onChange={(value) => set({ [name]: value, ...(name === 'state' && { suspicion: '' }) })}
    />
  )
  async function loadForPeople(): Promise<File> {
    const zone = browserZone()
    const csv = peopleCsv(await readAllLeads(query), {
      words,
      language,
      zone,
      staff: choices.staff,
      serviceName,
    })
    return new File([csv], fileName(words.columns.files.people, Date.now(), zone), { type: 'text/csv' })
  }

  async function loadAll(): Promise<File> {
    const file = await readFile(exportUrl(query))
    return new File([file], fileName(words.columns.files.all, Date.now(), browserZone()), { type: file.type })
  }

  const facet = (name: Facet, nameOf?: ServiceName) =>
    choice(name, byCount(choices[name], nameOf), words[name])
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
      <LabelledDropdown
        label={words.stage}
        filter="choice"
        value={query.request ? REQUEST + query.request : (query.stage ?? '')}
        options={[
          ['', words.all],
          ...LEAD_STAGES.map((stage): Option => [stage, `${words.stages[stage]} (${counts.stages[stage]})`]),
          ...REQUEST_STATES.map(
            (state): Option => [REQUEST + state, words.requestIn(words.requestStates[state])],
          ),
        ]}
        onChange={(value: string) => set(statusQuery(value))}
      />
      {choice('urgency', [[EMERGENCY, words.emergencies]], words.urgency)}
      {choice(
        'handler',
        [
          ['nobody', words.nobody],
          ...choices.staff
            .filter(({ id, canHandle }) => canHandle || choices.handlers.includes(id))
            .map(({ id, displayName }): Option => [id, displayName]),
        ],
        words.handler,
      )}
      {facet('service', serviceName)}
      {facet('city')}
      {choice(
        'state',
        LEAD_STATES.map((state): Option => [state, `${words.states[state]} (${counts.counts[state]})`]),
        words.state,
      )}
      {query.state === 'suspected' && choice('suspicion', Object.entries(words.suspicions), words.suspicion)}
      {isMore && (
        <>
          {choice('type', Object.entries(words.types), words.type)}
          {facet('page')}
          {facet('campaign')}
          {(['from', 'to'] as const).map((name) => (
            <LabelledInput
              key={name}
              label={words[name]}
              filter="choice"
              type="date"
              value={query[name] ?? ''}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </>
      )}
      <Button
        text={isMore ? words.fewerFilters : words.moreFilters}
        mode="ghost"
        aria-expanded={isMore}
        onClick={() => setIsMore(!isMore)}
      />
      <DownloadButton load={loadForPeople} text={words.exportPeople} />
      <DownloadButton load={loadAll} text={words.export} />
      <Button text={words.erase} mode="ghost" tone="critical" onClick={() => setIsErasing(true)} />
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={onErased} />}
    </Flex>
  )
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The prefix that tells the states of requests from the stages of all leads, some of which have the same name. */
const REQUEST = 'request '

/** The filter by a stage of all leads, or by a state of requests. */
const statusQuery = (value: string): Pick<LeadQuery, 'stage' | 'request'> =>
  value.startsWith(REQUEST)
    ? { stage: '', request: value.slice(REQUEST.length) as RequestState }
    : { stage: value as LeadStage | '', request: '' }

/** The options of a filter with their counts, the most frequent first. */
function byCount(counts: Record<string, number>, nameOf = (value: string) => value): Option[] {
  return Object.entries(counts)
    .sort(([one, more], [other, less]) => less - more || one.localeCompare(other))
    .map(([value, count]) => [value, `${nameOf(value)} (${count})`])
}

/** Deletes the data of a person on request (Law 25, PIPEDA). */
function EraseDialog({ onClose, onErased }: { onClose: () => void; onErased: () => void }) {
  const { words } = useWords()
  const toast = useToast()

  async function erase(data: FormData) {
    const email = String(data.get('email')).trim()
    if (!email.includes('@')) throw new Error(words.noEmail)
    const { erased, contractor } = await leadsApi.erasePerson(email)
    const status = contractor === 'openJobs' || (erased === 0 && !contractor) ? 'warning' : 'success'
    const description = contractor ? words.deleteContractor[contractor] : undefined
    toast.push({ status, title: words.deleteDone(erased), description })
    onErased()
    onClose()
  }

  return (
    <FormDialog
      id="erase-person"
      title={words.erase}
      submit={words.delete}
      tone="critical"
      onClose={onClose}
      onSubmit={erase}
    >
      <Text>{isEmbedded ? words.eraseText : words.eraseTextHosted}</Text>
      <TextInput
        name="email"
        type="email"
        aria-required
        autoComplete="off"
        aria-label={words.email}
        placeholder={words.email}
      />
    </FormDialog>
  )
}
