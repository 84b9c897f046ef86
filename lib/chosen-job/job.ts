import { ANSWER, type Answers, answerPairs, readAnswers } from '#lib/questions/answers.ts'
import { hyphenated } from './hyphenated.ts'

/** The job a customer chose, without personal data (docs/product.md, Job). A slug is `null` when the document has none. */
export interface Job {
  /** A service's slug, or an emergency service's English name in lower case with dashes. */
  service?: string | null
  /** A bundle's slug. A job has a service or a bundle. */
  bundle?: string | null
  /** What the visitor typed: words that match no service, or the sentence that the service was found with. */
  words?: string | null
  /** The slugs of further services. Only a job with a service has them. */
  also?: readonly string[]
  /** How many of each: a number for the service, then one for each further service. Left out where all are 1. */
  quantities?: readonly number[]
  /** A city's slug. */
  city?: string | null
  /** The estimator's levels of complexity (1 to 5) and timeline (1 to 4). Only services have levels and add-ons. */
  complexity?: number
  timeline?: number
  /** Keys of the service's add-ons. */
  addOns?: readonly string[]
  /** The answers to the questions of the service. */
  answers?: Answers
  /** The contractor for the quote: the key of a featured contractor, or the id of an installer. */
  contractor?: string | null
  urgent?: boolean
}

/**
 * The names that an address may contain, from published documents. A missing set allows no name. Add-ons, answers and contractors
 * are checked where they are shown: unknown ones are left out there.
 */
export interface KnownNames {
  /** Services and emergency services. */
  service?: ReadonlySet<string>
  bundle?: ReadonlySet<string>
  city?: ReadonlySet<string>
}

/** The pages that accept a job in their address. */
export type JobPage = '/get-quote' | '/book-installation' | '/booking'

const ESTIMATE_NAMES = ['city', 'complexity', 'timeline', 'addons']

/** Whether a parameter of an address is a choice of the estimator. */
export const isEstimateName = (name: string): boolean =>
  ESTIMATE_NAMES.includes(name) || name.startsWith(ANSWER)

/** The greatest length of `words`, in characters. */
const LONGEST_WORDS = 100

const LEVELS = { complexity: 5, timeline: 4 }

const MOST_ADD_ONS = 20
/** As many as a form takes (`lib/leads/forms/lead.ts`). */
const MOST_OTHERS = 9
const MOST_OF_ONE = 99

/** What the key of an add-on, and the key or id of a contractor, looks like. */
const KEY = /^[\w-]{1,64}$/

/** The address of a page with a job in its query. Every link that books or asks for a quote uses it. */
export function jobHref(page: JobPage, job: Job): string {
  const query = jobQuery(job)
  return query.size > 0 ? `${page}?${query}` : page
}

/** A link to the estimator of the job's service, with the job's choices. */
export function estimatorHref({ service, words, also, quantities, ...choices }: Job): string {
  const query = jobQuery(choices)
  return `/${service}${query.size > 0 ? `?${query}` : ''}#estimate`
}

/** A job as the query of an address. Choices that were not made are left out. */
export function jobQuery(job: Job): URLSearchParams {
  const { service, bundle, words, city, complexity, timeline, addOns, contractor, urgent } = job
  const { also, quantities } = job
  const query = new URLSearchParams()
  const write = (name: string, value: string | number | null | undefined) =>
    value && query.set(name, String(value))
  write('urgent', urgent ? 'true' : undefined)
  write('service', service ?? words)
  write('also', also?.join(','))
  write('quantity', quantities?.join(','))
  write('bundle', bundle)
  write('city', city)
  write('complexity', complexity)
  write('timeline', timeline)
  write('addons', addOns?.join(','))
  write('contractor', contractor)
  write('words', service ? words : undefined)
  for (const [name, value] of answerPairs(job.answers)) query.set(name, value)
  return query
}

/** Reads the job from the query of an address. Unknown or invalid values are left out; they are never an error. */
export function readJob(query: URLSearchParams, known: KnownNames): Job {
  const named = (name: keyof KnownNames) => {
    const value = hyphenated(query.get(name) ?? '')
    return known[name]?.has(value) ? value : undefined
  }
  const service = named('service')
  const bundle = service ? undefined : named('bundle')
  const others = (query.get('also') ?? '').split(',').filter((slug) => known.service?.has(slug))
  const also = service ? others.filter((slug) => slug !== service).slice(0, MOST_OTHERS) : []
  const job: Job = {
    service,
    bundle,
    words: bundle ? undefined : wordsOf(query.get(service ? 'words' : 'service')),
    also: also.length > 0 ? also : undefined,
    quantities: service ? quantitiesOf(query.get('quantity'), 1 + also.length) : undefined,
    city: named('city'),
    complexity: service ? levelOf('complexity', query) : undefined,
    timeline: service ? levelOf('timeline', query) : undefined,
    addOns: service ? addOnsOf(query.getAll('addons')) : undefined,
    answers: service ? readAnswers(query) : undefined,
    contractor: query.get('contractor')?.match(KEY)?.[0],
    urgent: query.get('urgent') === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(job).filter(([, value]) => value !== undefined))
}

const wordsOf = (text: string | null) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS).trim() || undefined

/** A number for each job; undefined where all are 1. */
function quantitiesOf(text: string | null, jobs: number): number[] | undefined {
  const given = (text ?? '').split(',')
  const quantities = Array.from({ length: jobs }, (_, place) => {
    const number = /^\d{1,2}$/.test(given[place] ?? '') ? Number(given[place]) : 1
    return Math.min(MOST_OF_ONE, Math.max(1, number))
  })
  return quantities.some((number) => number > 1) ? quantities : undefined
}

function levelOf(name: keyof typeof LEVELS, query: URLSearchParams) {
  const text = query.get(name) ?? ''
  return /^[1-9]$/.test(text) && Number(text) <= LEVELS[name] ? Number(text) : undefined
}

/** A form without scripts repeats the name for each add-on. */
function addOnsOf(texts: string[]) {
  const keys = texts.flatMap((text) => text.split(',')).filter((key) => KEY.test(key))
  return keys.length > 0 ? [...new Set(keys)].slice(0, MOST_ADD_ONS) : undefined
}
