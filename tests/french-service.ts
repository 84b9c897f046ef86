import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** A request that arrived. */
export interface Asked {
  path: string
  authorization: string
  body: Record<string, unknown>
}

/** A real HTTP server standing in for DeepL (`/v2/…`) and for a service with OpenAI's protocol (`/v1/chat/completions`). */
export class FakeFrenchService {
  /** The French of a text as XML. */
  french: (xml: string) => string = (xml) => xml
  /** The status of every answer, when it is not 200. */
  status = 200
  /** Answers that are not what the protocol says. */
  nonsense: unknown
  asked: Asked[] = []
  readonly #glossaries: { glossary_id: string; name: string }[] = []
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #port = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** @param port a free one by default */
  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.#port = address.port
    return this
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const body = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {}
    const path = request.url ?? ''
    this.asked.push({ path, authorization: request.headers.authorization ?? '', body })
    response.writeHead(this.status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(this.nonsense ?? (this.status === 200 ? this.#result(path, request, body) : {})),
    )
  }

  #result(path: string, { method }: IncomingMessage, body: Record<string, unknown>): unknown {
    if (path === '/v2/glossaries' && method === 'GET') return { glossaries: this.#glossaries }
    if (path === '/v2/glossaries') {
      const made = { glossary_id: `g${this.#glossaries.length + 1}`, name: String(body.name) }
      this.#glossaries.push(made)
      return made
    }
    if (path === '/v2/translate') {
      return { translations: (body.text as string[]).map((text) => ({ text: this.french(text) })) }
    }
    const [, user] = body.messages as { content: string }[]
    const { texts }: { texts: string[] } = JSON.parse(user?.content ?? '{}')
    const content = JSON.stringify({ texts: texts.map((text) => this.french(text)) })
    return { choices: [{ message: { content } }] }
  }
}
