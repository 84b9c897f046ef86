/*
 * Measures how fast this document is for its visitor (docs/product.md, Results), and tells the server once, when the document is
 * hidden for the first time. What happened before this module ran is read too. A module runs once for each document, also when
 * the router shows further pages in it: the figures are those of the page that was loaded (lib/visit-figures.ts).
 */
export {}

/** Milliseconds. Shifts that follow each other within the first belong together, up to the second in all. */
const SESSION_GAP = 1_000
const LONGEST_SESSION = 5_000

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId?: number }

const { pathname: page } = location
const { supportedEntryTypes: types } = PerformanceObserver
const figures: { lcp?: number; inp?: number; cls?: number } = {}
let [session, first, last] = [0, 0, 0]

function watch(type: string, note: (entry: Entry) => void): void {
  if (!types.includes(type)) return
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note))
  // Browsers tell no duration below 16 ms.
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

// Firefox and Safari do not measure shifts of content. Safari measures the other figures since 2025.
if (types.includes('largest-contentful-paint')) {
  if (types.includes('layout-shift')) figures.cls = 0
  watch('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime
  })
  watch('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return
    if (startTime - last > SESSION_GAP || startTime - first > LONGEST_SESSION) {
      session = 0
      first = startTime
    }
    last = startTime
    session += value
    figures.cls = Math.max(figures.cls ?? 0, session)
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) figures.inp = Math.max(figures.inp ?? 0, duration)
  })
  // `sendBeacon` would send cookies.
  const tell = () =>
    fetch('/api/visits', {
      method: 'POST',
      body: JSON.stringify({ page, figures }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  document.addEventListener('visibilitychange', tell, { once: true })
}
