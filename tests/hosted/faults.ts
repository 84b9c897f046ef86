import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What is wrong with Sanity, or on the way to it. `late`: listeners hear a change at once, and queries see it some seconds later.
 * `forgetful`: listeners cannot be resumed.
 */
export type Fault = 'none' | 'down' | 'slow' | 'late' | 'reset' | 'wrong' | 'error page' | 'forgetful'

/** Milliseconds that a slow answer takes: longer than any reader waits. */
const SLOW = 20_000

/** Faults that change answers, and leave connections open. */
const MILD: Fault[] = ['none', 'late', 'forgetful']

/** Passes a request on, unless the fault answers it. */
export function passThrough(
  fault: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pass: () => void,
): void {
  switch (fault) {
    case 'down':
      return void incoming.socket.destroy()
    case 'reset':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      return void outgoing.write('{"result": [', () => incoming.socket.resetAndDestroy())
    case 'wrong':
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"result": [')
    case 'error page':
      return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    case 'slow':
      return void setTimeout(pass, SLOW).unref()
    default:
      pass()
  }
}

/** Open connections, which a fault cuts. */
export class Connections {
  readonly #sockets = new Set<Socket>()

  add(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Cuts all connections unless both faults leave them open. */
  change(from: Fault, to: Fault): void {
    if (!(MILD.includes(from) && MILD.includes(to))) this.cut()
  }
}
