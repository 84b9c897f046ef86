import type { Language } from '#lib/i18n/languages.ts'
import type { Notice } from '#lib/notices/notices.ts'

/** The name of the mail server in the list of alarms, which also has the names of forwarders. */
export const MAIL = 'mail'

/** A mail in the queue. Its text and its recipient are not stored: they are computed from `about` when it is sent. */
export interface Mail {
  /** The id. A mail with a known id is not queued again. */
  id: string
  kind: MailKind
  /**
   * What the mail is about. By kind: a submission id; the id of an account; the e-mail address of a member of staff; such an
   * address and a submission id; the ids of an account and of a comment or task (`aboutOf` of lib/notices joins the two ids).
   */
  about: string
  lang: Language
}

/** The mails to the sender of a lead. They are about its submission id. */
export const TO_CUSTOMER = [
  'confirmation',
  'reviewLink',
  'requestLinks',
  'requestCode',
  'requestState',
  'newQuote',
  'jobQuestion',
  'nobodyYet',
] as const

/** The mails to a member of staff about one lead. They are about an e-mail address and a submission id. */
export const ABOUT_LEAD = [
  'newRequest',
  'emergencyRequest',
  'unansweredRequest',
  'changedRequest',
  'arrivedReview',
  'bouncedMail',
  'nobodyFound',
  'jobReported',
] as const

/**
 * The mails to a contractor. Those whose name begins with `job` are about the id of an offer, the others about the id of the
 * contractor.
 */
export const TO_CONTRACTOR = [
  'jobOffer',
  'jobAnswer',
  'jobChosen',
  'jobNotChosen',
  'jobChanged',
  'contractorLinks',
  'contractorState',
  'proofExpires',
  'erasedJob',
] as const

export type MailKind =
  | (typeof TO_CUSTOMER)[number]
  | (typeof ABOUT_LEAD)[number]
  | (typeof TO_CONTRACTOR)[number]
  /** To a member of staff, about an e-mail address and the id of a contractor. */
  | 'proofExpired'
  | 'invitation'
  | 'passwordReset'
  | 'suspectedRequests'
  | 'weeklySummary'
  | 'parkedLeads'
  | 'crmFails'
  | 'crmWorks'
  | Notice['kind']
