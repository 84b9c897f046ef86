import en from '#lib/i18n/en/forms.json' with { type: 'json' }
import fr from '#lib/i18n/fr/forms.json' with { type: 'json' }
import type { Language } from '#lib/i18n/languages.ts'
import { facetsOf } from '#lib/leads/facets.ts'
import { FORMS, type FormType } from '#lib/leads/forms/index.ts'
import { EMERGENCY, type Lead, type LeadField, type LeadJob, timesJob } from '#lib/leads/lead.ts'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import type { ServiceName } from './service-names.ts'
import type { Words } from './words.ts'

type Named = Pick<LeadSummary, 'type' | 'lead' | 'fields'>

/** What a lead is about, as its sender saw it: the jobs, the business that applies, the suggested partner, or the subject. */
export function subjectOf({ type, lead, fields }: Named, serviceName: ServiceName): string {
  if (type === 'lead') return jobNames(lead, serviceName).join(', ')
  if (type === 'contractor') return fields.business_name ?? ''
  return lead.service_type_detail
}

/** The names of the jobs of a request. A lead of a release without jobs has the name of its service. */
function jobNames(lead: Lead, serviceName: ServiceName): string[] {
  const jobs = lead.jobs ?? []
  if (jobs.length === 0) return [serviceName(facetsOf(lead).service)]
  return jobs.map((job, place) => {
    const { service, bundle, quantity } = job
    const typed = () => typedName(job, place === 0 ? lead.service_type : '', serviceName)
    const name = service || bundle ? serviceName(service || bundle) : typed()
    return timesJob({ quantity, text: name })
  })
}

const OTHERS: readonly string[] = [en.quote.other, fr.quote.other]

/** The quantity in a job's line (`timesJob`). */
const TIMES = /^\d+\u00A0×\u00A0/

/** The name of a job without a service: the chosen type of service, or the customer's words before the city. */
function typedName({ text }: LeadJob, type: string, serviceName: ServiceName): string {
  if (type && type !== 'other') return serviceName(type)
  const [words = ''] = text.replace(TIMES, '').split(' · ')
  return OTHERS.includes(words) ? serviceName('other') : words
}

/** The answer to a question with choices, in the words of the Studio's language. Any other answer is returned as it was sent. */
export function answerText(lead: Lead, name: LeadField, language: Language): string {
  const answer = lead[name] ?? ''
  return FORMS.lead.fields[name]?.options?.[answer]?.[language] ?? answer
}

/** The status of a lead in words. */
export const statusOf = (
  { type, life, stage }: Pick<LeadSummary, 'type' | 'life' | 'stage'>,
  words: Words,
): string => (life ? words.requestStates[life.state] : stagesOf(type, words)[stage])

/** The names of the stages of a form. A claim is settled, not done. */
export const stagesOf = (type: FormType, words: Words): Words['stages'] =>
  type === 'claim' ? { ...words.stages, done: words.settled } : words.stages

/** Whether a request is an emergency: its customer says so, or it is for an emergency service. */
export const isEmergency = ({ lead, promise }: Pick<PromisedLead, 'lead' | 'promise'>): boolean =>
  lead.urgency === EMERGENCY || promise?.isEmergency === true
