import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server.js'
import { z } from 'zod'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { isOnThisSite } from '#lib/server/origin.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import { ATTEMPT_LIFETIME, type Attempt, keepAttempt, openAttempt } from '../attempts.ts'
import { checkForm, type FieldErrors, FORMS, type FormType } from '../forms/index.ts'
import { ATTEMPT_PARAMETER, confirmationPath, FORM_PAGES } from '../forms/pages.ts'
import { PHOTO_ERRORS } from '../photos/limits.ts'
import { type LeadDependencies, orNull } from './dependencies.ts'
import { formType, refusing, storeLead, submissionId } from './handle-lead.ts'
import { readForm } from './post.ts'
import { languageOf, Refusal } from './refusal.ts'
import { takePhotos } from './take-photos.ts'

/** The name of the cookie that opens the attempts of its browser. */
export const COOKIE = 'attempt'

/** The step that the wizard's Next button asks for. */
const wantedStep = z.coerce.number().int().min(2)

/** The error of the photos of a form that was posted before (app/api/leads/route.ts). */
const photosError = z.enum(PHOTO_ERRORS)

/** What the code that takes forms needs from its caller. */
export interface FormDependencies extends LeadDependencies {
  /** Answers with a form's page and a status. The form shows an attempt that could not be kept. */
  showForm(address: string, attempt: Attempt, status: number): Promise<Response>
}

/**
 * `POST /api/leads` from a browser without scripts (docs/architecture.md, Leads). It answers 303: to the confirmation, or to the
 * form's page, which shows the typed values again. It never throws.
 */
export function handleForm(request: NextRequest, dependencies: FormDependencies): Promise<Response> {
  return refusing(request, async () => {
    const { texts: posted, photos: files, isWhole } = await readForm(request)
    const type = formType.safeParse(posted.type).data
    if (!type) throw new Refusal(422, 'unknownType', 'type')
    const lang = languageOf(request, posted.lang)
    const id = submissionId.safeParse(posted.submission_id).data ?? randomUUID()
    const page = pageOf(request, type, posted.conversion_page)
    const photos = await takePhotos(request, dependencies, id, {
      texts: posted,
      photos: type === 'lead' ? files : [],
    })
    const wrongPhotos = isWhole
      ? (photos.error ?? photosError.safeParse(posted.photos_error).data)
      : 'photosTooLarge'
    const fields = {
      ...posted,
      ...sourceOf(page),
      lang,
      submission_id: id,
      photo: photos.ids.join('\n'),
    }
    const checked = checkForm(type, fields)
    const sendBack = (result: Pick<Attempt, 'errors' | 'hasFailed' | 'step'>) =>
      returnForm(request, dependencies, localizedHref(page, lang), {
        type,
        values: valuesOf(type, fields),
        ...result,
      })
    const step = wantedStep.safeParse(posted.step).data
    if (step) return sendBack({ step, errors: checked.ok ? {} : errorsBefore(step, type, checked.errors) })
    if (!checked.ok || wrongPhotos) {
      const errors = checked.ok ? {} : checked.errors
      return sendBack({ errors: wrongPhotos ? { ...errors, photos: wrongPhotos } : errors })
    }
    const lead = { type, data: checked.data, id, lang, photos: photos.ids }
    const reference = await storeLead(request, dependencies, lead)
    if (reference === null) return sendBack({ errors: {}, hasFailed: true })
    const confirmation = localizedHref(confirmationPath(type, reference), lang)
    if (type !== 'lead') return seeOther(request, confirmation)
    // Kept, because the confirmation shows what was sent.
    const values = valuesOf(type, fields)
    return (
      (await leadTo(request, dependencies, confirmation, { type, values, errors: {} })) ??
      seeOther(request, confirmation)
    )
  })
}

/** The attempt that the address of a form's page names, if it exists and belongs to this visitor. It never throws. */
export async function attemptOf(
  { nextUrl: { pathname, searchParams }, cookies }: NextRequest,
  dependencies: Pick<LeadDependencies, 'outbox'>,
): Promise<Attempt | null> {
  const id = searchParams.get(ATTEMPT_PARAMETER) ?? ''
  const attempt = await openKept(dependencies, id, cookies.get(COOKIE)?.value ?? null)
  return attempt && FORM_PAGES[attempt.type].includes(pathname) ? attempt : null
}

/** The attempt with this id, if it exists and belongs to this visitor. It never throws. */
export function openKept(
  { outbox }: Pick<LeadDependencies, 'outbox'>,
  id: string,
  cookie: string | null,
): Promise<Attempt | null> {
  return orNull('An attempt could not be read', async () => openAttempt(await outbox(), id, cookie))
}

/** Redirects back to the form's page. When the attempt cannot be kept, it answers with the page itself. */
async function returnForm(
  request: NextRequest,
  dependencies: FormDependencies,
  address: string,
  attempt: Attempt,
): Promise<Response> {
  const status = attempt.hasFailed ? 503 : hasErrors(attempt) ? 422 : 200
  return (
    (await leadTo(request, dependencies, address, attempt)) ?? dependencies.showForm(address, attempt, status)
  )
}

/** Redirects to a page that shows the posted values; null when they cannot be kept. */
async function leadTo(
  request: NextRequest,
  { outbox }: LeadDependencies,
  address: string,
  attempt: Attempt,
): Promise<Response | null> {
  const cookie = request.cookies.get(COOKIE)?.value ?? randomSecret()
  const id = await orNull('An attempt could not be kept', async () =>
    keepAttempt(await outbox(), attempt, { address: clientAddress(request), cookie }),
  )
  if (id === null) return null
  const place = new URL(address, request.nextUrl.origin)
  place.searchParams.set(ATTEMPT_PARAMETER, id)
  if (attempt.step && !hasErrors(attempt)) place.hash = `step-${attempt.step}`
  const response = seeOther(request, place)
  response.cookies.set(COOKIE, cookie, {
    maxAge: ATTEMPT_LIFETIME / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
  return response
}

const hasErrors = ({ errors }: Attempt) => Object.keys(errors).length > 0

const seeOther = ({ nextUrl }: NextRequest, address: string | URL) =>
  NextResponse.redirect(new URL(address, nextUrl.origin), {
    status: 303,
    headers: { 'cache-control': 'no-store' },
  })

/**
 * The address of the form's page with its query and without a language: from the Referer header, or else from the form, if it is
 * a page with this form.
 */
function pageOf(request: Request, type: FormType, said = ''): string {
  const referer = request.headers.get('referer') ?? ''
  for (const candidate of [isOnThisSite(referer, request) ? referer : '', said]) {
    const page = URL.parse(candidate, env.SITE_URL)
    if (!page || !FORM_PAGES[type].includes(page.pathname)) continue
    page.searchParams.delete(ATTEMPT_PARAMETER)
    page.searchParams.delete(SHARE_PARAMETER)
    return localizedHref(page.pathname + page.search, 'en')
  }
  return FORM_PAGES[type][0]
}

const UTM = ['utm_source', 'utm_medium', 'utm_campaign']

/** The campaign parameters in the page's address. */
function sourceOf(page: string): Record<string, string> {
  const { searchParams } = new URL(page, env.SITE_URL)
  const utm = Object.fromEntries(UTM.map((name) => [name, searchParams.get(name) ?? '']))
  return { ...utm, conversion_page: page }
}

/** The values that the form's controls show again. */
function valuesOf(type: FormType, fields: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...Object.keys(FORMS[type].fields), 'marketing_consent', 'submission_id', 'photo']
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}

/** The errors of the wizard's earlier steps. */
function errorsBefore(step: number, type: FormType, errors: FieldErrors): FieldErrors {
  const isBefore = (name: string) => (FORMS[type].fields[name]?.wizard?.step ?? step) < step
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isBefore(name)))
}
