import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { FORMS } from '#lib/leads/forms/index.ts'
import { detailFacts, type JobNames, jobLines, placeName } from '#lib/leads/offers/job-text.ts'
import type { SharedJob } from '#lib/leads/offers/shared-job.ts'
import type { StaffMatch } from '#lib/leads/staff/match-view.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useContentNames } from '#studio/core/use-content-names.ts'
import { answersForContractors } from './answer-labels.ts'
import { LeadPhoto } from './lead-photo.tsx'
import { leadsApi } from './leads-api.ts'
import { type MatchingWords, useMatchingWords } from './matching-words.ts'
import { priceText } from './offer-event.ts'
import type { ServiceName } from './service-names.ts'
import { useWords } from './words.ts'

interface JobPreviewProps {
  id: string
  match: StaffMatch
  /** Whether it is open at first. */
  isOpen: boolean
  serviceName: ServiceName
  onChanged: () => void
}

/** The job as contractors see it before they are chosen, and the photos, each of which can be held back. */
export function JobPreview({
  id,
  match: { job, photos },
  serviceName,
  onChanged,
  ...props
}: JobPreviewProps) {
  const { words, language } = useMatchingWords()
  const leadWords = useWords().words
  const { problem, isBusy, run } = useAction()
  const { names } = useContentNames(language)
  // It does not close by itself when somebody is asked: what stands below it would jump.
  const [isOpen] = useState(props.isOpen)
  if (!job) return null

  async function hold(photo: string, isHeld: boolean) {
    await run(() => leadsApi.holdPhoto(id, photo, isHeld))
    onChanged()
  }

  return (
    <Card as="details" border radius={2} padding={3} open={isOpen}>
      <Text as="summary" size={1} weight="medium" style={{ cursor: 'pointer' }}>
        {words.preview}
      </Text>
      <Stack gap={4} paddingTop={3}>
        <Muted>{words.previewHint}</Muted>
        <Stack as="dl" gap={3} style={{ margin: 0 }}>
          {factsOf(job, words, language, serviceName, (city) => names?.nameOf('cities', city) ?? null).map(
            ({ label, value }) => (
              <Flex key={label} gap={3} wrap="wrap">
                <Box as="dt" style={{ width: '9rem' }}>
                  <Muted>{label}</Muted>
                </Box>
                <Box as="dd" flex={1} style={{ margin: 0, minWidth: 'min(12rem, 100%)', ...WORDS }}>
                  <Text size={1}>{value}</Text>
                </Box>
              </Flex>
            ),
          )}
        </Stack>
        {photos.length > 0 && (
          <Flex gap={4} wrap="wrap">
            {photos.map(({ id: photo, sharing }, place) => {
              const name = leadWords.photo(place + 1)
              const isHeld = sharing === 'held'
              return (
                <Stack key={photo} gap={2} style={{ maxWidth: '16rem' }}>
                  <LeadPhoto leadId={id} id={photo} name={name} />
                  <Muted>{words.sharing[sharing]}</Muted>
                  <Button
                    mode="ghost"
                    fontSize={1}
                    padding={2}
                    text={isHeld ? words.release : words.hold}
                    aria-label={isHeld ? words.releaseOf(name) : words.holdOf(name)}
                    disabled={isBusy}
                    onClick={() => hold(photo, !isHeld)}
                  />
                </Stack>
              )
            })}
          </Flex>
        )}
        <Alert problem={problem} />
      </Stack>
    </Card>
  )
}

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

function factsOf(
  job: SharedJob,
  words: MatchingWords,
  language: 'en' | 'fr',
  serviceName: ServiceName,
  cityName: JobNames['city'],
): { label: string; value: string }[] {
  const { estimate } = job
  // An unknown service is said as the line of the job says it.
  const service = (sent: string) => (serviceName(sent) === sent ? null : serviceName(sent))
  const names = { service, city: cityName }
  return [
    { label: words.job, value: jobLines(job, names, language).join('\n') },
    { label: FORMS.lead.fields.city?.label[language] ?? '', value: placeName(job, names) },
    ...detailFacts(job, language),
    ...answersForContractors(job.answers, language, serviceName),
    {
      label: words.estimate,
      value: estimate ? priceText(Number(estimate.low), Number(estimate.high), language) : '',
    },
    { label: words.message, value: job.message },
  ].filter(({ value }) => value)
}
