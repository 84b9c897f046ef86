import type { Lead } from './lead.ts'

/** The text for comparisons without capitals and accents: `Trois-Rivières` → `trois-rivieres`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The text of a lead that staff search in. */
export function searchTextOf(lead: Lead): string {
  const { reference, name, email, phone, city, service_type, service_type_detail, service_slug, bundle } =
    lead
  const digits = phone.replace(/\D/g, '')
  const jobs = (lead.jobs ?? []).map(({ text }) => text)
  const asked = [service_type, service_type_detail, service_slug, bundle, ...jobs]
  return plain([reference, name, email, phone, digits, city, ...asked].filter(Boolean).join(' '))
}
