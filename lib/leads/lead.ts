import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { QuestionKind } from '#lib/questions/questions.ts'
import type { GuaranteeTerm } from '#lib/requests/guarantee.ts'
import type { Recipient } from './mails/recipients.ts'

/** Settings that go into each lead (`siteSettings.lead`) and each consent (`siteSettings.leadNotice.consent`). */
export interface LeadSettings {
  sourceSite: string
  industry: string
  /** The text of the checkbox for commercial messages. */
  consent: Record<Language, string>
  /** The staff who get a mail about a lead (`mailTexts.requestRecipients`). */
  recipients: readonly Recipient[]
}

/** Settings for the pages of requests, beside those for leads. */
export interface RequestSettings extends LeadSettings {
  /** Until so many hours before an installation its customer can move it, and cancel it free of charge. */
  noticeHours: number
}

/** The urgency of an emergency, as forms send it. */
export const EMERGENCY = 'Emergency'

/** The fields of a lead that hold answers (docs/product.md, Lead fields). Fields that a form does not have stay empty. */
export const NO_ANSWERS = {
  name: '',
  email: '',
  phone: '',
  city: '',
  province_state: '',
  service_type: '',
  service_type_detail: '',
  property_address: '',
  message: '',
  preferred_date: '',
  timeline: '',
  budget_range: '',
  urgency: '',
  /** The contractor for the quote: the key of a featured contractor, or the id of an installer. */
  contractor: '',
  // About the first job: its service or bundle, and the estimate that was shown.
  service_slug: '',
  bundle: '',
  complexity: '',
  add_ons: '',
  estimate_low: '',
  estimate_high: '',
}

export type LeadField = keyof typeof NO_ANSWERS

export const LEAD_FIELDS = Object.keys(NO_ANSWERS) as LeadField[]

/** An answer to a question of a service, in the words of that moment. */
export interface LeadAnswer {
  /** The key of the question. */
  question: string
  kind: QuestionKind
  /** The key of the chosen answer, `yes` or `no`, a number, or what the customer wrote. */
  value: string
  label: Bilingual
  text: Bilingual
}

/** One of the jobs of a request. */
export interface LeadJob
  extends Record<'service' | 'bundle' | 'city' | 'complexity' | 'timeline' | 'add_ons', string> {
  quantity: number
  /** The low and high end of the estimate in whole dollars (`374`); empty when the customer made no choices for an estimate. */
  estimate_low: string
  estimate_high: string
  /** The answers to the questions of the service. Only the job of the form's page has them. */
  answers?: readonly LeadAnswer[]
  /** The whole job in one line, in the language of the lead: `2 × TV mounting · Toronto · Same day`. See `timesJob`. */
  text: string
}

/** The line of a job, with a quantity above one. Leads of earlier releases lack the quantity in `text`. */
export function timesJob({ quantity, text }: Pick<LeadJob, 'quantity' | 'text'>): string {
  const times = `${quantity}\u00A0×\u00A0`
  return quantity === 1 || text.startsWith(times) ? text : times + text
}

/** What a guarantee claim adds to its lead. */
interface Claim {
  /** The submission id of the request that it is about, if its reference and its e-mail address belong together. */
  claim_of?: string
  /** The terms of the guarantee; `text` is in the language of the lead. */
  guarantee?: readonly (GuaranteeTerm & { text: string })[]
}

/** The jobs of a request, and the lead's fields about the first job; of a claim those of the request that it is about. */
export interface RequestedJobs {
  jobs: LeadJob[]
  fields: Partial<Record<LeadField, string>>
  claim?: Claim
}

/** The names of the answers from which `jobs` is made. A lead with jobs does not contain these answers. */
export const JOB_ANSWERS: readonly string[] = ['job', 'quantity', 'another_job', 'answers']

/** The name under which the CRM gets an answer of the first job: `answer_wall`. */
export const answerField = (question: string) => `answer_${question}`

/** The lead for the CRM. Answers that are no fields of a lead are added under their own names. */
export interface Lead extends Record<LeadField, string>, Claim {
  utm_source: string
  utm_medium: string
  utm_campaign: string
  referral_source: string
  conversion_page: string
  source_site: string
  industry: string
  honeypot: string
  /** Milliseconds since 1970. */
  form_start_time: number | null
  submission_id: string
  reference: string
  language: Language
  /** `yes` when the visitor ticked the box for commercial messages. */
  marketing_consent: string
  /** Three facts of a consent, in this order: its text in the lead's language, a hash of the text, the time as ISO 8601. */
  marketing_consent_text?: string
  marketing_consent_version?: string
  marketing_consent_at?: string
  /** The time when the consent was withdrawn, as ISO 8601. */
  marketing_consent_withdrawn_at?: string
  /** What the customer added on the page of the request, each message after its time as ISO 8601. */
  added_message?: string
  /** The postal code, or its first half, that the customer gave on the page of the request: `H2X 1Y4`, `H2X`. */
  postal_code?: string
  jobs: readonly LeadJob[]
  /** In the database: the ids of the photos. When sent: a link to each photo. */
  photos: readonly string[]
}
