import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ContractorJob } from '#lib/leads/contractors/jobs.ts'
import { sharedJob } from '#lib/leads/offers/shared-job.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { siteDay } from '#lib/site-day.ts'
import { Section } from './section.tsx'

interface GivenDataProps {
  store: Outbox
  jobs: ContractorJob[]
  lang: Language
}

/** The customers whose data the contractor got, with a name only as long as the job is the contractor's. */
export async function GivenData({ store, jobs, lang }: GivenDataProps) {
  const { given: words } = getDictionary(lang).jobPages.jobs
  const rows = await Promise.all(
    jobs.map(async ({ offer, reference }) => {
      if (offer.chosenAt === null) return null
      const customer = offer.state === 'chosen' ? (await sharedJob(store, offer))?.customer : null
      return { id: offer.id, reference, name: customer?.name ?? '', since: siteDay(offer.chosenAt) }
    }),
  )
  const given = rows.filter((row) => row !== null)
  return (
    <Section title={words.title}>
      {given.length === 0 ? <p>{words.none}</p> : <p className="mb-4 max-w-[68ch]">{words.text}</p>}
      <ul>
        {given.map(({ id, reference, name, since }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-rule py-2">
            <span className="wrap-anywhere">{[reference, name].filter(Boolean).join(', ')}</span>
            <span className="text-muted">
              {name ? fillPlaceholders(words.since, { day: getFormatters(lang).date(since) }) : words.until}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
