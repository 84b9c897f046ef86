import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server.js'
import { z } from 'zod'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { isOnThisSite } from '#lib/server/origin.ts'
import { randomSecret } from '#lib/server/secrets.ts'
import { ATTEMPT_LIFETIME, type Attempt, keepAttempt, openAttempt } from '../attempts.ts'
import { formAddress } from '../forms/form-address.ts'
import { checkOwnForm, type FieldErrors, FORMS, type FormType } from '../forms/index.ts'
import {
  ATTEMPT_PARAMETER,
  confirmationPath,
  FORM_PAGES,
  hasPage,
  requestPath,
  takesPhotos,
} from '../forms/pages.ts'
import { PHOTO_ERRORS, type PhotoError } from '../photos/limits.ts'
import { type LeadDependencies, orNull } from './dependencies.ts'
import { formType, refusing, senderCookie, storeLead, submissionId } from './handle-lead.ts'
import { readForm } from './post.ts'
import { languageOf, Refusal } from './refusal.ts'
import { takePhotos } from './take-photos.ts'

/** The name of the cookie with which a browser can open its own attempts again (`openAttempt`). */
export const ATTEMPT_COOKIE = 'attempt'

/** The step that the wizard's Next button asks for. */
const wantedStep = z.coerce.number().int().min(2)

/** Why photos were not kept. app/api/leads/route.ts adds this field when it posts a form to the proxy, without its photos. */
const photosError = z.enum(PHOTO_ERRORS)

/** The functions that the route and the proxy pass to the code that receives forms. */
export interface FormDependencies extends LeadDependencies {
  /** The page of a form as the response. It is used when the attempt cannot be stored, so that no redirect can show it. */
  showForm(address: string, attempt: Attempt, status: number): Promise<Response>
}

/** A posted form. Its photos are stored already. */
interface PostedForm {
  type: FormType
  lang: Language
  /** The submission id. */
  id: string
  /** The address of the form's page, without a language: `/get-quote?service=tv-mounting`. */
  page: string
  fields: Readonly<Record<string, string>>
  /** The ids of the kept photos. */
  photos: string[]
  photoError?: PhotoError
  /** The step that the wizard's Next button asks for. */
  step?: number
}

/**
 * `POST /api/leads` from a browser without scripts (docs/architecture.md, Leads). It answers 303: to the confirmation, or to the
 * form's page, which shows the typed values again. It never throws.
 */
export function handleForm(request: NextRequest, dependencies: FormDependencies): Promise<Response> {
  return refusing(request, async () => {
    const form = await takeForm(request, dependencies)
    const checked = checkOwnForm(form.type, form.fields)
    const attempt = attemptAt(form, checked.ok ? {} : checked.errors)
    if (form.step || !checked.ok || hasErrors(attempt))
      return returnForm(request, dependencies, form, attempt)
    const reference = await storeLead(request, dependencies, { ...form, data: checked.data })
    if (reference === null) return returnForm(request, dependencies, form, { ...attempt, hasFailed: true })
    const path = hasPage(form.type)
      ? `${requestPath(reference)}?said=received`
      : confirmationPath(form.type, reference)
    const response = seeOther(request, localizedHref(path, form.lang))
    const cookie = hasPage(form.type) && (await senderCookie(dependencies, form.id, checked.data))
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  })
}

async function takeForm(request: NextRequest, dependencies: FormDependencies): Promise<PostedForm> {
  const { texts, photos: files, isWhole } = await readForm(request)
  const type = formType.safeParse(texts.type).data
  if (!type) throw new Refusal(422, 'unknownType', 'type')
  const lang = languageOf(request, texts.lang)
  const id = submissionId.safeParse(texts.submission_id).data ?? randomUUID()
  const page = pageOf(request, type, texts.conversion_page)
  const photos = takesPhotos(type) ? files : []
  const { ids, error } = await takePhotos(request, dependencies, id, { texts, photos })
  return {
    type,
    lang,
    id,
    page,
    fields: { ...texts, ...sourceOf(page), lang, submission_id: id, photo: ids.join('\n') },
    photos: ids,
    photoError: isWhole ? (error ?? photosError.safeParse(texts.photos_error).data) : 'photosTooLarge',
    step: wantedStep.safeParse(texts.step).data,
  }
}

/** The values and errors to show again. When the Next button asked for a step, only errors of earlier steps are shown. */
function attemptAt({ type, fields, photoError, step }: PostedForm, wrong: FieldErrors): Attempt {
  const names = [...Object.keys(FORMS[type].fields), 'marketing_consent', 'submission_id', 'photo']
  const values = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  if (!step) return { type, values, errors: { ...wrong, ...(photoError && { photos: photoError }) } }
  const isBefore = (name: string) => (FORMS[type].fields[name]?.wizard?.step ?? step) < step
  const errors = Object.fromEntries(Object.entries(wrong).filter(([name]) => isBefore(name)))
  return { type, values, errors, step }
}

/** The attempt whose id is in the query of a form's page; null without an id, or if it is another visitor's. Never throws. */
export async function attemptOf(
  { nextUrl: { pathname, searchParams }, cookies }: NextRequest,
  dependencies: Pick<LeadDependencies, 'outbox'>,
): Promise<Attempt | null> {
  const id = searchParams.get(ATTEMPT_PARAMETER) ?? ''
  const attempt = await orNull('An attempt could not be read', async () =>
    openAttempt(await dependencies.outbox(), id, cookies.get(ATTEMPT_COOKIE)?.value ?? null),
  )
  return attempt && attempt.type !== 'job' && FORM_PAGES[attempt.type].includes(pathname) ? attempt : null
}

/** Redirects back to the form's page. When the attempt cannot be stored, returns the page itself as the response. */
async function returnForm(
  request: NextRequest,
  dependencies: FormDependencies,
  { page, lang }: PostedForm,
  attempt: Attempt,
): Promise<Response> {
  const address = localizedHref(page, lang)
  const kept = await showKept(request, dependencies, address, attempt)
  const status = attempt.hasFailed ? 503 : hasErrors(attempt) ? 422 : 200
  return kept ?? dependencies.showForm(address, attempt, status)
}

/** Stores the posted values and redirects to a page that shows them. Null when they cannot be stored. */
async function showKept(
  request: NextRequest,
  { outbox }: LeadDependencies,
  address: string,
  attempt: Attempt,
): Promise<Response | null> {
  const cookie = request.cookies.get(ATTEMPT_COOKIE)?.value ?? randomSecret()
  const id = await orNull('An attempt could not be kept', async () =>
    keepAttempt(await outbox(), attempt, { address: clientAddress(request), cookie }),
  )
  if (id === null) return null
  const place = new URL(address, request.nextUrl.origin)
  place.searchParams.set(ATTEMPT_PARAMETER, id)
  if (attempt.step && !hasErrors(attempt)) place.hash = `step-${attempt.step}`
  const response = seeOther(request, place)
  response.cookies.set(ATTEMPT_COOKIE, cookie, {
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
 * The address of the form's page, with its query and without a language. It comes from the Referer header, or else from the
 * form's `conversion_page`. An address that is not a page with this form is ignored.
 */
function pageOf(request: Request, type: FormType, said = ''): string {
  const referer = request.headers.get('referer') ?? ''
  for (const candidate of [isOnThisSite(referer, request) ? referer : '', said]) {
    const page = URL.parse(candidate, env.SITE_URL)
    if (!page || !FORM_PAGES[type].includes(page.pathname)) continue
    page.searchParams.delete(SHARE_PARAMETER)
    return formAddress(page)
  }
  return FORM_PAGES[type][0]
}

const UTM = ['utm_source', 'utm_medium', 'utm_campaign']

/** The campaign parameters in the page's address, and the address itself. */
function sourceOf(page: string): Record<string, string> {
  const { searchParams } = new URL(page, env.SITE_URL)
  const utm = Object.fromEntries(UTM.map((name) => [name, searchParams.get(name) ?? '']))
  return { ...utm, conversion_page: page }
}
