import { KEPT_FIELDS, type Kept, withStorage } from './kept-fields.ts'

const SENT = 'sent-request'

/** What this tab keeps of the request that it has sent last. */
interface SentRequest {
  reference: string
  /** Whether the toast of the success was shown. */
  isShown: boolean
  /** The personal data, for the form of another job. */
  person: Kept
}

/** Keeps a sent request. `person` has the personal data of its form, which is on this page. */
export function keepSent(reference: string, person: Kept['values']): void {
  keep({ reference, isShown: false, person: { page: location.pathname, values: person } })
}

/** Whether the toast of a request is still to be shown. The second call for a request returns false. */
export function takeToast(reference: string): boolean {
  const sent = sentRequest(reference)
  if (!sent || sent.isShown) return false
  keep({ ...sent, isShown: true })
  return true
}

/** Before the form of another job is opened: keeps the personal data, so that the form is filled in with it. */
export function keepPerson(reference: string): void {
  const sent = sentRequest(reference)
  if (sent) withStorage((storage) => storage.setItem(KEPT_FIELDS, JSON.stringify(sent.person)))
}

function keep(sent: SentRequest): void {
  withStorage((storage) => storage.setItem(SENT, JSON.stringify(sent)))
}

function sentRequest(reference: string): SentRequest | null {
  const stored = withStorage((storage) => storage.getItem(SENT))
  const sent: SentRequest | null = stored ? JSON.parse(stored) : null
  return sent?.reference === reference ? sent : null
}
