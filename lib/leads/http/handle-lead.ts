import { z } from 'zod'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import type { FormData } from '../forms/form.ts'
import { checkForm, type FieldErrors, FORM_TYPES, type FormType, problemOf } from '../forms/index.ts'
import { hasPage } from '../forms/pages.ts'
import { sentencesOf } from '../forms/sentences.ts'
import type { LeadSettings } from '../lead.ts'
import { leadOf } from '../lead-of.ts'
import { referenceOf } from '../reference.ts'
import { type LeadDependencies, orNull } from './dependencies.ts'
import { textsOf } from './fields.ts'
import { isObject, readJson } from './post.ts'
import { languageOf, Refusal, refuse, refuseFor } from './refusal.ts'
import { cookieOfSender } from './request-cookie.ts'
import { keptOf, photoIds, refusePhotos } from './take-photos.ts'

export const formType = z.enum(FORM_TYPES)
export const submissionId = z.guid().transform((id) => id.toLowerCase())

/**
 * `POST /api/leads` with JSON, from a form's script or another program (docs/architecture.md, Leads). The lead is on disk before
 * the answer. It never throws.
 */
export function handleLead(request: Request, dependencies: LeadDependencies): Promise<Response> {
  return refusing(request, async () => handleJson(request, dependencies, await readJson(request)))
}

/** Checks the origin of a request, runs `work`, and turns a Refusal or another error into an error response. */
export async function refusing(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!isOwnOrigin(request)) throw new Refusal(403, 'foreignOrigin', 'origin')
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return refuseFor(error, languageOf(request))
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A lead could not be taken')
    return refuseFor(new Refusal(503, 'unavailable', 'body'), languageOf(request))
  }
}

async function handleJson(
  request: Request,
  dependencies: LeadDependencies,
  body: Record<string, unknown>,
): Promise<Response> {
  const type = formType.safeParse(body.type).data
  const id = submissionId.safeParse(body.submission_id).data
  const payload = isObject(body.payload) ? body.payload : undefined
  const lang = languageOf(request, body.lang ?? payload?.lang)
  if (!type || !id || !payload) return refuseEnvelope(lang, { type, id, payload })
  const { texts, notText } = textsOf(type, payload)
  const checked = checkForm(type, texts)
  if (notText.length > 0 || !checked.ok) {
    return refuseFields(lang, type, texts, checked.ok ? {} : checked.errors, notText)
  }
  const photos = photoIds.safeParse(body.photos ?? []).data
  if (!photos) return refusePhotos(request, 'photosTooMany')
  const kept = await keptOf(dependencies, id, photos)
  if (kept.length < photos.length) return refusePhotos(request, 'photosNotKept')
  const reference = await storeLead(request, dependencies, { type, data: checked.data, id, lang, photos })
  if (reference === null) return refuseFor(new Refusal(503, 'unavailable', 'body'), lang)
  const headers = new Headers({ 'cache-control': 'no-store' })
  // Other programs get the answer that they know.
  if (body.next !== true) return Response.json({ ok: true, reference }, { status: 202, headers })
  if (hasPage(type)) {
    const cookie = await senderCookie(dependencies, id, checked.data)
    if (cookie) headers.append('set-cookie', cookie)
    return Response.json({ ok: true, reference }, { status: 202, headers })
  }
  const next =
    (await orNull('What happens next is unknown', () =>
      dependencies.nextSteps(type, checked.data, Date.now(), lang),
    )) ?? NOTHING_NEXT
  return Response.json({ ok: true, reference, next }, { status: 202, headers })
}

/** The cookie with which the sender of a request sees its page. */
export const senderCookie = (
  { outbox }: LeadDependencies,
  submissionId: string,
  { email = '' }: FormData,
): Promise<string | null> =>
  orNull('The cookie of a request could not be made', async () =>
    cookieOfSender(await outbox(), submissionId, email),
  )

/** Stores a lead. Returns the reference once the lead is on disk, or null when it could not be stored. */
export async function storeLead(
  request: Request,
  dependencies: LeadDependencies,
  {
    type,
    data,
    id,
    lang,
    photos,
  }: { type: FormType; data: FormData; id: string; lang: Language; photos: string[] },
): Promise<string | null> {
  const reference = referenceOf(id)
  // A lead is stored even when the settings cannot be read.
  const settings = (await orNull('No settings for leads', dependencies.settings)) ?? NO_SETTINGS
  const { requestedJobs, claimed } = dependencies
  const facts = type === 'lead' ? requestedJobs : type === 'claim' ? claimed : null
  const requested = facts ? await orNull('The jobs of a lead are unknown', () => facts(data, lang)) : null
  const lists =
    (await orNull('The names of the choices of a form are unknown', () => dependencies.lists(type, lang))) ??
    {}
  const lead = leadOf(type, data, { submissionId: id, reference, lang, settings, requested, lists, photos })
  return orNull('A lead could not be stored', async () => {
    const outbox = await dependencies.outbox()
    await outbox.submit(
      { type, lang, lead, fields: data, address: clientAddress(request) },
      settings.recipients,
    )
    dependencies.stored()
    return reference
  })
}

const NOTHING_NEXT: NextSteps = { text: '', steps: [] }

const NO_SETTINGS: LeadSettings = {
  sourceSite: '',
  industry: '',
  consent: { en: '', fr: '' },
  recipients: [],
}

function refuseEnvelope(
  lang: Language,
  { type, id, payload }: { type?: FormType; id?: string; payload?: object },
): Response {
  const words = getDictionary(lang).leads
  const fields = {
    ...(!type && { type: words.unknownType }),
    ...(!id && { submission_id: words.badSubmissionId }),
    ...(!payload && { payload: words.noPayload }),
  }
  const sentences = Object.entries(fields).map(([name, text]) => `${name}: ${text}`)
  return refuse(422, sentences.join(' '), fields)
}

function refuseFields(
  lang: Language,
  type: FormType,
  texts: Record<string, string>,
  errors: FieldErrors,
  notText: string[],
): Response {
  const { forms, leads } = getDictionary(lang)
  const problem = forms.problems[notText.length > 0 ? 'checkAnswers' : problemOf(type, errors, texts)]
  const message = [problem.title, problem.text].filter(Boolean).join(lang === 'fr' ? '\u00a0: ' : ': ')
  const fields = Object.fromEntries([
    ...Object.entries(sentencesOf(type, errors, texts, forms.errors, lang)),
    ...notText.map((name) => [name, leads.notText]),
  ])
  return refuse(422, message, fields)
}
