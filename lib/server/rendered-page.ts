import { serverOrigin } from './server-origin.ts'

/** A page that is rendered at each request. A stored page is answered by a server too that cannot render any more. */
const PAGE = '/get-quote?urgent=true'

/** Milliseconds for which an answer is used again, because anybody may ask for the health. */
const GOOD_FOR = 2_000

/** A page that takes longer is no page for visitors. */
const LONGEST = 5_000

let last: { at: number; check: Promise<void> } | null = null

/** Throws when this server cannot render a page. */
export function checkRenderedPage(): Promise<void> {
  const now = performance.now()
  if (last === null || now - last.at >= GOOD_FOR) last = { at: now, check: render() }
  return last.check
}

async function render(): Promise<void> {
  const response = await fetch(serverOrigin() + PAGE, { signal: AbortSignal.timeout(LONGEST) })
  const html = await response.text()
  if (!response.ok || !html.includes('</h1>')) throw new Error(`${PAGE} answers ${response.status}.`)
}
