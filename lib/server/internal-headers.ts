import type { IncomingHttpHeaders } from 'node:http'

/** `proxy.ts` puts a posted form into this header, for the page that shows the form again. Visitors may not send the header. */
export const RETURNED_FORM = 'x-returned-form'

/** Headers with which Next, and platforms that host it, pass routing information from one part to the next. */
const FAMILIES =
  /^(?:next-(?:action|resume)|x-(?:action|invoke|matched|middleware|next|nextjs|now|prerender)-)/

/**
 * Removes headers that only the server itself may set. Security holes of Next came from such headers: GHSA-267c-6grr-h53f,
 * GHSA-26hh-7cqf-hhc6, GHSA-492v-c6pp-mqqv. No page has server actions, so `next-action` is not needed.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (FAMILIES.test(name) || name === RETURNED_FORM) delete headers[name]
  }
}
