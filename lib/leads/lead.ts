import type { Language } from '#lib/i18n/languages.ts'
import type { FormData, FormType } from './forms/index.ts'

/** The constants that go with each lead (`siteSettings.lead`). */
export interface LeadSettings {
  sourceSite: string
  industry: string
}

/** What the CRM gets (docs/product.md, Lead fields). A field that a form does not have is empty. */
export interface Lead {
  name: string
  email: string
  phone: string
  city: string
  province_state: string
  service_type: string
  service_type_detail: string
  property_address: string
  message: string
  preferred_date: string
  timeline: string
  budget_range: string
  urgency: string
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
  /** The key of the contractor that the quote is requested from. */
  contractor: string
  /** `yes` when the visitor ticked the box for commercial messages. */
  marketing_consent: string
}

/** A checked form. */
export type Form = { [Type in FormType]: { type: Type; data: FormData<Type> } }[FormType]

interface Origin {
  submissionId: string
  reference: string
  lang: Language
  settings: LeadSettings
}

/** Turns a form's fields into lead fields (docs/product.md, Lead fields). */
export function leadOf(form: Form, { submissionId, reference, lang, settings }: Origin): Lead {
  const { data } = form
  return {
    ...NO_FIELDS,
    ...fieldsOf(form),
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
  }
}

const NO_FIELDS = {
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
  contractor: '',
}

function fieldsOf(form: Form): Partial<typeof NO_FIELDS> {
  switch (form.type) {
    case 'lead':
      return leadFields(form.data)
    case 'contact':
      return contactFields(form.data)
    case 'contractor':
      return contractorFields(form.data)
    case 'partner':
      return partnerFields(form.data)
  }
}

function leadFields(data: FormData<'lead'>) {
  return {
    name: data.name,
    email: data.email,
    phone: data.phone,
    city: data.city,
    province_state: data.province_state,
    service_type: data.service_type,
    service_type_detail: data.service_type_detail,
    property_address: data.property_address,
    message: data.message,
    preferred_date: data.preferred_date,
    timeline: data.timeline,
    budget_range: data.budget_range,
    urgency: data.urgency,
    contractor: data.contractor,
  }
}

function contactFields(data: FormData<'contact'>) {
  return {
    name: `${data.firstName} ${data.lastName}`,
    email: data.email,
    phone: data.phone,
    service_type: 'Contact',
    service_type_detail: data.subject,
    message: [data.subject, data.message].filter(Boolean).join(': '),
  }
}

function contractorFields(data: FormData<'contractor'>) {
  return {
    name: data.name || data.business_name,
    email: data.email,
    phone: data.phone,
    city: data.city,
    province_state: data.province_state,
    service_type: 'Contractor Signup',
    service_type_detail: data.specialties,
    message: combined(
      [
        ['Business', data.business_name],
        ['Specialties', data.specialties],
        ['Years of experience', data.years_experience],
      ],
      data.message,
    ),
  }
}

function partnerFields(data: FormData<'partner'>) {
  return {
    name: data.your_name || data.your_email,
    email: data.your_email,
    city: data.partner_city,
    service_type: 'Partner Suggestion',
    service_type_detail: data.partner_name,
    message: combined(
      [
        ['Partner', data.partner_name],
        ['City', data.partner_city],
        ['Website', data.partner_website],
        ['Contact', data.partner_contact],
      ],
      data.message,
    ),
  }
}

/** Labelled lines, those without a value left out, then what the visitor wrote. */
function combined(facts: [label: string, value: string][], message: string): string {
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return [lines.join('\n'), message].filter(Boolean).join('\n\n')
}
