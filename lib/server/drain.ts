import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** How long requests may take to finish after the process was told to stop. */
const LONGEST = 10_000

/** Between two looks at what is still under way. */
const STEP = 50

/** A server that no connection has come to for so long has taken all that the system holds for it. It is waited for so long at most. */
const QUIET = 20
const LONGEST_BURST = 500

/** How long those that were just taken have for the request they came with: until it is read they are idle for Node. */
const FOR_A_REQUEST = 400

declare global {
  // Next.js loads modules more than once per process.
  var montageDrains: boolean | undefined
}

/** Whether this process is about to end and takes no new visitors. */
export function isDraining(): boolean {
  return globalThis.montageDrains === true
}

/** Ends the process by SIGTERM or SIGINT as soon as its server is drained. A second signal ends it at once. */
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
 * Returns a function that stops a server without dropping a request: it takes the connections that the system holds for it, and then no more, ends event streams,
 * which never finish by themselves, and closes idle connections. It resolves when the requests under way are answered,
 * after `longest` milliseconds at most.
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
    // Node takes a connection for idle while the end of a large answer is still on its way.
    if (![...underWay].some(isBeingSent)) server.closeIdleConnections()
  }
  return async () => {
    await takeWaiting(server)
    const closed = new Promise<void>((resolve) => {
      // Not the close() of an HTTP server: it closes what Node takes for idle at once.
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

/** Closing cuts off what the system has accepted and this process has not: at first it is waited until nothing more comes. */
async function takeWaiting(server: Server): Promise<void> {
  const began = performance.now()
  let last = began
  const note = () => {
    last = performance.now()
  }
  server.on('connection', note)
  do {
    await wait(QUIET)
    // On a busy machine connections are only handed over after the timers.
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
