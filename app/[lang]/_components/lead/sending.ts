import type { FormType } from '#lib/leads/forms/index.ts'
import { rememberedVisit } from './visit.ts'

/* What a form needs once somebody begins to fill it in: it is loaded then. */
export { checkForm, problemOf } from '#lib/leads/forms/index.ts'

/** A form's checked fields. */
export type Payload = Readonly<Record<string, string>>

export type Answer = { ok: true; reference: string } | { ok: false; fields: Record<string, string> }

/** Posts a form to the one way in for leads. */
export async function postForm(type: FormType, submissionId: string, payload: Payload): Promise<Answer> {
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
  return answer.ok
    ? { ok: true, reference: String(answer.reference) }
    : { ok: false, fields: answer.error?.fields ?? {} }
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
