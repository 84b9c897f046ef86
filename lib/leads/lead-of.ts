import { createHash } from 'node:crypto'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormData } from './forms/form.ts'
import { FORMS, type FormType } from './forms/index.ts'
import type { Lists } from './forms/options.ts'
import { saidTogether } from './forms/said-together.ts'
import {
  answerField,
  JOB_ANSWERS,
  type Lead,
  type LeadJob,
  type LeadSettings,
  NO_ANSWERS,
  type RequestedJobs,
  timesJob,
} from './lead.ts'

interface Origin {
  submissionId: string
  reference: string
  lang: Language
  settings: LeadSettings
  /** The jobs. Null for a form without jobs, or when content cannot be read: then the message has the answers about jobs. */
  requested: RequestedJobs | null
  /** The names of what can be chosen in the form. What has no name here is in the message as it was sent. */
  lists?: Lists
  /** The ids of the photos. */
  photos?: readonly string[]
  /** The time when the form was received; the default is now. */
  at?: Date
}

/** Turns a checked form into the lead for the CRM (docs/product.md, Lead fields). */
export function leadOf(
  type: FormType,
  data: FormData,
  { submissionId, reference, lang, settings, requested, lists, photos = [], at = new Date() }: Origin,
): Lead {
  const { fields, toLead, together } = FORMS[type]
  const asked = Object.fromEntries(Object.keys(fields).map((name) => [name, data[name] ?? '']))
  const answers: Record<string, string> = {}
  for (const [name, answer] of Object.entries(toLead(asked, lang))) if (answer) answers[name] = answer
  if (requested) {
    for (const name of JOB_ANSWERS) delete answers[name]
    Object.assign(answers, requested.fields)
  }
  const { colon } = getDictionary(lang).shell
  const lines = Object.entries(answers)
    .filter(([name]) => !(name in NO_ANSWERS) && !together.includes(name))
    .map(([name, answer]) => {
      const { label, options } = fields[name] ?? {}
      return `${label?.[lang]}${colon}${options?.[answer]?.[lang] ?? answer}`
    })
  for (const { label, value } of saidTogether(type, answers, lang, lists)) lines.push(label + colon + value)
  return {
    ...NO_ANSWERS,
    ...answers,
    message: [
      answers.message,
      jobLines(requested?.jobs ?? [], lang),
      lines.join('\n'),
      requested?.claim?.guarantee?.map(({ text }) => text).join('\n'),
    ]
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
    ...requested?.claim,
    ...answerFields(requested?.jobs[0]),
    jobs: requested?.jobs ?? [],
    photos,
  }
}

/** The proof of a consent, which Canada's law CASL asks for. The version is a hash of the text. */
function consentTo(text: string, at: Date) {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return {
    // The text is empty when the settings could not be read. The lead then has only the time.
    ...(text && { marketing_consent_text: text, marketing_consent_version: version }),
    marketing_consent_at: at.toISOString(),
  }
}

/** The answers of a job in English, as other choices in a lead, each under a name of its own. */
const answerFields = ({ answers = [] }: Pick<LeadJob, 'answers'> = {}): Record<string, string> =>
  Object.fromEntries(answers.map(({ question, text }) => [answerField(question), text.en]))

/**
 * `Job: 2 × TV mounting · Toronto`, or a line for each of several jobs; below a job a line for each of its answers. Empty for one
 * job that says only `service_type`.
 */
function jobLines(jobs: readonly LeadJob[], lang: Language): string {
  const { forms, shell } = getDictionary(lang)
  const texts = jobs.map((job) =>
    [
      timesJob(job),
      ...(job.answers ?? []).map(({ label, text }) => label[lang] + shell.colon + text[lang]),
    ].join('\n'),
  )
  const [first] = jobs
  if (texts.length > 1)
    return [forms.jobs + shell.colon.trimEnd(), ...texts.map((text, place) => `${place + 1}. ${text}`)].join(
      '\n',
    )
  return first && (first.quantity > 1 || first.service || first.bundle)
    ? forms.job + shell.colon + texts[0]
    : ''
}
