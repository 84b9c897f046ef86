type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000
/** A request that keeps failing while the server answers others has another trouble, which is not ours to hide. */
const ATTEMPTS = 10
/** What a proxy says when there is no server behind it. */
const GATEWAY_STATUSES = new Set([502, 504])
/** The tag of the request in which the Studio saves what was typed. */
const SAVING = /[?&]tag=sanity\.studio\.document\.commit(&|$)/

/** The time a server is away, such as a restart. Everybody who waits for its end shares one probe. */
export class Outage {
  readonly #probe: () => Promise<Response>
  #end: Promise<void> | null = null

  constructor(probe: () => Promise<Response>) {
    this.#probe = probe
  }

  /** Resolves when the server answers again; half a second from now at the earliest. */
  over(): Promise<void> {
    this.#end ??= this.#wait().finally(() => {
      this.#end = null
    })
    return this.#end
  }

  async #wait(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const isBack = await this.#probe().then(
        ({ status }) => !GATEWAY_STATUSES.has(status),
        () => false,
      )
      if (isBack) return
    }
  }

  /**
   * `fetch` that lets requests which only read wait for the end of an outage, and those that save what was typed: the
   * Studio sends these again by itself, except for the first change of a document, which it would throw away. What
   * somebody asked for with a button fails, so that they hear of it.
   */
  outlasting(send: Fetch): Fetch {
    return async (input, init) => {
      // Long queries are sent by POST.
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
        await this.over()
      }
    }
  }
}

/** The lake refuses a transaction it has: then an earlier attempt was saved, and only its answer was lost. */
async function savedBefore(response: Response, init?: RequestInit): Promise<Response> {
  if (response.status !== 409) return response
  const refusal = await response.clone().json()
  if (refusal.error?.type !== 'transactionExistsError') return response
  const { transactionId } = JSON.parse(String(init?.body))
  return Response.json({ transactionId })
}
