import { BehaviorSubject } from 'rxjs'

/** Whether the server does not answer. Forms are read-only then, and what was typed waits in this tab. */
export const isServerAway = new BehaviorSubject(false)

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000
/** How many times a request is sent before its error is reported. Each repetition waits until the server answers a probe. */
const ATTEMPTS = 10
/** Statuses of a proxy that cannot reach its server. */
const GATEWAY_STATUSES = new Set([502, 504])
/** The tag of the requests with which the Studio saves typed changes. */
const SAVING = /[?&]tag=sanity\.studio\.document\.commit(&|$)/

/** Waits while the server does not answer, for example during a restart. All requests share one probe. */
export class ServerWait {
  readonly #probe: () => Promise<Response>
  #waiting: Promise<void> | null = null

  constructor(probe: () => Promise<Response>) {
    this.#probe = probe
  }

  /** Resolves when the server answers again, after half a second at the earliest. */
  available(): Promise<void> {
    this.#waiting ??= this.#wait().finally(() => {
      this.#waiting = null
    })
    return this.#waiting
  }

  async #wait(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const isBack = await this.#probe().then(
        ({ status }) => !GATEWAY_STATUSES.has(status),
        () => false,
      )
      isServerAway.next(!isBack)
      if (isBack) return
    }
  }

  /**
   * `fetch` that repeats a request until the server answers. It repeats reads, and writes that save typed changes: the Studio's
   * own retry would lose the first change of a document. Other writes fail at once, and the person who clicked sees the error.
   */
  retrying(send: Fetch): Fetch {
    return async (input, init) => {
      // A query that is too long for an address is sent by POST.
      const isReading = (init?.method ?? 'GET') === 'GET' || input.includes('/data/query/')
      const isSaving = SAVING.test(input)
      const isAway = ({ status }: Response) =>
        GATEWAY_STATUSES.has(status) || (isSaving && (status >= 500 || status === 429))
      for (let attempt = 1; ; attempt += 1) {
        const isLast = !(isReading || isSaving) || attempt === ATTEMPTS
        const response = await send(input, init).catch((error: unknown) => {
          if (isLast || init?.signal?.aborted) throw error
          return null
        })
        if (response && (isLast || !isAway(response)))
          return isSaving && attempt > 1 ? savedBefore(response, init) : response
        await this.available()
      }
    }
  }
}

/** Turns the refusal of a repeated transaction into success: an earlier attempt was saved, but its answer was lost. */
async function savedBefore(response: Response, init?: RequestInit): Promise<Response> {
  if (response.status !== 409) return response
  const refusal = await response.clone().json()
  if (refusal.error?.type !== 'transactionExistsError') return response
  const { transactionId } = JSON.parse(String(init?.body))
  return Response.json({ transactionId })
}
