import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/** Settings of a server that tells about itself. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** A connection to a server's process, over Node's inspector. */
export class Inspector {
  readonly #socket: WebSocket
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** @param site a server that was started with INSPECTED, of which the last process counts */
  static async of(site: Site): Promise<Inspector> {
    const addresses = site.output().match(/(?<=Debugger listening on )ws:\S+/g)
    const socket = new WebSocket(addresses?.at(-1) ?? '')
    await new Promise((opened) => socket.addEventListener('open', opened, { once: true }))
    return new Inspector(socket)
  }

  collectGarbage(): Promise<void> {
    return this.#ask('HeapProfiler.collectGarbage')
  }

  /** The value of an expression in the process. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.#ask<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      {
        expression,
        awaitPromise: true,
        returnByValue: true,
      },
    )
    expect(answer.exceptionDetails).toBeUndefined()
    return answer.result.value
  }

  close(): void {
    this.#socket.close()
  }

  #ask<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data)
        if (message.id !== id) return
        this.#socket.removeEventListener('message', hear)
        if (message.error) reject(new Error(message.error.message))
        else resolve(message.result)
      }
      this.#socket.addEventListener('message', hear)
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
