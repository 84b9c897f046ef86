import { RETURNED_FORM } from '#lib/server/internal-headers.ts'
import type { Attempt } from '../attempts.ts'

/** A form's page that shows again what was posted. */
export interface ReturnedForm {
  /** The page's public address, where the language is changed. */
  address: string
  /** Null when the attempt is not there any more, or is not this visitor's. */
  attempt: Attempt | null
  /** Whether the attempt can be opened again. */
  isKept: boolean
}

/** Hands a form to the page that shows it, in the headers of the request. */
export function setReturnedForm(headers: Headers, form: ReturnedForm): void {
  headers.set(RETURNED_FORM, Buffer.from(JSON.stringify(form)).toString('base64url'))
}

export function readReturnedForm(headers: Pick<Headers, 'get'>): ReturnedForm {
  return JSON.parse(Buffer.from(headers.get(RETURNED_FORM) ?? '', 'base64url').toString())
}
