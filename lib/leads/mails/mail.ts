import type { Language } from '#lib/i18n/languages.ts'
import type { Notice } from '#lib/notices/notices.ts'

/** The name of the mail server among those of the forwarders, for its alarm. */
export const MAIL = 'mail'

/** A mail that is to be sent. What it says, and to whom, is made of what it is about when it is sent. */
export interface Mail {
  /** A mail is queued once under an id. */
  id: string
  kind: MailKind
  /**
   * The submission id of a lead, the id of an account, the address of a member of staff, or such an address with a lead, or an
   * account with a comment or task (`aboutOf` of lib/notices).
   */
  about: string
  lang: Language
}

export type MailKind =
  | 'confirmation'
  | 'reviewLink'
  | 'invitation'
  | 'passwordReset'
  | 'newRequest'
  | 'emergencyRequest'
  | 'suspectedRequests'
  | 'parkedLeads'
  | Notice['kind']
