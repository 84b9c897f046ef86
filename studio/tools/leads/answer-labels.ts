import en from '#lib/i18n/en/forms.json' with { type: 'json' }
import fr from '#lib/i18n/fr/forms.json' with { type: 'json' }
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { facetsOf } from '#lib/leads/facets.ts'
import { contactForm } from '#lib/leads/forms/contact.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import type { leadForm } from '#lib/leads/forms/lead.ts'
import { JOB_ANSWERS, type Lead, timesJob } from '#lib/leads/lead.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { ServiceName } from './use-service-names.ts'

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

/** Fields whose value is the slug or key of a service or a bundle. */
const SERVICES = new Set<string>(['service_type', 'bundle'] satisfies (keyof Lead)[])

/** Fields that name the form itself in leads of other forms, for the CRM: `Contractor Signup`. */
const SERVICE = new Set<string>(['service_type', 'service_type_detail'] satisfies (keyof Lead)[])

/** The fields of a lead with the labels of its form, services by their names. Empty fields are left out. */
export function labelledAnswers(
  { type, lead, fields }: Pick<LeadSummary, 'type' | 'lead' | 'fields'>,
  language: Language,
  serviceName: ServiceName,
) {
  const labels: Record<string, { label: Bilingual; options?: Readonly<Record<string, Bilingual>> }> = {
    ...FORMS[type].fields,
    ...FORMS.lead.fields,
    // `message` contains the answers that have no field in the lead.
    message: contactForm.fields.message,
  }
  const saysForm = type !== 'lead' && Object.keys(fields).length > 0
  const jobs = (lead.jobs ?? []).map(timesJob).join('\n')
  // Photos are shown beside the answers. The message says what the guarantee covers.
  return Object.entries({ ...fields, ...lead, jobs, photos: '', guarantee: '' }).flatMap(([name, value]) => {
    const words = labels[name]?.label ?? EXTRAS[name as keyof typeof EXTRAS]
    const isRepeated = (jobs && JOB_ANSWERS.includes(name)) || (saysForm && SERVICE.has(name))
    const isShown = words && value !== '' && value !== null && !isRepeated
    return isShown
      ? [
          {
            name,
            label: words[language],
            value: SERVICES.has(name)
              ? serviceName(value === 'other' ? facetsOf(lead).service : String(value))
              : (labels[name]?.options?.[String(value)]?.[language] ?? String(value)),
            isTechnical: TECHNICAL.has(name),
          },
        ]
      : []
  })
}
