import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server.js'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { isOnThisSite } from '#lib/server/origin.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import { ATTEMPT_LIFETIME, type Attempt, keepAttempt, openAttempt } from '../attempts.ts'
import { checkForm, type FieldErrors, FORMS, type FormType } from '../forms/index.ts'
import { ATTEMPT_PARAMETER, confirmationPath, FORM_PAGES } from '../forms/pages.ts'
import { formType, type LeadDependencies, refusing, storeLead, submissionId } from './handle-lead.ts'
import { readPost } from './post.ts'
import { languageOf, Refusal } from './refusal.ts'

/** Its value opens what its browser has posted. */
export const COOKIE = 'attempt'

/** A step of the wizard that its Next button asks for. */
const wantedStep = z.coerce.number().int().min(2)

/** What taking a form needs. */
export interface FormDependencies extends LeadDependencies {
  /** Answers with the page at a public address and a status: its form shows an attempt that cannot be kept. */
  showForm(address: string, attempt: Attempt, status: number): Promise<Response>
}

/**
 * `POST /api/leads` of a browser without scripts (docs/architecture.md, Leads). It is answered with 303: to the
 * confirmation, or to the page of the form, which shows again what was typed. It never throws.
 */
export function handleForm(request: NextRequest, dependencies: FormDependencies): Promise<Response> {
  return refusing(request, async () => {
    const post = await readPost(request)
    if (post.kind !== 'form') throw new Refusal(415, 'wrongType', 'content-type')
    const type = formType.safeParse(post.fields.type).data
    if (!type) throw new Refusal(422, 'unknownType', 'type')
    const lang = languageOf(request, post.fields.lang)
    const id = submissionId.safeParse(post.fields.submission_id).data ?? randomUUID()
    const page = pageOf(request, type, post.fields.conversion_page)
    const fields = { ...post.fields, ...sourceOf(page), lang, submission_id: id }
    const checked = checkForm(type, fields)
    const sendBack = (result: Pick<Attempt, 'errors' | 'hasFailed' | 'step'>) =>
      returnForm(request, dependencies, localizedHref(page, lang), {
        type,
        values: valuesOf(type, fields),
        ...result,
      })
    const step = wantedStep.safeParse(post.fields.step).data
    if (step) return sendBack({ step, errors: checked.ok ? {} : errorsBefore(step, type, checked.errors) })
    if (!checked.ok) return sendBack({ errors: checked.errors })
    const reference = await storeLead(request, dependencies, { type, data: checked.data, id, lang })
    if (reference === null) return sendBack({ errors: {}, hasFailed: true })
    const confirmation = localizedHref(confirmationPath(type, reference), lang)
    if (type !== 'lead') return seeOther(confirmation)
    // The confirmation of a request shows what was sent.
    const values = valuesOf(type, fields)
    return leadTo(request, dependencies, confirmation, { type, values, errors: {} })
  })
}

/** The attempt that an address of a form's page names, if it is there and this visitor's. It never throws. */
export async function attemptOf(
  request: NextRequest,
  dependencies: Pick<LeadDependencies, 'outbox'>,
): Promise<Attempt | null> {
  const { pathname, searchParams } = new URL(request.url)
  const id = searchParams.get(ATTEMPT_PARAMETER) ?? ''
  const attempt = await openKept(dependencies, id, request.cookies.get(COOKIE)?.value ?? null)
  return attempt && FORM_PAGES[attempt.type].includes(pathname) ? attempt : null
}

/** The attempt with this id, if it is there and its visitor's. It never throws. */
export async function openKept(
  { outbox }: Pick<LeadDependencies, 'outbox'>,
  id: string,
  cookie: string | null,
): Promise<Attempt | null> {
  try {
    return await openAttempt(await outbox(), id, cookie)
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'An attempt could not be read')
    return null
  }
}

/** Leads back to the page of the form; where the attempt cannot be kept, the page itself is the answer. */
async function returnForm(
  request: NextRequest,
  dependencies: FormDependencies,
  address: string,
  attempt: Attempt,
): Promise<Response> {
  const answer = await leadTo(request, dependencies, address, attempt)
  return answer.headers.has('set-cookie')
    ? answer
    : dependencies.showForm(address, attempt, statusOf(attempt))
}

/** Leads to a page that shows what was posted; where that cannot be kept, to the same page without it. */
async function leadTo(
  request: NextRequest,
  dependencies: LeadDependencies,
  address: string,
  attempt: Attempt,
): Promise<Response> {
  const cookie = request.cookies.get(COOKIE)?.value ?? randomSecret()
  const id = await keep(request, dependencies, attempt, cookie)
  if (id === null) return seeOther(address)
  const place = new URL(address, env.SITE_URL)
  place.searchParams.set(ATTEMPT_PARAMETER, id)
  if (attempt.step && !hasErrors(attempt)) place.hash = `step-${attempt.step}`
  const response = seeOther(place.pathname + place.search + place.hash)
  response.cookies.set(COOKIE, cookie, {
    maxAge: ATTEMPT_LIFETIME / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
  return response
}

async function keep(
  request: Request,
  { outbox }: LeadDependencies,
  attempt: Attempt,
  cookie: string,
): Promise<string | null> {
  try {
    return await keepAttempt(await outbox(), attempt, { address: clientAddress(request), cookie })
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'An attempt could not be kept')
    return null
  }
}

const hasErrors = ({ errors }: Attempt) => Object.keys(errors).length > 0

function statusOf(attempt: Attempt): number {
  if (attempt.hasFailed) return 503
  return hasErrors(attempt) ? 422 : 200
}

const seeOther = (location: string) =>
  new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/**
 * The form's page without a language, with the query it was opened with: from the Referer, else as the form itself says,
 * if that is one of its pages.
 */
function pageOf(request: Request, type: FormType, said = ''): string {
  const referer = request.headers.get('referer') ?? ''
  const pages = FORM_PAGES[type]
  const candidates = [isOnThisSite(referer, request) ? referer : '', said]
  for (const candidate of candidates) {
    if (!URL.canParse(candidate, env.SITE_URL)) continue
    const { pathname, searchParams } = new URL(candidate, env.SITE_URL)
    if (!pages.includes(pathname)) continue
    searchParams.delete(ATTEMPT_PARAMETER)
    return localizedHref(`${pathname}?${searchParams}`, 'en')
  }
  return pages[0]
}

/** What the address of the page says of the visit. */
function sourceOf(page: string) {
  const { searchParams } = new URL(page, env.SITE_URL)
  const parameter = (name: string) => searchParams.get(name) ?? ''
  return {
    conversion_page: page,
    utm_source: parameter('utm_source'),
    utm_medium: parameter('utm_medium'),
    utm_campaign: parameter('utm_campaign'),
  }
}

/** What the form's controls show again. */
function valuesOf(type: FormType, fields: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...Object.keys(FORMS[type].fields), 'marketing_consent', 'submission_id']
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}

/** The errors of the wizard's steps before this one. */
function errorsBefore(step: number, type: FormType, errors: FieldErrors): FieldErrors {
  const { fields } = FORMS[type]
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => (fields[name]?.wizard?.step ?? step) < step),
  )
}
