import { Stack, Text } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { LOCALES } from '#lib/i18n/languages.ts'
import type { ContractorJob } from '#lib/leads/contractors/details.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useWords } from './words.ts'

/** The jobs that a contractor was asked about, the newest first. Each is a link to the request. */
export function ContractorJobs({ jobs }: { jobs: ContractorJob[] }) {
  const { words, day, language } = useWords()
  const { basePath } = useWorkspace()
  const dollars = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  })
  const factsOf = ({ state, stage, askedAt, price }: ContractorJob) => [
    state === 'chosen' && stage === 'done' ? words.jobDone : words.offerStates[state],
    price &&
      (price.low === price.high ? dollars.format(price.low) : dollars.formatRange(price.low, price.high)),
    words.askedOn(day(askedAt)),
  ]
  return (
    <Section title={words.jobs}>
      {jobs.length === 0 && <Muted>{words.noJobs}</Muted>}
      <Stack as="ul" gap={3} style={{ margin: 0, paddingLeft: '1.2em' }}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Text size={1}>
              <Link href={`${basePath}/leads/${job.submissionId}`} style={{ textDecoration: 'underline' }}>
                {job.reference}
              </Link>
              {` · ${factsOf(job).filter(Boolean).join(' · ')}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
