import { useRef, useState } from 'react'
import type { FormType } from '#lib/leads/forms/index.ts'
import { rememberedVisit } from './visit.ts'

/** A form's checked fields. */
type Payload = { lang: string }

type Answer = { ok: true; reference: string } | { ok: false; fields: Record<string, string> }

/**
 * Sends a form to the one way in for leads. One submission at a time, and one submission id until it has succeeded, so
 * that a double click or a second try after a lost answer makes no second lead.
 */
export function useSubmission(type: FormType) {
  const [isBusy, setBusy] = useState(false)
  const sending = useRef(false)
  const id = useRef('')

  /** Answers `null` when a submission is under way already. */
  async function submit(payload: Payload): Promise<Answer | null> {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    id.current ||= newId()
    try {
      const answer = await post(type, id.current, payload)
      if (answer.ok) id.current = ''
      return answer
    } catch {
      return { ok: false, fields: {} }
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { isBusy, submit }
}

async function post(type: FormType, submissionId: string, payload: Payload): Promise<Answer> {
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
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
