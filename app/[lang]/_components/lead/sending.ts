import { localizedHref } from '#lib/i18n/href.ts'
import type { FormData } from '#lib/leads/forms/form.ts'
import { checkForm, FORMS, type FormProblem, type FormType, problemOf } from '#lib/leads/forms/index.ts'
import { confirmationPath } from '#lib/leads/forms/pages.ts'
import type { Problem } from './summary.tsx'
import { rememberedVisit } from './visit.ts'

/* What a form needs once somebody begins to fill it in: it is loaded then. */
export { followCity } from './follow-city.ts'
export { Received } from './received.tsx'

interface Words {
  errors: Readonly<Record<string, string>>
  problems: Readonly<Record<FormProblem, { title: string; text: string }>>
}

/** The fields of a form to send, or what is wrong with them. */
export function checkFields(
  type: FormType,
  fields: Readonly<Record<string, unknown>>,
  { errors, problems }: Words,
): { data: FormData; problem?: undefined } | { problem: Problem } {
  const checked = checkForm(type, fields)
  if (checked.ok) return checked
  const sentences = Object.entries(checked.errors).map(([name, error]) => [name, errors[error]])
  const problem = problems[problemOf(type, checked.errors, fields)]
  return { problem: { ...problem, errors: Object.fromEntries(sentences) } }
}

/** `fields` says what is wrong with fields of the form, by name. */
export type Answer = { ok: true; reference: string } | { ok: false; fields: Record<string, string> }

/**
 * Posts a form to the one way in for leads. The page of a form that came back would still show what was sent, so it is
 * left for the confirmation page; then the answer is `null`.
 */
export async function postForm(
  type: FormType,
  submissionId: string,
  payload: FormData,
  isReturned: boolean,
): Promise<Answer | null> {
  const response = await fetch('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type,
      submission_id: submissionId,
      lang: payload.lang,
      payload: { ...payload, ...rememberedVisit(), conversion_page: location.pathname },
    }),
  })
  const answer = await response.json()
  if (!answer.ok) {
    const wrong: [string, string][] = Object.entries(answer.error?.fields ?? {})
    return { ok: false, fields: Object.fromEntries(wrong.filter(([name]) => name in FORMS[type].fields)) }
  }
  if (!isReturned) return { ok: true, reference: String(answer.reference) }
  location.assign(
    localizedHref(confirmationPath(type, answer.reference), payload.lang === 'fr' ? 'fr' : 'en'),
  )
  return null
}

/** A random UUID; `crypto.randomUUID` only exists where the connection is secure. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
