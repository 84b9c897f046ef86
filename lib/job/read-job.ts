import { hyphenated } from './hyphenated.ts'
import type { Job } from './job.ts'

/** The names an address may contain, from published documents. A set that is left out knows none. */
export interface KnownNames {
  /** Services and emergency services. */
  service?: ReadonlySet<string>
  bundle?: ReadonlySet<string>
  city?: ReadonlySet<string>
  contractor?: ReadonlySet<string>
}

/** The greatest length of `words`, in characters. */
const LONGEST_WORDS = 100

const LEVELS = { complexity: 5, timeline: 4 }

const MOST_ADD_ONS = 20

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
    contractor: named('contractor'),
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
  const keys = (text ?? '').split(',').filter((key) => /^[\w-]{1,64}$/.test(key))
  return keys.length > 0 ? [...new Set(keys)].slice(0, MOST_ADD_ONS) : undefined
}
