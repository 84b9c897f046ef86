import { createHash } from 'node:crypto'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Recipient } from '#lib/mail/occasions.ts'
import type { FormData } from './forms/form.ts'
import { FORMS, type FormType } from './forms/index.ts'

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
const NO_ANSWERS = {
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

interface Origin {
  submissionId: string
  reference: string
  lang: Language
  settings: LeadSettings
  /** `null` for a form that asks for no job, or when content cannot be read: then its answers are lines of the message. */
  requested: RequestedJobs | null
  /** Their ids. */
  photos?: readonly string[]
  /** When the form was received. */
  at?: Date
}

/** Turns a checked form into what the CRM gets (docs/product.md, Lead fields). */
export function leadOf(
  type: FormType,
  data: FormData,
  { submissionId, reference, lang, settings, requested, photos = [], at = new Date() }: Origin,
): Lead {
  const { fields, toLead } = FORMS[type]
  const asked = Object.fromEntries(Object.keys(fields).map((name) => [name, data[name] ?? '']))
  const answers: Record<string, string> = {}
  for (const [name, answer] of Object.entries(toLead(asked))) if (answer) answers[name] = answer
  if (requested) {
    for (const name of JOB_ANSWERS) delete answers[name]
    Object.assign(answers, requested.fields)
  }
  const { colon } = getDictionary(lang).shell
  const lines = Object.entries(answers)
    .filter(([name]) => !(name in NO_ANSWERS))
    .map(([name, answer]) => `${fields[name]?.label[lang]}${colon}${answer}`)
  return {
    ...NO_ANSWERS,
    ...answers,
    message: [answers.message, jobLines(requested?.jobs ?? [], lang), lines.join('\n')]
      .filter(Boolean)
      .join('\n\n'),
    utm_source: data.utm_source,
    utm_medium: data.utm_medium,
    utm_campaign: data.utm_campaign,
    referral_source: data.referral_source,
    conversion_page: data.conversion_page,
    source_site: settings.sourceSite,
    industry: settings.industry,
    honeypot: data.honeypot,
    form_start_time: data.form_start_time === '' ? null : Number(data.form_start_time),
    submission_id: submissionId,
    reference,
    language: lang,
    marketing_consent: data.marketing_consent,
    ...(data.marketing_consent && consentTo(settings.consent[lang], at)),
    jobs: requested?.jobs ?? [],
    photos,
  }
}

/** What proves a consent later (CASL). The version is the same as long as the words are. */
function consentTo(text: string, at: Date) {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return {
    // Without settings the words are unknown.
    ...(text && { marketing_consent_text: text, marketing_consent_version: version }),
    marketing_consent_at: at.toISOString(),
  }
}

/** `Job: 2 × TV mounting · Toronto`, or a line for each of several. Nothing for one that says no more than its service type. */
function jobLines(jobs: readonly LeadJob[], lang: Language): string {
  const { forms, shell } = getDictionary(lang)
  const texts = jobs.map(({ quantity, text }) => (quantity > 1 ? `${quantity}\u00A0×\u00A0${text}` : text))
  const [first] = jobs
  if (texts.length > 1)
    return [forms.jobs + shell.colon.trimEnd(), ...texts.map((text, place) => `${place + 1}. ${text}`)].join(
      '\n',
    )
  return first && (first.quantity > 1 || first.service || first.bundle)
    ? forms.job + shell.colon + texts[0]
    : ''
}
