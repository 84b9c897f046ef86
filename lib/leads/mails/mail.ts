import type { Language } from '#lib/i18n/languages.ts'
import type { Notice } from '#lib/notices/notices.ts'

/** The name of the mail server in the list of alarms of forwarders. */
export const MAIL = 'mail'

/** A mail to send. Its text and its recipient are worked out when it is sent, from what it is about. */
export interface Mail {
  /** The id. A mail with a known id is not queued again. */
  id: string
  kind: MailKind
  /**
   * What the mail is about: the submission id of a lead, the id of an account, the address of a member of staff, such an address
   * with a lead, or an account with a comment or task (`aboutOf` of lib/notices).
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
