import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { hyphenated } from '#lib/job/hyphenated.ts'
import { type Job, readJob } from '#lib/job/job.ts'
import { jobLine } from '#lib/job/line.ts'
import type { FormData } from '#lib/leads/forms/form.ts'
import { MOST_JOBS, MOST_OF_ONE } from '#lib/leads/forms/lead.ts'
import type { LeadJob, RequestedJobs } from '#lib/leads/lead.ts'
import { fold } from '#lib/search/fold.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { describeJob, fetchJob } from './job.ts'
import { getSlugs } from './slugs.ts'
import { fetchContent } from './source.ts'

export const jobNamesQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)]{_id, name, "slug": slug.current},
  "emergencies": *[_type == "emergencyService"]{_id, name},
  "cities": *[_type == "city" && defined(slug.current)]{_id, name, "slug": slug.current},
  "types": *[_type == "bookingServiceType" && defined(key)]{
    _id, key, title, detailOptions[]{_key, value}, "services": services[]->slug.current
  }
}`)

/** Everything the answers of a request can name. */
const getNames = cachedUntilChange(async () => {
  const { services, emergencies, cities, types } = await fetchContent(jobNamesQuery, {})
  const emergencyServices = emergencies.map(({ name }) => ({ name, slug: hyphenated(name?.en ?? '') }))
  return { services: slugsByName([...services, ...emergencyServices]), cities: slugsByName(cities), types }
})

/** Slugs by what people write: the name in each language, and the slug itself. */
function slugsByName(documents: { name: { en?: string; fr?: string } | null; slug: string | null }[]) {
  return new Map(
    documents.flatMap(({ name, slug }) =>
      slug ? [slug, name?.en, name?.fr].map((text) => [fold(text ?? ''), slug] as const) : [],
    ),
  )
}

/**
 * What the lead form asks for: its jobs, and the lead's fields about the first (docs/product.md, Lead fields). The
 * prices are those of the documents, whatever was posted. Words that name no service stay the text of their job.
 */
export async function getRequestedJobs(data: FormData, lang: Language): Promise<RequestedJobs> {
  const [names, { jobNames }] = await Promise.all([getNames(), getSlugs()])
  const asked = data.service_type ?? ''
  const posted = readJob(new URLSearchParams(data.job), jobNames)
  const city = names.cities.get(fold(data.city ?? ''))
  const jobIn = (words: string): Job => {
    const service = names.services.get(fold(words))
    return { city, ...(service ? { service } : { words }) }
  }
  const isPosted = asked !== '' && (posted.service ?? posted.bundle) === asked
  const ofType = names.types.find(({ key }) => key === asked)
  const first = isPosted ? { ...posted, city } : jobIn(ofType?.title?.[lang] ?? asked)
  const type = ofType ?? names.types.find(({ services }) => services?.includes(first.service ?? ''))

  const [quantity, ...quantities] = linesOf(data.quantity)
  const others = linesOf(data.another_job)
    .map((words, place) => ({ job: jobIn(words.trim()), quantity: quantities[place] }))
    .filter(({ job }) => job.service || job.words)
  const jobs = await Promise.all(
    [{ job: first, quantity }, ...others].slice(0, MOST_JOBS).map((one) => toLeadJob(one, lang)),
  )
  const [{ service, bundle, complexity, add_ons, estimate_low, estimate_high }] = jobs as [LeadJob]
  const hasDetail = type?.detailOptions?.some(({ value }) => value === data.service_type_detail)
  return {
    jobs,
    fields: {
      service_type: type?.key ?? 'other',
      service_type_detail: hasDetail ? (data.service_type_detail ?? '') : '',
      service_slug: service,
      bundle,
      complexity,
      add_ons,
      estimate_low,
      estimate_high,
    },
  }
}

const linesOf = (text = '') => text.split('\n')

/** What is sent of the estimator's lists are the English words, as of every list. */
async function toLeadJob(
  { job, quantity }: { job: Job; quantity?: string },
  lang: Language,
): Promise<LeadJob> {
  const describedIn = async (language: Language) => describeJob(job, await fetchJob(job, language), language)
  const { estimate, figure } = await describedIn('en')
  const end = (value: number | undefined) => (estimate && value !== undefined ? String(value) : '')
  return {
    quantity: Math.min(MOST_OF_ONE, Math.max(1, Math.trunc(Number(quantity)) || 1)),
    service: job.service ?? '',
    bundle: job.bundle ?? '',
    city: job.city ?? '',
    complexity: estimate?.complexity ?? '',
    timeline: estimate?.timeline ?? '',
    add_ons: estimate?.addOns.join(', ') ?? '',
    estimate_low: end(figure?.min),
    estimate_high: end(figure?.max),
    text: jobLine(await describedIn(lang), lang),
  }
}
