import { forms as en } from '#lib/i18n/en/forms.ts'
import { forms as fr } from '#lib/i18n/fr/forms.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Lead } from '#lib/leads/lead.ts'

type Labels = Record<keyof Lead, string>

/** What the form itself calls an answer. */
const asked = ({ fields, quote, reference }: typeof en) => ({
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  city: fields.city,
  province_state: fields.province,
  service_type: fields.service,
  property_address: fields.address,
  message: fields.message,
  preferred_date: fields.preferredDate,
  timeline: fields.timeline,
  budget_range: fields.budget,
  urgency: fields.urgency,
  contractor: quote.contractor,
  reference,
})

/** Everything a lead carries, by what people call it. */
export const ANSWER_LABELS: Record<Language, Labels> = {
  en: {
    ...asked(en),
    service_type_detail: 'Details of the service',
    utm_source: 'Campaign source',
    utm_medium: 'Campaign medium',
    utm_campaign: 'Campaign',
    referral_source: 'Came from',
    conversion_page: 'Sent from page',
    source_site: 'Site',
    industry: 'Industry',
    honeypot: 'Hidden field',
    form_start_time: 'Form opened at',
    submission_id: 'Submission number',
    language: 'Language',
    marketing_consent: 'Consent to commercial messages',
  },
  fr: {
    ...asked(fr),
    service_type_detail: 'Précisions sur le service',
    utm_source: 'Source de la campagne',
    utm_medium: 'Support de la campagne',
    utm_campaign: 'Campagne',
    referral_source: 'Provenance',
    conversion_page: 'Page de l’envoi',
    source_site: 'Site',
    industry: 'Secteur',
    honeypot: 'Champ caché',
    form_start_time: 'Ouverture du formulaire',
    submission_id: 'Numéro d’envoi',
    language: 'Langue',
    marketing_consent: 'Consentement aux messages commerciaux',
  },
}
