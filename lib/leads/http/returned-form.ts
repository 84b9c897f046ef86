import { RETURNED_FORM } from '#lib/server/internal-headers.ts'
import type { Attempt } from '../attempts.ts'

/** The page of a form that shows the posted values again. */
export interface ReturnedForm {
  /** The page's public address, for its language links. */
  address: string
  /** Null when the attempt has expired, or belongs to another visitor. */
  attempt: Attempt | null
  /** False when the attempt could not be stored: after a reload its values are gone. */
  isKept: boolean
}

/** Passes a form to the page that shows it, in the headers of the request. */
export function setReturnedForm(headers: Headers, form: ReturnedForm): void {
  headers.set(RETURNED_FORM, Buffer.from(JSON.stringify(form)).toString('base64url'))
}

export function readReturnedForm(headers: Pick<Headers, 'get'>): ReturnedForm {
  return JSON.parse(Buffer.from(headers.get(RETURNED_FORM) ?? '', 'base64url').toString())
}
