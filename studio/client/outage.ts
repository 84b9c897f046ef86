type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000
/** A request that keeps failing while the server answers others has another trouble, which is not ours to hide. */
const ATTEMPTS = 10
/** What a proxy says when there is no server behind it. */
const GATEWAY_STATUSES = new Set([502, 504])

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

  /** `fetch` that lets requests which only read wait for the end of an outage. Writing is the Studio's to try again. */
  outlasting(send: Fetch): Fetch {
    return async (input, init) => {
      // Long queries are sent by POST.
      const isReading = (init?.method ?? 'GET') === 'GET' || input.includes('/data/query/')
      for (let attempt = 1; ; attempt += 1) {
        const isLast = !isReading || attempt === ATTEMPTS
        const response = await send(input, init).catch((error: unknown) => {
          if (isLast || init?.signal?.aborted) throw error
          return null
        })
        if (response && (isLast || !GATEWAY_STATUSES.has(response.status))) return response
        await this.over()
      }
    }
  }
}
