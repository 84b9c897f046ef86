import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** How long open requests may take after the signal to stop, in milliseconds. */
const LONGEST = 10_000

/** How often to check whether connections can be closed, in milliseconds. */
const STEP = 50

/** When no new connection has come for so many milliseconds, this process has taken all that the operating system accepted. */
const QUIET = 20
/** The longest wait for these quiet milliseconds, in milliseconds: on a busy site new connections may come all the time. */
const LONGEST_BURST = 500

/** How long new connections may take to send a request, in milliseconds. Before that they look idle and would be closed. */
const FOR_A_REQUEST = 400

declare global {
  // Next.js loads modules more than once per process. All copies share this value.
  var montageDrains: boolean | undefined
}

/** Whether this process is about to end and takes no new visitors. */
export function isDraining(): boolean {
  return globalThis.montageDrains === true
}

/** Ends the process after SIGTERM or SIGINT, once its server has no open requests. A second signal ends it at once. */
export function endBySignal(server: Server): void {
  const drain = drainable(server)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      globalThis.montageDrains = true
      void drain().then(() => process.exit(0))
    })
  }
}

/**
 * Returns a function that stops a server without losing a request. The function takes the connections that the operating system
 * has already accepted, then no more. It ends event streams, which never end by themselves, and closes idle connections. Its
 * promise resolves when all open requests are answered, after `longest` milliseconds at most.
 */
export function drainable(server: Server, longest = LONGEST): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (!server.listening) response.setHeader('connection', 'close')
  })
  const release = () => {
    for (const response of underWay) if (isEventStream(response)) response.end()
    // Node counts a connection as idle while the end of a large answer is still being sent.
    if (![...underWay].some(isBeingSent)) server.closeIdleConnections()
  }
  return async () => {
    await takeWaiting(server)
    const closed = new Promise<void>((resolve) => {
      // Server.close() of node:http also closes connections that Node counts as idle. That would be too early.
      NetServer.prototype.close.call(server, () => resolve())
    })
    await wait(FOR_A_REQUEST)
    release()
    const released = setInterval(release, STEP)
    const cut = setTimeout(() => server.closeAllConnections(), longest)
    await closed
    clearInterval(released)
    clearTimeout(cut)
  }
}

/**
 * Waits until no new connection comes. Closing the server would cut off connections that the operating system has accepted and
 * this process has not taken yet.
 */
async function takeWaiting(server: Server): Promise<void> {
  const began = performance.now()
  let last = began
  const note = () => {
    last = performance.now()
  }
  server.on('connection', note)
  do {
    await wait(QUIET)
    // On a busy machine, Node reports new connections only after it has run the timers.
    await turn()
  } while (performance.now() - last < QUIET && performance.now() - began < LONGEST_BURST)
  server.off('connection', note)
}

function isBeingSent(response: ServerResponse): boolean {
  return response.writableEnded && !response.writableFinished
}

function isEventStream(response: ServerResponse): boolean {
  return response.headersSent && String(response.getHeader('content-type')).startsWith('text/event-stream')
}
