import { Badge, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import type { ContentNames } from '#studio/core/content-names.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { ContractorActions } from './contractor-actions.tsx'
import { ContractorFiles } from './contractor-files.tsx'
import { ContractorJobs } from './contractor-jobs.tsx'
import { ContractorLinks } from './contractor-links.tsx'
import { STATE_TONES } from './contractor-list.tsx'
import { ContractorNote } from './contractor-note.tsx'
import { ContractorStory } from './contractor-story.tsx'
import { contractorsApi } from './contractors-api.ts'
import { loadTexts, stateText } from './facts.ts'
import { PublicInstaller } from './public-installer.tsx'
import { RecordForm } from './record-form.tsx'
import { useWords } from './words.ts'

interface ContractorDetailsProps {
  id: string
  names: ContentNames
  onChanged: () => void
  onErased: () => void
}

/** A contractor: state, record with its proofs, jobs and story, and the actions for staff. */
export function ContractorDetails({ id, names, onChanged, onErased }: ContractorDetailsProps) {
  const formats = useWords()
  const { words, number } = formats
  const { basePath } = useWorkspace()
  const { value, error, reload } = useLoaded(useCallback(() => contractorsApi.details(id), [id]))
  if (value === null) return <NotLoaded error={error} onReload={reload} />
  const { contractor, load, rating, events, jobs, sendsMail } = value
  const { asked, answered, quoted, chosen, done } = load
  const complaints = events.filter(({ kind }) => kind === 'complaint').length
  const changed = () => {
    reload()
    onChanged()
  }
  return (
    <Stack gap={5} padding={5}>
      <Alert problem={error} />
      <Stack gap={3}>
        <Heading as="h2" size={2} style={{ overflowWrap: 'anywhere' }}>
          {contractor.business}
        </Heading>
        <Flex gap={2} wrap="wrap" align="center">
          <Badge tone={STATE_TONES[contractor.state]}>{stateText(contractor, formats)}</Badge>
          {complaints > 0 && (
            <Badge tone="critical">{words.complaints(complaints, number(complaints))}</Badge>
          )}
        </Flex>
        <Text size={1}>{loadTexts({ contractor, load, rating }, formats).join(' · ')}</Text>
        {asked > 0 && (
          <Muted>
            {words.figures(number(asked), number(answered), number(quoted), number(chosen), number(done))}
          </Muted>
        )}
        {contractor.appliedWith && (
          <Text size={1}>
            <Link href={`${basePath}/leads/${contractor.appliedWith}`}>{words.application}</Link>
          </Text>
        )}
        {contractor.emailFailedAt !== null && <Alert problem={words.bounced} />}
      </Stack>
      {/* What was refused is said no more once the record is another. */}
      <ContractorActions key={contractor.version} answer={value} onChanged={changed} onErased={onErased} />
      <ContractorNote contractor={contractor} onChanged={changed} />
      <RecordForm answer={value} names={names} onChanged={changed} />
      <ContractorFiles answer={value} onChanged={changed} />
      <ContractorLinks contractor={contractor} sendsMail={sendsMail} onChanged={changed} />
      <PublicInstaller answer={value} onChanged={changed} />
      <ContractorJobs jobs={jobs} />
      <ContractorStory events={events} />
    </Stack>
  )
}
