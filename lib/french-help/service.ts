/** A term of the glossary. */
export interface Term {
  english: string
  french: string
}

/** A translation service. */
export interface FrenchService {
  /** Its name, for people. */
  name: string
  /**
   * The French of texts in order. A text is XML: `<ph/>` stands for text to keep, `<pc>` is around formatting and links. Rejects
   * with ServiceError.
   */
  translate(texts: string[], terms: Term[]): Promise<string[]>
}

/** Why a service gave no French. */
export type ServiceProblem = 'refused' | 'used_up' | 'busy' | 'unreachable' | 'unreadable'

export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly problem: ServiceProblem

  constructor(problem: ServiceProblem, detail = '') {
    super(detail || problem)
    this.problem = problem
  }
}

/** Milliseconds that a service may take for one request. */
const LONGEST = 30_000

const BY_STATUS: Record<number, ServiceProblem> = {
  401: 'refused',
  403: 'refused',
  402: 'used_up',
  // DeepL: the characters of the plan are used up.
  456: 'used_up',
  429: 'busy',
  503: 'busy',
}

interface Asked {
  url: string
  authorization: string
  /** Sent as JSON with POST; without a body it is a GET. */
  body?: object
}

/** The JSON that a service answers. Rejects with ServiceError. No redirect is followed, because it would get the key. */
export async function askService({ url, authorization, body }: Asked): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST),
  }).catch((error: unknown) => {
    throw new ServiceError('unreachable', String(error))
  })
  if (!response.ok)
    throw new ServiceError(BY_STATUS[response.status] ?? 'unreadable', `HTTP ${response.status}`)
  return response.json().catch(() => {
    throw new ServiceError('unreadable', 'not JSON')
  })
}
