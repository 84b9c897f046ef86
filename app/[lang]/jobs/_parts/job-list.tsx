import { SiteLink } from '#components/ui/links.tsx'
import { resultNames } from '#lib/content/result-names.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import type { ContractorJob } from '#lib/leads/contractors/jobs.ts'
import { answerByText, type JobNames, jobLines, placeName } from '#lib/leads/offers/job-text.ts'
import { jobPath } from '#lib/leads/offers/links.ts'
import { isLive } from '#lib/leads/offers/offer.ts'
import { quotePrice } from '#lib/leads/offers/quote-text.ts'
import { type SharedJob, sharedJob } from '#lib/leads/offers/shared-job.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { Section } from './section.tsx'

interface JobListProps {
  store: Outbox
  contractor: Contractor
  /** The newest first. */
  jobs: ContractorJob[]
  lang: Language
}

/** All jobs of a contractor by what is to be done: to answer, with the customer, chosen, done, over. */
export async function JobList({ store, contractor, jobs, lang }: JobListProps) {
  const { jobs: words } = getDictionary(lang).jobPages
  const names = await resultNames(lang)
  const rows = await Promise.all(
    jobs.map(async (one) => ({ ...one, job: isLive(one.offer) ? await sharedJob(store, one.offer) : null })),
  )
  const live = rows.filter((row): row is Row => row.job !== null)
  const ofState = (state: string, isDone: boolean) =>
    live.filter((row) => row.offer.state === state && row.isDone === isDone)
  const asked = ofState('asked', false).toSorted((one, other) => one.offer.answerBy - other.offer.answerBy)
  const parts = [
    { title: words.quoted, rows: ofState('quoted', false) },
    { title: words.yours, rows: ofState('chosen', false) },
    { title: words.done, rows: ofState('chosen', true) },
  ]
  const over = rows.filter(({ job }) => job === null)
  const isAsked = contractor.state !== 'applied' && contractor.state !== 'checked'
  return (
    <>
      {(isAsked || asked.length > 0) && (
        <Section title={words.toAnswer}>
          {asked.length === 0 && <p>{words.nothing}</p>}
          <Rows rows={asked} names={names} own={contractor.profile.province} now={store.now()} lang={lang} />
        </Section>
      )}
      {parts.map(
        ({ title, rows: some }) =>
          some.length > 0 && (
            <Section key={title} title={title}>
              <Rows
                rows={some}
                names={names}
                own={contractor.profile.province}
                now={store.now()}
                lang={lang}
              />
            </Section>
          ),
      )}
      {over.length > 0 && (
        <details className="mt-8 border-t-2 border-rule">
          <summary className="flex min-h-11 items-center font-bold">{`${words.over} (${over.length})`}</summary>
          <ul className="pb-4">
            {over.map(({ offer, reference }) => (
              <li key={offer.id} className="flex justify-between gap-4 border-t border-rule py-2">
                <span>{reference}</span>
                <span className="text-right text-muted">{overText(offer.state, lang)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type Row = ContractorJob & { job: SharedJob }

interface RowsProps {
  rows: Row[]
  names: JobNames
  /** The province of the contractor. */
  own: string
  /** In milliseconds since 1970. */
  now: number
  lang: Language
}

function Rows({ rows, names, own, now, lang }: RowsProps) {
  return (
    <ul>
      {rows.map(({ offer, reference, job }) => (
        <li key={offer.id} className="border-t-2 border-rule py-3 last:border-b-2">
          <SiteLink
            href={jobPath(offer.id)}
            lang={lang}
            data-loads
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 wrap-anywhere"
          >
            {jobLines(job, names, lang).join(', ')}
          </SiteLink>
          <p>{`${placeName(job, names)} · ${reference}`}</p>
          <p className="font-label">{lineOf({ offer, job }, { own, now }, lang)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What matters most of a job now: until when to answer, the price that was quoted, or the day. */
function lineOf(
  { offer, job }: Pick<Row, 'offer' | 'job'>,
  { own, now }: Pick<RowsProps, 'own' | 'now'>,
  lang: Language,
): string {
  const { jobs: words, answerBy } = getDictionary(lang).jobPages
  const { shell } = getDictionary(lang)
  if (offer.state === 'asked') {
    const until = `${answerBy}${shell.colon}${answerByText(offer, job, own, lang)}`
    return `${until} (${timeLeft(offer.answerBy - now, lang)})`
  }
  if (offer.state === 'quoted' && offer.quote) {
    const { facts } = getDictionary(lang).jobPages.job
    const price = quotePrice(offer.quote, job.province, lang)
    return [price, facts.validUntil + shell.colon + getFormatters(lang).date(offer.quote.validUntil)].join(
      ' · ',
    )
  }
  return job.life.appointment ? appointmentText(job.life.appointment, lang) : words.noDay
}

const MINUTE = 60_000

/** The time that is left in words: `3 h 20 min left`, `2 days left`. */
function timeLeft(milliseconds: number, lang: Language): string {
  const { jobs: words } = getDictionary(lang).jobPages
  const { number, plural } = getFormatters(lang)
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes <= 0) return words.timeUp
  const days = Math.floor(minutes / (24 * 60))
  const hours = Math.floor(minutes / 60)
  const hoursText = hours > 0 ? `${hours}\u00A0h ` : ''
  const time =
    days >= 2
      ? fillPlaceholders(plural(days, words.days), { count: number(days) })
      : `${hoursText}${minutes % 60}\u00A0min`
  return fillPlaceholders(words.left, { time })
}

/** The name of the state of an offer that is over. */
function overText(state: string, lang: Language): string {
  const { states } = getDictionary(lang).jobPages.job
  const known = (['declined', 'expired', 'dropped'] as const).find((one) => one === state)
  return states[known ?? 'closed'].name
}
