/** How long a screen is kept, in milliseconds: an edit still shows at once, and a scanner's thousand addresses cost few readings. */
const MAX_AGE = 500

const kept = new Map<string, { html: Promise<string>; at: number }>()

/** The HTML of a not-found screen, of which there are as many as screens and languages. A failed reading is not kept. */
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
