/** What a customer chose, before anybody knows who asks (docs/product.md, Job). A document may lack its slug: `null`. */
export interface Job {
  /** A service's slug, or an emergency service's English name in lower case with dashes. */
  service?: string | null
  /** A bundle's slug. A job has a service or a bundle. */
  bundle?: string | null
  /** What was looked for and is no service of ours, as it was typed. */
  words?: string | null
  /** A city's slug. */
  city?: string | null
  /** The estimator's levels, from 1. Only a service has them, and add-ons. */
  complexity?: number
  timeline?: number
  /** Keys of the service's add-ons. */
  addOns?: readonly string[]
  /** A featured contractor's key. */
  contractor?: string | null
  urgent?: boolean
}

/** The pages a job can be taken to. */
export type JobPage = '/get-quote' | '/book-installation' | '/booking'

/** Every link that books or asks for a quote: a page, with the job in its query. */
export function jobHref(page: JobPage, job: Job): string {
  const query = jobQuery(job)
  return query.size > 0 ? `${page}?${query}` : page
}

/** The estimator of a job's service, set as the job says. */
export function estimatorHref({ service, ...choices }: Job): string {
  const query = jobQuery(choices)
  return `/${service}${query.size > 0 ? `?${query}` : ''}#estimate`
}

/** A job as the query of an address. What is not chosen is not in it. */
export function jobQuery(job: Job): URLSearchParams {
  const { service, bundle, words, city, complexity, timeline, addOns, contractor, urgent } = job
  const query = new URLSearchParams()
  const write = (name: string, value: string | number | null | undefined) =>
    value && query.set(name, String(value))
  write('urgent', urgent ? 'true' : undefined)
  write('service', service ?? words)
  write('bundle', bundle)
  write('city', city)
  write('complexity', complexity)
  write('timeline', timeline)
  write('addons', addOns?.join(','))
  write('contractor', contractor)
  return query
}
