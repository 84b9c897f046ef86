/**
 * How long a screen is kept, in milliseconds. An edit still shows at once, and a scanner that tries a thousand
 * addresses causes few reads.
 */
const MAX_AGE = 500

const kept = new Map<string, { html: Promise<string>; at: number }>()

/** The HTML of a not-found screen, kept for each screen and language. A failed read is not kept. */
export function notFoundHtml(address: string, read: () => Promise<string>): Promise<string> {
  const known = kept.get(address)
  if (known && Date.now() - known.at < MAX_AGE) return known.html
  const reading = { html: read(), at: Date.now() }
  kept.set(address, reading)
  reading.html.catch(() => {
    if (kept.get(address) === reading) kept.delete(address)
  })
  return reading.html
}
