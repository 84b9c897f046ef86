import en from '#lib/i18n/en/forms.json' with { type: 'json' }
import { getFormatters } from '#lib/i18n/format.ts'
import fr from '#lib/i18n/fr/forms.json' with { type: 'json' }
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { addedMessages } from '#lib/leads/added-messages.ts'
import { facetsOf } from '#lib/leads/facets.ts'
import { contactForm } from '#lib/leads/forms/contact.ts'
import type { Field } from '#lib/leads/forms/fields.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import type { leadForm } from '#lib/leads/forms/lead.ts'
import { JOB_ANSWERS, type Lead, type LeadJob, timesJob } from '#lib/leads/lead.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { dateFormat } from '#studio/core/dates.ts'
import type { ServiceName } from './service-names.ts'
import { WORDS } from './words.ts'

/** Labels of the fields of a lead that the form `lead` does not have, such as the estimate. */
const EXTRAS: Record<Exclude<keyof Lead, keyof typeof leadForm.fields>, Bilingual> = {
  service_slug: { en: 'Address of the service', fr: 'Adresse du service' },
  bundle: { en: 'Bundle', fr: 'Forfait' },
  complexity: { en: 'Complexity', fr: 'Complexité' },
  add_ons: { en: 'Add-ons', fr: 'Options' },
  estimate_low: { en: 'Estimate, from', fr: 'Estimation, à partir de' },
  estimate_high: { en: 'Estimate, up to', fr: 'Estimation, jusqu’à' },
  jobs: { en: 'Jobs', fr: 'Installations' },
  photos: { en: 'Photos', fr: 'Photos' },
  claim_of: { en: 'Number of the request', fr: 'Numéro de la demande' },
  guarantee: { en: 'Guarantee', fr: 'Garantie' },
  postal_code: { en: 'Postal code', fr: 'Code postal' },
  added_message: { en: 'Added afterwards', fr: 'Ajouté ensuite' },
  utm_source: { en: 'Campaign source', fr: 'Source de la campagne' },
  utm_medium: { en: 'Campaign medium', fr: 'Support de la campagne' },
  utm_campaign: { en: 'Campaign', fr: 'Campagne' },
  referral_source: { en: 'Came from', fr: 'Provenance' },
  conversion_page: { en: 'Sent from page', fr: 'Page de l’envoi' },
  source_site: { en: 'Site', fr: 'Site' },
  industry: { en: 'Industry', fr: 'Secteur' },
  honeypot: { en: 'Hidden field', fr: 'Champ caché' },
  form_start_time: { en: 'Form opened at', fr: 'Ouverture du formulaire' },
  submission_id: { en: 'Submission number', fr: 'Numéro d’envoi' },
  reference: { en: en.reference, fr: fr.reference },
  language: { en: 'Language', fr: 'Langue' },
  marketing_consent: { en: 'Consent to commercial messages', fr: 'Consentement aux messages commerciaux' },
  marketing_consent_text: { en: 'Words consented to', fr: 'Texte accepté' },
  marketing_consent_version: { en: 'Version of these words', fr: 'Version du texte accepté' },
  marketing_consent_at: { en: 'Consented at', fr: 'Moment du consentement' },
  marketing_consent_withdrawn_at: { en: 'Consent withdrawn at', fr: 'Moment du retrait du consentement' },
}

/** Fields that do not help to work on a lead. Their labels are in `EXTRAS`. */
const TECHNICAL = new Set<string>([
  'claim_of',
  'service_slug',
  'referral_source',
  'source_site',
  'industry',
  'honeypot',
  'form_start_time',
  'submission_id',
  'marketing_consent_text',
  'marketing_consent_version',
  'marketing_consent_at',
] satisfies (keyof typeof EXTRAS)[])

/** Fields whose value is the slug or key of a service or a bundle, or a detail of a service. */
const SERVICES = new Set<string>(['service_type', 'service_type_detail', 'bundle'] satisfies (keyof Lead)[])

type WordsOf = (value: string, language: Language) => string

const momentText: WordsOf = (value, language) => {
  const moment = new Date(/^\d+$/.test(value) ? Number(value) : value)
  return Number.isNaN(moment.getTime()) ? value : dateFormat(language, MOMENT).format(moment)
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

const priceText: WordsOf = (value, language) => getFormatters(language).price(Number(value))

/** The values of fields that are neither texts nor choices of a form, in words. */
const IN_WORDS: Partial<Record<keyof Lead | 'insurance_amount', WordsOf>> = {
  insurance_amount: priceText,
  estimate_low: priceText,
  estimate_high: priceText,
  language: (value, language) => WORDS[language].columns.languages[value as Language] ?? value,
  marketing_consent: (value, language) => (value === 'yes' ? WORDS[language].columns.yes : value),
  marketing_consent_at: momentText,
  marketing_consent_withdrawn_at: momentText,
  form_start_time: momentText,
  added_message: (value, language) =>
    addedMessages({ added_message: value })
      .map(({ at, text }) => `${momentText(at, language)}\n${text}`)
      .join('\n\n'),
}

/** Fields that name the form itself in leads of other forms, for the CRM: `Contractor Signup`. */
const SERVICE = new Set<string>(['service_type', 'service_type_detail'] satisfies (keyof Lead)[])

/** The answers of a request that contractors see, as their page says them: the job's lines already name its service. */
export function answersForContractors(
  answers: Readonly<Record<string, string>>,
  language: Language,
  serviceName: ServiceName,
): { label: string; value: string }[] {
  return Object.entries(FORMS.lead.fields).flatMap(([name, field]) => {
    const value = answers[name]
    if (!value || field.kind === 'hidden' || name === 'service_type') return []
    const inOwnWords =
      name === 'service_type_detail' ? serviceName(value) : inWords(name, value, field, language)
    return [{ label: field.label[language], value: inOwnWords }]
  })
}

/** Names of content that answers have as slugs, codes and ids. Without them the answers are shown as they were sent. */
export interface AnswerNames {
  nameOf(kind: 'services' | 'categories' | 'cities' | 'provinces', key: string): string
  /** The contractor that the quote was requested from; null when the content does not have it. */
  contractor: string | null
}

/** The fields of answers that are codes and slugs, and where their names are. */
const NAMED: Partial<Record<string, Parameters<AnswerNames['nameOf']>[0]>> = {
  services: 'services',
  categories: 'categories',
  cities: 'cities',
  provinces: 'provinces',
  province_state: 'provinces',
}

/** The fields of a lead with the labels of its form, services by their names. Empty fields are left out. */
export function labelledAnswers(
  { type, lead, fields }: Pick<LeadSummary, 'type' | 'lead' | 'fields'>,
  language: Language,
  serviceName: ServiceName,
  names?: AnswerNames,
) {
  const labels: Record<string, Pick<Field, 'label' | 'options' | 'kind'>> = {
    ...FORMS[type].fields,
    ...FORMS.lead.fields,
    // `message` contains the answers that have no field in the lead.
    message: contactForm.fields.message,
  }
  const saysForm = type !== 'lead' && Object.keys(fields).length > 0
  const jobs = (lead.jobs ?? []).map((job) => jobWithAnswers(job, language)).join('\n')
  // The message of an application repeats its other answers, for the CRM.
  const typed = type === 'contractor' && saysForm ? { message: fields.message ?? '' } : {}
  // Photos are shown beside the answers. The message says what the guarantee covers.
  const all = { ...fields, ...lead, ...typed, jobs, photos: '', guarantee: '' }
  return Object.entries(all).flatMap(([name, value]) => {
    const words = labels[name]?.label ?? EXTRAS[name as keyof typeof EXTRAS]
    const isRepeated = (jobs && JOB_ANSWERS.includes(name)) || (saysForm && SERVICE.has(name))
    const isShown = words && value !== '' && value !== null && !isRepeated
    return isShown
      ? [
          {
            name,
            label: words[language],
            value: SERVICES.has(name)
              ? serviceName(
                  name === 'service_type' && value === 'other' ? facetsOf(lead).service : String(value),
                )
              : (nameIn(name, String(value), names) ?? inWords(name, String(value), labels[name], language)),
            isTechnical: TECHNICAL.has(name),
          },
        ]
      : []
  })
}

/** The line of a job, and below it a line for each answer to a question of its service. */
const jobWithAnswers = (job: LeadJob, language: Language): string =>
  [
    timesJob(job),
    ...(job.answers ?? []).map(
      ({ label, text }) => label[language] + (language === 'fr' ? '\u00A0: ' : ': ') + text[language],
    ),
  ].join('\n')

/** The names of what an answer has as slugs, codes or an id, a line each; undefined for other answers. */
function nameIn(name: string, value: string, names: AnswerNames | undefined): string | undefined {
  const kind = NAMED[name]
  if (kind) return names && eachLine(value, (one) => names.nameOf(kind, one)).replaceAll('\n', ', ')
  return name === 'contractor' ? (names?.contractor ?? undefined) : undefined
}

const eachLine = (text: string, change: (line: string) => string): string =>
  text.split('\n').map(change).join('\n')

/** A value in words: a choice by its label, a day by its date. An answer of several controls has a line for each. */
function inWords(
  name: string,
  value: string,
  { kind, options }: Partial<Pick<Field, 'kind' | 'options'>> = {},
  language: Language,
): string {
  const own = IN_WORDS[name as keyof typeof IN_WORDS]
  if (own) return own(value, language)
  if (kind === 'date') return eachLine(value, (day) => getFormatters(language).date(day) || day)
  return options?.[value]?.[language] ?? eachLine(value, (one) => options?.[one]?.[language] ?? one)
}
