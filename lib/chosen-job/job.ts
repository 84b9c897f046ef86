import { hyphenated } from './hyphenated.ts'

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
  /** Who is asked for the quote: a featured contractor's key, or an installer's id. */
  contractor?: string | null
  urgent?: boolean
}

/**
 * The names an address may contain, from published documents. A set that is left out knows none. Add-ons and contractors are
 * looked up by who shows them: those that are not there are left out.
 */
export interface KnownNames {
  /** Services and emergency services. */
  service?: ReadonlySet<string>
  bundle?: ReadonlySet<string>
  city?: ReadonlySet<string>
}

/** The pages a job can be taken to. */
export type JobPage = '/get-quote' | '/book-installation' | '/booking'

/** The greatest length of `words`, in characters. */
const LONGEST_WORDS = 100

const LEVELS = { complexity: 5, timeline: 4 }

const MOST_ADD_ONS = 20

/** A key or a document's id. */
const KEY = /^[\w-]{1,64}$/

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

/** The job in the query of an address. What is not known or makes no sense is left out, and is never an error. */
export function readJob(query: URLSearchParams, known: KnownNames): Job {
  const named = (name: keyof KnownNames) => {
    const value = hyphenated(query.get(name) ?? '')
    return known[name]?.has(value) ? value : undefined
  }
  const service = named('service')
  const bundle = service ? undefined : named('bundle')
  const job: Job = {
    service,
    bundle,
    words: service || bundle ? undefined : wordsOf(query.get('service')),
    city: named('city'),
    complexity: service ? levelOf('complexity', query) : undefined,
    timeline: service ? levelOf('timeline', query) : undefined,
    addOns: service ? addOnsOf(query.get('addons')) : undefined,
    contractor: query.get('contractor')?.match(KEY)?.[0],
    urgent: query.get('urgent') === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(job).filter(([, value]) => value !== undefined))
}

const wordsOf = (text: string | null) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS).trim() || undefined

function levelOf(name: keyof typeof LEVELS, query: URLSearchParams) {
  const text = query.get(name) ?? ''
  return /^[1-9]$/.test(text) && Number(text) <= LEVELS[name] ? Number(text) : undefined
}

function addOnsOf(text: string | null) {
  const keys = (text ?? '').split(',').filter((key) => KEY.test(key))
  return keys.length > 0 ? [...new Set(keys)].slice(0, MOST_ADD_ONS) : undefined
}
