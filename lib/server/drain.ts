import type { Server, ServerResponse } from 'node:http'

/** How long requests may take to finish after the process was told to stop. */
const LONGEST = 10_000

/** Between two looks at what is still under way. */
const STEP = 50

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
 * Returns a function that stops a server without dropping a request: it takes no new connections, ends event streams,
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
    server.closeIdleConnections()
  }
  return async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    release()
    const released = setInterval(release, STEP)
    const cut = setTimeout(() => server.closeAllConnections(), longest)
    await closed
    clearInterval(released)
    clearTimeout(cut)
  }
}

function isEventStream(response: ServerResponse): boolean {
  return response.headersSent && String(response.getHeader('content-type')).startsWith('text/event-stream')
}
