/* A process that asks a server for its health every 50 ms, and for pages every second, until it is told to stop. */

/** Milliseconds. */
export interface Waits {
  health: number[]
  pages: number[]
  /** What was not answered with 200. */
  failed: string[]
}

const PAGES = ['/', '/services', '/tv-mounting?lang=fr', '/calgary/tv-mounting', '/faq']

const [url = ''] = process.argv.slice(2)
const waits: Waits = { health: [], pages: [], failed: [] }
const running = new Set<Promise<void>>()

async function ask(path: string, into: number[]): Promise<void> {
  const asked = performance.now()
  try {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (response.status !== 200) waits.failed.push(`${path}: ${response.status}`)
  } catch (error) {
    waits.failed.push(`${path}: ${error}`)
  }
  into.push(Math.round(performance.now() - asked))
}

function start(path: string, into: number[]): void {
  const asking = ask(path, into).finally(() => running.delete(asking))
  running.add(asking)
}

// A server that has just started loads its code with the first pages it makes: that is no wait for what others write.
for (const path of [...PAGES, ...PAGES, '/api/health']) await ask(path, [])

let turn = 0
const timers = [
  setInterval(() => start('/api/health', waits.health), 50),
  setInterval(() => start(PAGES[turn++ % PAGES.length] ?? '/', waits.pages), 1_000),
]
process.send?.('watching')
process.once('message', async () => {
  for (const timer of timers) clearInterval(timer)
  await Promise.all(running)
  process.send?.(waits)
})
