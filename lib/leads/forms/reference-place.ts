/** Replaced by the reference number, in the HTML of the confirmation page. The page is the same for everybody. */
export const REFERENCE_PLACE = 'REFERENCE-NUMBER'

const REFERENCE = /^[A-Za-z0-9-]{4,64}$/

/** Writes the reference into the confirmation page; `null` when it cannot be one. */
export function withReference(html: string, reference: string): string | null {
  return REFERENCE.test(reference) ? html.replaceAll(REFERENCE_PLACE, reference) : null
}
