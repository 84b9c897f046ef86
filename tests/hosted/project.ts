import type { CorsOrigin } from './cors.ts'
import type { Dataset } from './dataset.ts'
import type { Plan } from './facts.ts'
import type { Fault } from './faults.ts'
import type { People, Person } from './people.ts'
import type { RateLimits } from './rate-limits.ts'

/** A webhook as `GET hooks/projects/<id>` lists it. Nothing is sent to it. */
export interface Webhook {
  id: string
  name: string
  url: string
  dataset: string
  httpMethod: string
  isDisabled: boolean
  includeDrafts: boolean
  rule: { on: string[]; filter: string | null; projection: string | null }
}

/** The state of the project behind the stand-in. */
export interface Project {
  id: string
  plan: Plan
  people: People
  datasets: Map<string, Dataset>
  corsOrigins: CorsOrigin[]
  webhooks: Webhook[]
  limits: RateLimits
  fault: Fault
  /** Makes the dataset of comments and tasks of a dataset, unless it is there. */
  setUpComments(dataset: Dataset): Dataset
  /** Who comes back from a provider of identities, by the one-time id of the session. */
  signIns: Map<string, Person>
  /** Who is signed in by the next click on a provider. */
  nextSignIn: Person | null
  /** The address that pages and assets name. */
  origin: string
}

/** A request that is addressed to the project, and its sender. */
export interface Asked {
  project: Project
  request: Request
  url: URL
  /** The path without the version. */
  segments: string[]
  /** The sender's token; null when the request has none. */
  token: string | null
  person: Person | null
  /** The parts of the path that the route names. */
  params: Record<string, string>
}

/** The named parts of a path, such as `:dataset`; null when the pattern does not match. */
export function match(pattern: string, segments: string[]): Record<string, string> | null {
  const parts = pattern.split('/')
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
