import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PAYLOADS } from '../leads/samples.ts'

interface Kind {
  tried: number
  failed: string[]
}

/** Requests at a steady rate, whether those before are answered or not. */
export class SteadyLoad {
  readonly kinds: Record<'pages' | 'static files' | 'forms with scripts' | 'forms without scripts', Kind> = {
    pages: { tried: 0, failed: [] },
    'static files': { tried: 0, failed: [] },
    'forms with scripts': { tried: 0, failed: [] },
    'forms without scripts': { tried: 0, failed: [] },
  }
  /** The e-mail addresses of the leads that were sent, each of its own. */
  readonly sent: string[] = []
  /** The addresses of the static files that are asked for from now on. */
  files: string[]
  readonly #url: string
  readonly #pages: string[]
  readonly #requests: Promise<void>[] = []
  #isOver = false
  #running = Promise.resolve()

  constructor(url: string, addresses: { pages: string[]; files: string[] }) {
    this.#url = url
    this.#pages = addresses.pages
    this.files = addresses.files
  }

  begin(perSecond: number): void {
    const started = performance.now()
    const run = async () => {
      for (let n = 0; !this.#isOver; n++) {
        this.#requests.push(this.#request(n))
        await wait(Math.max(0, started + ((n + 1) * 1_000) / perSecond - performance.now()))
      }
    }
    this.#running = run()
  }

  /** Resolves when every request is answered. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#running
    await Promise.all(this.#requests)
  }

  #request(n: number): Promise<void> {
    const page = this.#pages[n % this.#pages.length] ?? '/'
    const file = this.files[n % this.files.length] ?? ''
    if (n % 5 === 0) return this.#sendForm()
    if (n % 5 === 1) return this.#sendPlainForm()
    if (n % 5 === 2) return this.#try('static files', 200, file)
    return this.#try('pages', 200, page)
  }

  #sendForm(): Promise<void> {
    return this.#try('forms with scripts', 202, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload: this.#payload() }),
    })
  }

  #sendPlainForm(): Promise<void> {
    const body = new URLSearchParams({ type: 'lead', submission_id: randomUUID(), ...this.#payload() })
    return this.#try('forms without scripts', 303, '/api/leads', { method: 'POST', body, redirect: 'manual' })
  }

  #payload(): Record<string, string> {
    const email = `release-${this.sent.length}@courriel.example`
    this.sent.push(email)
    return { ...PAYLOADS.lead, email }
  }

  async #try(
    kind: keyof typeof this.kinds,
    status: number,
    address: string,
    init?: RequestInit,
  ): Promise<void> {
    const { failed } = this.kinds[kind]
    this.kinds[kind].tried++
    try {
      const answer = await fetchAsBrowsersDo(this.#url + address, init)
      await answer.arrayBuffer()
      if (answer.status !== status) failed.push(`${address}: ${answer.status}`)
    } catch (error) {
      failed.push(`${address}: ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
  }
}

/** What the connection says of a request on it when the other side has just closed it. */
const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET']

/**
 * Sends a request once more when its connection was closed before an answer came, as browsers do: a proxy that gets another
 * configuration closes the connections it has kept.
 */
async function fetchAsBrowsersDo(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (!CLOSED.includes(code ?? '')) throw error
    return await fetch(url, init)
  }
}
