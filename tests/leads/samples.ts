import { randomUUID } from 'node:crypto'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { checkForm } from '#lib/leads/forms/index.ts'
import type { RequestedJobs } from '#lib/leads/lead.ts'
import { leadOf } from '#lib/leads/lead-of.ts'
import type { Submission } from '#lib/leads/outbox.ts'
import { referenceOf } from '#lib/leads/reference.ts'

/** What a visitor fills in, by form. */
export const PAYLOADS: Record<FormType, Record<string, string>> = {
  lead: {
    service_type: 'tv-audio',
    service_type_detail: '65-75',
    name: 'Amélie Gagnon',
    email: 'amelie@courriel.example',
    phone: '(514) 873-6565',
    city: 'Trois-Rivières',
    province_state: 'QC',
    message: 'Un téléviseur de 65 pouces.',
  },
  contact: {
    firstName: 'Amélie',
    lastName: 'Gagnon',
    email: 'amelie@courriel.example',
    subject: 'Garantie',
    message: 'Combien de temps?',
  },
  contractor: {
    business_name: 'Gagnon inc.',
    name: 'Amélie Gagnon',
    email: 'amelie@courriel.example',
    specialties: 'Bornes de recharge',
    years_experience: '12',
    message: 'Nous couvrons la Mauricie.',
  },
  partner: {
    partner_name: 'Quincaillerie Roy',
    partner_city: 'Shawinigan',
    partner_website: 'https://roy.example',
    partner_contact: 'Luc Roy',
    your_email: 'amelie@courriel.example',
    message: 'Un bon magasin.',
  },
  claim: {
    booking_reference: 'M-AAAA-AAAA',
    email: 'amelie@courriel.example',
    installed_on: '2026-11-20',
    noticed_on: '2026-11-28',
    message: 'Le support a bougé.',
  },
}

export const SETTINGS = {
  sourceSite: 'montage',
  industry: 'home-installation',
  consent: { en: 'Send me offers.', fr: 'Envoyez-moi des offres.' },
  recipients: [],
}

/** A lead as the route hands it to the outbox. */
export function sampleSubmission(
  change: {
    type?: FormType
    id?: string
    address?: string
    lang?: Language
    payload?: Record<string, string>
    requested?: RequestedJobs
  } = {},
): Submission {
  const { type = 'lead', id = randomUUID(), address = '192.0.2.1', lang = 'fr', payload = {} } = change
  const { requested = null } = change
  const checked = checkForm(type, { ...PAYLOADS[type], ...payload })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const origin = {
    submissionId: id,
    reference: referenceOf(id),
    lang,
    settings: SETTINGS,
    requested,
  } as const
  return { type, lang, lead: leadOf(type, checked.data, origin), fields: checked.data, address }
}
