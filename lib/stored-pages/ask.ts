import { IncomingMessage, type OutgoingHttpHeader, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { env } from '#lib/env.ts'
import { type CacheUse, notingTags } from './page-tags.ts'

/** Next did not finish its response in time. */
export class EndlessRenderError extends Error {
  override name = 'EndlessRenderError'
}

/** A complete response of Next. */
export interface Answer {
  status: number
  headers: Record<string, OutgoingHttpHeader>
  body: Buffer
  /** The cache tags of a page, or null when Next has not cached the page. */
  tags: string[] | null
}

/**
 * Asks Next's handler for an address. The request has no header of a visitor, so the stored answer contains no data of one
 * visitor. Throws an EndlessRenderError when there is no answer within `limit` milliseconds.
 */
export async function ask(
  handle: RequestListener,
  address: string,
  limit: number,
  use?: CacheUse,
): Promise<Answer> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, {
    method: 'GET',
    url: address,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  request.headers = { host: `localhost:${env.PORT}` }
  request.complete = true
  request.push(null)
  const response = new WholeResponse(request)
  const tags = await notingTags(async () => {
    const answer = Promise.all([handle(request, response), response.ended])
    const watch = setTimeout(
      () => response.destroy(new EndlessRenderError(`No answer for ${address}`)),
      limit,
    )
    await answer.finally(() => clearTimeout(watch))
  }, use)
  return { status: response.statusCode, headers: definedHeaders(response), body: response.body(), tags }
}

/** A response without a connection. It collects the written bytes. */
class WholeResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #end = Promise.withResolvers<void>()
  readonly ended = this.#end.promise

  body(): Buffer {
    return Buffer.concat(this.#chunks)
  }

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.at(-1)
    if (typeof headers === 'object' && headers !== null) {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    }
    return this
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(toBuffer(chunk))
    return true
  }

  override end(chunk?: unknown): this {
    if (this.finished) return this
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk)
    this.finished = true
    this.emit('finish')
    this.emit('close')
    this.#end.resolve()
    return this
  }

  override destroy(error?: Error): this {
    this.#end.reject(error ?? new Error('Next gave up its answer.'))
    // The event tells Next to end a render that is still running.
    this.emit('close')
    return this
  }
}

/** The bytes of a chunk that Next writes to a response. Throws a TypeError for a chunk that is neither text nor bytes. */
export function toBuffer(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  throw new TypeError('A response is made of text or bytes.')
}

function definedHeaders(response: ServerResponse): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
