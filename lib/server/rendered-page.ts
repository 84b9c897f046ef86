import { serverOrigin } from './origin.ts'

/** This page is rendered for each request. A stored page would be sent even if the server could not render any more. */
const PAGE = '/get-quote?urgent=true'

/** How long a result is reused, in milliseconds. Anybody may request `/api/health`, and a render takes time. */
const GOOD_FOR = 2_000

/** The longest time for a page, in milliseconds. A slower page counts as failed. */
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
