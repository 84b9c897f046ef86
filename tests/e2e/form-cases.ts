import type { en } from '#lib/i18n/en.ts'
import type { FormType } from '#lib/leads/forms/index.ts'

type ErrorName = keyof typeof en.forms.errors

export interface FormCase {
  path: string
  type: FormType
  /** The required fields, and the error of each when it is empty. */
  required: Record<string, ErrorName>
  /** The field for the email address. */
  email: string
  /** What is typed, beside the email address. */
  typed: Record<string, string>
  chosen?: Record<string, string>
  /** In groups of choices. */
  ticked?: Record<string, string>
  stored: Record<string, unknown>
  busy: 'sending' | 'submitting'
}

/** The forms on one page. */
export const FORMS: FormCase[] = [
  {
    path: '/contact',
    type: 'contact',
    required: {
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
      message: 'messageRequired',
    },
    email: 'email',
    typed: { firstName: 'Amélie', lastName: 'Gagnon', phone: '5148736565', message: 'Is Laval served?' },
    stored: { name: 'Amélie Gagnon', phone: '(514) 873-6565' },
    busy: 'sending',
  },
  {
    path: '/contractors/join',
    type: 'contractor',
    required: { business_name: 'businessNameRequired', name: 'nameRequired', email: 'emailRequired' },
    email: 'email',
    typed: {
      business_name: 'Gagnon inc.',
      name: 'Amélie Gagnon',
      phone: '15148736565',
      specialties: 'Decks',
    },
    chosen: { province_state: 'QC' },
    stored: { service_type: 'Contractor Signup', service_type_detail: 'Decks', phone: '+1 (514) 873-6565' },
    busy: 'submitting',
  },
  {
    path: '/suggest-partner',
    type: 'partner',
    required: { partner_name: 'partnerNameRequired', your_email: 'emailRequired' },
    email: 'your_email',
    typed: { partner_name: 'Quincaillerie Roy', partner_city: 'Sherbrooke' },
    stored: {
      service_type: 'Partner Suggestion',
      service_type_detail: 'Quincaillerie Roy',
      city: 'Sherbrooke',
    },
    busy: 'submitting',
  },
  {
    path: '/guarantee/claim',
    type: 'claim',
    required: {
      booking_reference: 'bookingReferenceRequired',
      email: 'emailRequired',
      installed_on: 'installedOnRequired',
      message: 'messageRequired',
    },
    email: 'email',
    typed: { booking_reference: 'M-7K3Q-92TX', installed_on: '2026-11-20', message: 'The mount is loose.' },
    stored: { service_type: 'Guarantee Claim', service_type_detail: 'M-7K3Q-92TX' },
    busy: 'submitting',
  },
  {
    path: '/get-quote',
    type: 'lead',
    required: {
      service_type: 'selectService',
      name: 'nameRequired',
      email: 'emailRequired',
      city: 'cityRequired',
      province_state: 'provinceRequired',
      message: 'messageTooShort',
    },
    email: 'email',
    typed: { name: 'Amélie Gagnon', city: 'Gatineau', message: 'A heat pump for two floors.' },
    chosen: { service_type: 'heat-pump-installation', province_state: 'QC', timeline: 'Within a Month' },
    stored: {
      service_type: 'other',
      service_slug: 'heat-pump-installation',
      city: 'Gatineau',
      timeline: 'Within a Month',
    },
    busy: 'submitting',
  },
]

/** Contractors and claims are offered no commercial messages. */
export const hasConsent = ({ type }: FormCase): boolean => type !== 'contractor' && type !== 'claim'
