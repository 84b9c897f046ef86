import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CountCharacters } from '#components/ui/count-characters.tsx'
import { resultNames } from '#lib/content/result-names.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { ATTEMPT_PARAMETER } from '#lib/leads/forms/pages.ts'
import { ATTEMPT_COOKIE } from '#lib/leads/http/handle-form.ts'
import { openJobAttempt } from '#lib/leads/http/job-attempt.ts'
import { markSeen } from '#lib/leads/offers/answer.ts'
import {
  CONTRACTOR_COOKIE,
  contractorOfCookie,
  type OfferOfContractor,
  offerOfCookies,
} from '#lib/leads/offers/links.ts'
import { isLive } from '#lib/leads/offers/offer.ts'
import { isDone } from '#lib/leads/offers/said.ts'
import { sharedJob } from '#lib/leads/offers/shared-job.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { leadDependencies } from '../../../api/leads/dependencies.ts'
import { FindJobs } from '../../jobs/_parts/find-jobs.tsx'
import { SaidNote, saidIn } from '../../jobs/_parts/said-note.tsx'
import { unlistedMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'
import { KeepTyped } from '../../request/[reference]/_parts/keep-typed.tsx'
import { AllJobs } from './_parts/all-jobs.tsx'
import { ChosenJob } from './_parts/chosen-job.tsx'
import { JobDetails } from './_parts/job-details.tsx'
import { JobHead } from './_parts/job-head.tsx'
import { LostText } from './_parts/lost-text.tsx'
import { Messages } from './_parts/messages.tsx'
import { OpenJob } from './_parts/open-job.tsx'
import { Report } from './_parts/report.tsx'
import type { JobView } from './_parts/view.ts'

type Props = PageProps<'/[lang]/job/[offer]'>

/** The page shows what one contractor was asked, so it is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { plainTitle, description } = getDictionary(lang).jobPages.job
  return unlistedMetadata(lang, plainTitle, description)
}

/**
 * The page of a job, for a contractor who was asked about it. Only a browser with the cookie of the job or of the contractor sees
 * it. Other browsers see how to get a link. Once the offer is over it shows nothing of the job any more.
 */
export default async function JobPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const { offer: id } = await params
  const query = await searchParams
  const said = saidIn(query)
  const store = await leadDependencies.outbox()
  const jar = await cookies()
  const found = await offerOfCookies(store, id, (name) => jar.get(name)?.value)
  if (!found) return <FindJobs lang={lang} said={said ?? 'linkWrong'} />
  const contractor = await contractorOfCookie(store, jar.get(CONTRACTOR_COOKIE)?.value)
  await markSeen(store, id)
  const attempt = await openJobAttempt(store, query[ATTEMPT_PARAMETER], jar.get(ATTEMPT_COOKIE)?.value, id)
  const view = await viewOf(store, found, lang)
  return (
    <div className="wrap section-space max-w-[60rem]">
      {said && <SaidNote said={said} attempt={attempt} lang={lang} />}
      <CountCharacters />
      <KeepTyped isDone={said !== null && isDone(said)} />
      <JobHead offer={found.offer} view={view} lang={lang} />
      {view ? (
        <>
          {view.offer.state === 'chosen' && <ChosenJob view={view} attempt={attempt} lang={lang} />}
          <JobDetails view={view} lang={lang} />
          {view.offer.state !== 'chosen' && (
            <OpenJob store={store} view={view} attempt={attempt} lang={lang} />
          )}
          <Messages store={store} offer={id} lang={lang} />
          <Report view={view} attempt={attempt} lang={lang} />
        </>
      ) : (
        <LostText attempt={attempt} lang={lang} />
      )}
      <AllJobs offer={found.offer} isOpen={contractor?.id === found.contractor.id} lang={lang} />
    </div>
  )
}

/** The job as its contractor may see it now; null when the offer is over. */
async function viewOf(
  store: Outbox,
  { offer, contractor }: OfferOfContractor,
  lang: Language,
): Promise<JobView | null> {
  const job = isLive(offer) ? await sharedJob(store, offer) : null
  return (
    job && {
      offer,
      job,
      names: await resultNames(lang),
      own: contractor.profile.province,
      now: store.now(),
      form: { offer: offer.id, seen: job.life.version },
    }
  )
}
