import type { Generated, Transaction } from 'kysely'
import type { Language } from '#lib/i18n/languages.ts'
import type { Facet } from '../facets.ts'
import type { FormType } from '../forms/index.ts'
import type { Mail } from '../mails/mail.ts'

/** `waiting`: is to be sent, or is being sent. `parked`: is not sent until staff act. `suspected`: may be spam. */
export const LEAD_STATES = ['waiting', 'delivered', 'parked', 'suspected'] as const

export type LeadState = (typeof LEAD_STATES)[number]

export const SUSPICIONS = ['honeypot', 'too_fast', 'address_limit', 'email_limit'] as const

/** Why a lead is suspected to be spam. The sender gets the same answer as for any other lead. Staff can release the lead. */
export type Suspicion = (typeof SUSPICIONS)[number]

/** The stage of the work on a lead, as set by staff. */
export const LEAD_STAGES = ['new', 'working', 'done', 'declined'] as const

export type LeadStage = (typeof LEAD_STAGES)[number]

/** A row of the table `leads`. Times are milliseconds since 1970. */
export interface LeadRow extends Record<Facet, string> {
  submission_id: string
  reference: string
  type: FormType
  lang: Language
  state: LeadState
  suspicion: Suspicion | null
  received_at: number
  /** The e-mail address in lower case. */
  email: string
  /** The hash of the client's network address, with this database's key; kept for a day. */
  address_hash: string | null
  /** The `Lead` as JSON. */
  lead: string
  /** The checked form as JSON; null in rows from releases before version 3. */
  fields: string | null
  search_text: string
  attempts: number
  next_attempt_at: number | null
  give_up_at: number | null
  /** The random id of the claim by the process that is sending the lead; null when no process is sending it. */
  claim: string | null
  /** The names of the forwarders that have delivered the lead, separated by spaces. */
  delivered_to: string
  delivered_at: number | null
  stage: Generated<LeadStage>
  /** The account of the member of staff who works on the lead. */
  handler: string | null
  /** The note of staff. */
  note: Generated<string>
  /** The time when the sender withdrew the consent to commercial messages. */
  withdrawn_at: number | null
  /** The hash of the review link's key, with this database's key. */
  review_key: string | null
  review_expires_at: number | null
  /** The time when the customer sent a review at the link. */
  reviewed_at: number | null
  /** The `ReviewAttempt` as JSON: the typed values of a review with errors, which its page shows again. */
  review_attempt: string | null
  /** The id of the review's photo while staff have not checked it. */
  review_photo: string | null
  /** 1 while the CRM has to be told of a withdrawal, otherwise 0. The CRM gets the lead before the withdrawal. */
  withdrawal_due: Generated<number>
  /** The urgency that was asked for, as forms send it. */
  urgency: Generated<string>
  /** The chosen answers to questions, for Results: `wall=brick&wired=yes`. Nothing that a customer wrote is in it. */
  answers: Generated<string>
  /** Links to the request's page with a lower generation are not valid any more. */
  link_generation: Generated<number>
  /** When the newest code for the request's page was asked for, in milliseconds since 1970; null when none is valid. */
  code_at: number | null
  /** The number of wrong codes that were entered since `code_at`. */
  code_tries: Generated<number>
  /** When a link or a code of a mail to `email` was first used; null as long as anybody may have typed the address. */
  email_proven_at: number | null
  /** When a mail to `email` came back; null after staff have cleared it. */
  email_failed_at: number | null
  /** When matching looks at the request again; null when nothing is planned. */
  match_due_at: number | null
  /** `staff` once staff match the request themselves, `site` once the site has looked at it, empty before. */
  matched_by: Generated<'' | 'site' | 'staff'>
}

/** The values of a lead that staff set. */
export type WorkField = 'stage' | 'handler' | 'note'

export type EventKind =
  | 'received'
  | 'suspected'
  | 'attempt'
  | 'delivered'
  | 'parked'
  | 'resent'
  | 'released'
  | 'erased'
  | WorkField
  | 'mailed'
  | 'mail_refused'
  | 'withdrawn'
  | 'review_link'
  | 'review_mail'
  | 'review_mail_refused'
  | 'reviewed'
  | 'review_photo'
  | 'step'
  | 'word'
  | 'corrected'
  | 'reported'
  | 'told'
  | 'claimed'
  | 'bounced'
  | 'bounce_cleared'
  | 'nobody'
  | OfferEvent

/** The events of the offers of a request. Their `detail` is the id of the contractor, and what else is known, as JSON. */
export type OfferEvent =
  | 'job_asked'
  | 'job_seen'
  | 'job_declined'
  | 'job_quoted'
  | 'job_question'
  | 'job_answer'
  | 'job_chosen'
  | 'choice_refused'
  | 'job_dropped'
  | 'job_expired'
  | 'job_reported'
  | 'review_answered'
  | 'photos_shared'
  | 'photo_held'
  | 'photo_released'
  | 'matched_by'

/** An event of a lead. */
export interface EventRow {
  id: Generated<number>
  submission_id: string
  at: number
  kind: EventKind
  /** The account of the member of staff who caused the event; null for other events. */
  actor: string | null
  forwarder: string | null
  /** The HTTP status of the CRM's answer; null without an answer. */
  status: number | null
  /**
   * By kind: an excerpt of the CRM's answer, the suspicion, the new stage or handler, the SMTP status, the agreed text,
   * the step as JSON (`TakenStep`), the customer's words, the names of the corrected fields, the reference of a claim.
   */
  detail: string | null
}

/** A form that is shown again to its visitor (`Attempt`). It is kept for ten minutes. */
export interface AttemptRow {
  /** The hash of the attempt's id, a secret in the address of the form's page. */
  id_hash: string
  /** The hash of the visitor's cookie. */
  cookie_hash: string
  /** The hash of the client's network address, with this database's key. */
  address_hash: string
  submission_id: string
  /** The `Attempt` as JSON. */
  attempt: string
  kept_at: number
  opened_at: number | null
}

/** A photo of a lead. */
export interface PhotoRow {
  id: string
  submission_id: string
  received_at: number
  /** The hash of the client's network address, with this database's key; kept for a day. */
  address_hash: string | null
  /** The time when the photo is erased; null once its lead has arrived. */
  expires_at: number | null
  /** Who may see the photo: contractors once the customer has said so (`shared`), unless staff hold it back (`held`). */
  sharing: Generated<'' | 'shared' | 'held'>
  /** The photo as JPEG. */
  bytes: Uint8Array
}

/** `applied`: staff have not checked the record. `checked`: its proofs are seen. Only `active` contractors are asked. */
export const CONTRACTOR_STATES = ['applied', 'checked', 'active', 'paused', 'left'] as const

export type ContractorState = (typeof CONTRACTOR_STATES)[number]

/** A contractor. Times are milliseconds since 1970. */
export interface ContractorRow {
  id: string
  state: Generated<ContractorState>
  business: string
  name: string
  /** In lower case. */
  email: string
  phone: string
  lang: Language
  /** What matching needs, as JSON (`ContractorProfile`). */
  profile: string
  /** The submission id of the application; null when staff have made the record themselves. */
  applied_with: string | null
  created_at: number
  /** The end of a pause; null when it has none. */
  paused_until: number | null
  /** Who paused the contractor; null unless the state is `paused`. `licence` is the site, after an expiry. */
  paused_by: 'contractor' | 'staff' | 'licence' | null
  /** The id of the public document of the type `installer`; null when there is none. */
  installer: string | null
  last_asked_at: number | null
  note: Generated<string>
  /** Grows with each change. A change that was made on another version is refused. */
  version: Generated<number>
  /** Links with a lower generation are not valid any more. */
  link_generation: Generated<number>
  /** When a mail to `email` came back; null after staff have cleared it. */
  email_failed_at: number | null
  /** When the contractor stopped summaries and invitations (CASL); mails about a job still arrive. */
  unsubscribed_at: number | null
  search_text: Generated<string>
}

export type ContractorEvent =
  | 'created'
  | 'changed'
  | 'state'
  | 'note'
  | 'proof_checked'
  | 'licence_expired'
  | 'links_mailed'
  | 'installer'
  | 'complaint'
  | 'bounced'
  | 'erased'

/** An event of a contractor. */
export interface ContractorEventRow {
  id: Generated<number>
  contractor_id: string
  at: number
  kind: ContractorEvent
  /** The account of the member of staff; null when the contractor or the site has caused it. */
  actor: string | null
  /** By kind: the new state, the names of the changed fields, the number of the licence, the reference of the request. */
  detail: string | null
}

/** A file of a contractor: a proof that staff see, or what belongs to a quote or to work that is done. */
export interface ContractorFileRow {
  id: string
  contractor_id: string
  /** The request that a quote's file or a photo of the work is about; null for proofs. */
  submission_id: string | null
  kind: 'proof' | 'quote' | 'work'
  /** The name that people see. */
  name: string
  media_type: 'application/pdf' | 'image/jpeg'
  received_at: number
  bytes: Uint8Array
}

/** `expired`: not answered in time. `closed`: somebody else was chosen, or the request has ended. `dropped`: was chosen and fell away. */
export const OFFER_STATES = ['asked', 'declined', 'quoted', 'chosen', 'expired', 'closed', 'dropped'] as const

export type OfferState = (typeof OFFER_STATES)[number]

/** A request that a contractor was asked about. There is at most one for a contractor and a request. */
export interface OfferRow {
  id: string
  submission_id: string
  contractor_id: string
  state: OfferState
  asked_at: number
  /** The account of the member of staff who asked; null when the site did. */
  asked_by: string | null
  /** Until when an answer is wanted. */
  answer_by: number
  seen_at: number | null
  /** When the contractor declined or first quoted. */
  answered_at: number | null
  /** Why the contractor declined: one of DECLINE_REASONS. */
  reason: string | null
  /** The `Quote` as JSON; null before there is one. */
  quote: string | null
  /** Grows with each change of the quote. A choice of another version is refused. */
  quote_version: Generated<number>
  chosen_at: number | null
  /** The `FinishedWork` as JSON; null before the contractor has reported the end. */
  finished: string | null
}

/** A question about a request, or its answer. Its text has no contact data in it. */
export interface OfferMessageRow {
  id: Generated<number>
  offer_id: string
  at: number
  sender: 'contractor' | 'customer'
  text: string
}

/** A mail that waits, or that was sent recently. Its text is made when it is sent. */
export interface MailRow extends Mail {
  queued_at: number
  attempts: number
  /** Null after the mail was sent or given up. */
  next_attempt_at: number | null
  give_up_at: number
  /** The random id of the claim by the process that is sending the mail; null when no process is sending it. */
  claim: string | null
  sent_at: number | null
}

/** A state of a request, on its way to the CRM (`lib/leads/life/reports.ts`). */
export interface ReportRow {
  id: string
  submission_id: string
  sequence: number
  /** The state, its time and the day of the installation as JSON. */
  state: string
  attempts: number
  /** Null once the report was delivered or given up. */
  next_attempt_at: number | null
  give_up_at: number
  /** The random id of the claim by the process that is sending it; null when no process is sending it. */
  claim: string | null
  /** The names of the forwarders that have delivered it, separated by spaces. */
  delivered_to: string
}

/** What a receiver of webhooks is to be told (`lib/leads/receivers/news.ts`). */
export interface NewsRow {
  /** Counts up: the order of the news. */
  place: Generated<number>
  /** The `webhook-id`. */
  id: string
  submission_id: string
  /** The name of the receiver. */
  receiver: string
  kind: 'lead' | 'consent_withdrawn' | 'lead_status'
  /** Of `lead_status`: the state, its time, its number and the day of the installation as JSON. */
  state: string | null
  attempts: number
  /** Null once the receiver has it, has refused it, or it was given up. */
  next_attempt_at: number | null
  give_up_at: number
  /** The random id of the claim by the process that is sending it; null when no process is sending it. */
  claim: string | null
}

interface FactRow {
  key: string
  value: string
}

/** A number of visits on one day. No column identifies a visitor. */
interface DailyCountRow {
  /** A day such as `2026-11-25`. */
  day: string
  /** `french` are the visits of a page that were in French; `page` are all of them. `lcp`, `inp` and `cls` are figures of visits. */
  kind: 'page' | 'french' | 'campaign' | 'step' | 'lcp' | 'inp' | 'cls'
  /**
   * The path of a page, the name of a campaign, the number of a step of the booking wizard. Of a figure: the path and the upper
   * bound of a bucket (lib/visit-figures.ts), such as `/faq 2500`.
   */
  name: string
  count: number
}

/** A link that shows the drafts of a page (`lib/draft-links`). */
export interface ShareLinkRow {
  id: string
  /** The HMAC of the link's secret. Its key is the address key of this database. */
  secret_hash: string
  /** The public English path of the page. */
  path: string
  /** The drafts and releases that are shown in place of published content, topmost first, as a JSON list. */
  layers: string
  /** The published ids of the documents whose drafts are shown, as a JSON list. */
  documents: string
  /** The id of a member of staff. The same is true of `revoked_by`. */
  created_by: string
  created_at: number
  expires_at: number
  revoked_at: number | null
  revoked_by: string | null
}

export interface Tables {
  leads: LeadRow
  lead_events: EventRow
  lead_facts: FactRow
  form_attempts: AttemptRow
  lead_photos: PhotoRow
  mails: MailRow
  crm_reports: ReportRow
  receiver_news: NewsRow
  daily_counts: DailyCountRow
  share_links: ShareLinkRow
  contractors: ContractorRow
  contractor_events: ContractorEventRow
  contractor_files: ContractorFileRow
  offers: OfferRow
  offer_messages: OfferMessageRow
}

export type LeadTransaction = Transaction<Tables>
