import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { jobsOf } from '#lib/leads/contractors/jobs.ts'
import { ATTEMPT_PARAMETER } from '#lib/leads/forms/pages.ts'
import { orNull } from '#lib/leads/http/dependencies.ts'
import { ATTEMPT_COOKIE } from '#lib/leads/http/handle-form.ts'
import { openJobAttempt } from '#lib/leads/http/job-attempt.ts'
import { CONTRACTOR_COOKIE, contractorOfCookie } from '#lib/leads/offers/links.ts'
import { isDone } from '#lib/leads/offers/said.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { reviewsOfWork } from '#lib/leads/reviews/contractor-answers.ts'
import { leadDependencies, reviews } from '../../api/leads/dependencies.ts'
import { unlistedMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { KeepTyped } from '../request/[reference]/_parts/keep-typed.tsx'
import { ContractorForms } from './_parts/contractor-forms.tsx'
import { ContractorHead } from './_parts/contractor-head.tsx'
import { FindJobs } from './_parts/find-jobs.tsx'
import { GivenData } from './_parts/given-data.tsx'
import { JobList } from './_parts/job-list.tsx'
import { KnownFacts } from './_parts/known-facts.tsx'
import { ReviewsOfWork } from './_parts/reviews-of-work.tsx'
import { SaidNote, saidIn } from './_parts/said-note.tsx'

type Props = PageProps<'/[lang]/jobs'>

/** The page shows the jobs of one contractor, so it is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { title, description } = getDictionary(lang).jobPages.jobs
  return unlistedMetadata(lang, title, description)
}

/**
 * The page of a contractor: all jobs, what the site knows of the contractor, and what the contractor can change. Only a browser with
 * the contractor's cookie sees it. Other browsers see how to get a link.
 */
export default async function JobsPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const query = await searchParams
  const said = saidIn(query)
  const store = await leadDependencies.outbox()
  const jar = await cookies()
  const contractor = await contractorOfCookie(store, jar.get(CONTRACTOR_COOKIE)?.value)
  if (!contractor) return <FindJobs lang={lang} said={said} />
  const isHere = contractor.state !== 'left'
  const jobs = await jobsOf(store, contractor.id)
  const attempt = await openJobAttempt(
    store,
    query[ATTEMPT_PARAMETER],
    jar.get(ATTEMPT_COOKIE)?.value,
    contractor.id,
  )
  return (
    <div className="wrap section-space max-w-[60rem]">
      {said && <SaidNote said={said} attempt={attempt} lang={lang} />}
      <KeepTyped isDone={said !== null && isDone(said)} />
      <ContractorHead contractor={contractor} now={store.now()} lang={lang} />
      {isHere && <JobList store={store} contractor={contractor} jobs={jobs} lang={lang} />}
      {isHere && (
        <ReviewsOfWork reviews={await reviewsFor(store, contractor.id, lang)} attempt={attempt} lang={lang} />
      )}
      {isHere && <KnownFacts contractor={contractor} lang={lang} />}
      <GivenData store={store} jobs={jobs} lang={lang} />
      <ContractorForms contractor={contractor} attempt={attempt} now={store.now()} lang={lang} />
    </div>
  )
}

/** None when the content cannot be read: the jobs are shown all the same. */
async function reviewsFor(store: Outbox, contractorId: string, lang: Language) {
  const content = reviews()
  if (!content) return []
  const read = () => reviewsOfWork(store, content, contractorId, lang)
  return (await orNull('The reviews of a contractor could not be read', read)) ?? []
}
