import type { Language } from '#lib/i18n/languages.ts'
import type { Recipient } from './mails/recipients.ts'

/** What goes with each lead (`siteSettings.lead`), and with each consent (`siteSettings.leadNotice.consent`). */
export interface LeadSettings {
  sourceSite: string
  industry: string
  /** The words of the box for commercial messages. */
  consent: Record<Language, string>
  /** Who of the staff is told of it (`mailTexts.requestRecipients`). */
  recipients: readonly Recipient[]
}

/** The fields of a lead that answers go to (docs/product.md, Lead fields). One that a form does not have is empty. */
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
  /** The contractor that the quote is requested from: the key of a featured one, or the id of an installer. */
  contractor: '',
  // Of the first job: a service or a bundle, and the estimate that was shown.
  service_slug: '',
  bundle: '',
  complexity: '',
  add_ons: '',
  estimate_low: '',
  estimate_high: '',
}

export type LeadField = keyof typeof NO_ANSWERS

export const LEAD_FIELDS = Object.keys(NO_ANSWERS) as LeadField[]

/** One of the installations a request is for. */
export interface LeadJob
  extends Record<'service' | 'bundle' | 'city' | 'complexity' | 'timeline' | 'add_ons', string> {
  quantity: number
  /** Whole dollars; empty where no choices were made. */
  estimate_low: string
  estimate_high: string
  /** All of it in one line, in the language of the lead. */
  text: string
}

/** The jobs of a request, and the lead's fields about the first of them. */
export interface RequestedJobs {
  jobs: LeadJob[]
  fields: Partial<Record<LeadField, string>>
}

/** Answers of the form from which its jobs are made. */
export const JOB_ANSWERS: readonly string[] = ['job', 'quantity', 'another_job']

/** What the CRM gets. An answer that is none of the lead's fields is there too, under its own name. */
export interface Lead extends Record<LeadField, string> {
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
  /** With a consent: the words it was given to, in the lead's language, their version, and when, as ISO 8601. */
  marketing_consent_text?: string
  marketing_consent_version?: string
  marketing_consent_at?: string
  /** When it was withdrawn, as ISO 8601. */
  marketing_consent_withdrawn_at?: string
  jobs: readonly LeadJob[]
  /** Where it is stored the ids of its photos, where it is sent a link to each. */
  photos: readonly string[]
}
