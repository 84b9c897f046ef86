import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { localizedHref } from '#lib/i18n/href.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { mailContractorLinks } from '../contractors/link-mails.ts'
import { ATTEMPT_PARAMETER } from '../forms/pages.ts'
import type { RequestSettings } from '../lead.ts'
import {
  CONTRACTOR_COOKIE,
  contractorOfCookie,
  contractorOfLink,
  JOBS_PAGE,
  jobPath,
  offerOfCookies,
  offerOfLink,
} from '../offers/links.ts'
import { isDone, type JobSaid } from '../offers/said.ts'
import type { Outbox } from '../outbox.ts'
import type { ReviewContent } from '../reviews/review-content.ts'
import { CONTRACTOR_ACTIONS } from './contractor-actions.ts'
import { orNull } from './dependencies.ts'
import { JOB_ACTIONS } from './job-actions.ts'
import { keepJobAttempt } from './job-attempt.ts'
import { contractorCookie, jobCookies } from './job-cookies.ts'
import type { JobAnswer } from './job-forms.ts'
import { type Posted, readForm } from './post.ts'
import { languageOf, Refusal } from './refusal.ts'

/** What the route passes to the functions below. */
export interface JobDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<Pick<RequestSettings, 'recipients'>>
  /** Null when the site may not write content. */
  reviews(): ReviewContent | null
  /** Starts the delivery of what was stored. The response does not wait for it. */
  stored(): void
}

/** The headers of answers for one person. */
const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

const key = z.string().max(128)

const link = z.union([
  z.object({ offer: z.guid(), key }).transform((asked) => ({ ...asked, kind: 'job' as const })),
  z.object({ contractor: z.guid(), key }).transform((asked) => ({ ...asked, kind: 'contractor' as const })),
])

/**
 * `GET /api/job?offer=…&key=…` and `GET /api/job?contractor=…&key=…`: gives the browser the cookie of the job, or of the
 * contractor, and leads to the page, whose address has no key. It changes nothing, because programs that check links open them
 * too.
 */
export async function openJob(
  request: NextRequest,
  { outbox }: Pick<JobDependencies, 'outbox'>,
): Promise<Response> {
  const asked = link.safeParse(Object.fromEntries(request.nextUrl.searchParams)).data
  const opened = await orNull('The link of a contractor could not be opened', async () => {
    if (!asked) return { path: null, cookies: [] }
    const store = await outbox()
    if (asked.kind === 'job') {
      const found = await offerOfLink(store, asked)
      return {
        path: found && jobPath(found.offer.id),
        cookies: found ? jobCookies(request, store, found) : [],
      }
    }
    const contractor = await contractorOfLink(store, asked)
    return { path: contractor && JOBS_PAGE, cookies: contractor ? [contractorCookie(store, contractor)] : [] }
  })
  if (!opened) return leadTo(request, JOBS_PAGE, { said: 'unavailable' })
  if (!opened.path) return leadTo(request, JOBS_PAGE, { said: 'linkWrong' })
  return leadTo(request, opened.path, {}, opened.cookies)
}

/**
 * `POST /api/job`: what a contractor does on the page of a job or of all jobs, and the search for a lost link. The answer is a
 * redirect (303) to the page, which says what was done. What was typed comes back when it was not taken. It never throws.
 */
export async function handleJob(request: NextRequest, dependencies: JobDependencies): Promise<Response> {
  if (!isOwnOrigin(request)) return leadTo(request, JOBS_PAGE, { said: 'linkWrong' })
  try {
    const posted = await readForm(request)
    const store = await dependencies.outbox()
    if (posted.texts.action === 'find') {
      await mailContractorLinks(store, { email: posted.texts.email ?? '' }, clientAddress(request))
      dependencies.stored()
      return leadTo(request, JOBS_PAGE, { said: 'linksSent' })
    }
    // With `await` a failure is caught below.
    return posted.texts.offer === undefined
      ? await actOfContractor(request, dependencies, store, posted)
      : await actOnJob(request, dependencies, store, posted)
  } catch (error) {
    if (error instanceof Refusal) return leadTo(request, JOBS_PAGE, { said: 'tooLong' })
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A change of a job failed')
    return leadTo(request, JOBS_PAGE, { said: 'unavailable' })
  }
}

async function actOnJob(
  request: NextRequest,
  dependencies: JobDependencies,
  store: Outbox,
  posted: Posted,
): Promise<Response> {
  const { action = '', offer = '' } = posted.texts
  const act = JOB_ACTIONS[action]
  const found = await offerOfCookies(store, offer, (name) => request.cookies.get(name)?.value)
  if (!act || !found) return leadTo(request, JOBS_PAGE, { said: 'linkWrong' })
  // A report is taken even when nobody can be told of it.
  const settings = await orNull('Staff could not be told of a report', dependencies.settings)
  const answer = await act({ request, store, ...found, posted, tell: settings?.recipients ?? [] })
  const { id, submissionId } = found.offer
  return answerWith(request, dependencies, store, posted, answer, {
    path: jobPath(id),
    about: id,
    submissionId,
  })
}

async function actOfContractor(
  request: NextRequest,
  dependencies: JobDependencies,
  store: Outbox,
  posted: Posted,
): Promise<Response> {
  const act = CONTRACTOR_ACTIONS[posted.texts.action ?? '']
  const contractor = await contractorOfCookie(store, request.cookies.get(CONTRACTOR_COOKIE)?.value)
  if (!act || !contractor) return leadTo(request, JOBS_PAGE, { said: 'linkWrong' })
  const answer = await act({ request, store, contractor, posted, reviews: dependencies.reviews() })
  if (answer instanceof Response) {
    for (const [name, value] of Object.entries(PRIVATE)) answer.headers.set(name, value)
    return answer
  }
  const page = { path: JOBS_PAGE, about: contractor.id, submissionId: '' }
  return answerWith(request, dependencies, store, posted, answer, page)
}

/** Fields that no page shows again. */
const NOT_TYPED = new Set(['action', 'offer', 'seen'])

async function answerWith(
  request: NextRequest,
  dependencies: JobDependencies,
  store: Outbox,
  { texts }: Posted,
  answer: JobAnswer,
  { path, about, submissionId }: { path: string; about: string; submissionId: string },
): Promise<Response> {
  const { said, errors = {}, values = {} } = typeof answer === 'string' ? { said: answer } : answer
  if (isDone(said)) {
    dependencies.stored()
    return leadTo(request, path, { said })
  }
  const typed = Object.fromEntries(Object.entries(texts).filter(([name]) => !NOT_TYPED.has(name)))
  const attempt = await keepJobAttempt(request, store, {
    about,
    action: texts.action ?? '',
    values: { ...typed, ...values, submission_id: submissionId },
    errors,
  })
  if (attempt) return leadTo(request, path, { said, [ATTEMPT_PARAMETER]: attempt.id }, [attempt.cookie])
  return leadTo(request, path, { said: said === 'check' ? 'notKept' : said })
}

/** A redirect to a page. Its address is a path: behind a proxy Next does not know the site's public name. */
function leadTo(
  request: Request,
  path: string,
  query: { said?: JobSaid; [ATTEMPT_PARAMETER]?: string },
  cookies: readonly string[] = [],
): Response {
  const search = new URLSearchParams(Object.entries(query)).toString()
  const location = localizedHref(search ? `${path}?${search}` : path, languageOf(request))
  const headers = new Headers({ ...PRIVATE, location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
