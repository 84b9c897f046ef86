import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { freePort } from '../free-port.ts'

/** A proxy in front of one server at a time, as a release moves visitors from one to the next. */
export class SwitchingProxy {
  readonly url: string
  /** What went wrong between the proxy and a server. */
  readonly faults: string[] = []
  #target = ''
  // Connections stay open between requests, as those of real proxies do.
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const forwarded = { ...headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' }
    const passed = request(this.#target + url, { method, headers: forwarded, agent: this.#agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.rawHeaders)
      from.pipe(answer)
    })
    passed.on('error', (error) => {
      this.faults.push(`${method} ${url}: ${error.message}`)
      answer.destroy()
    })
    asked.pipe(passed)
  })

  private constructor(port: number) {
    this.url = `http://localhost:${port}`
  }

  static async start(): Promise<SwitchingProxy> {
    const port = await freePort()
    const proxy = new SwitchingProxy(port)
    await once(proxy.#server.listen(port), 'listening')
    return proxy
  }

  /** Sends requests to a server from now on. Those under way stay where they are. */
  sendTo(url: string): void {
    this.#target = url
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }
}
