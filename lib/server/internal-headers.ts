import type { IncomingHttpHeaders } from 'node:http'
import { filterInternalHeaders } from './next-internals.ts'

/** A form that is shown again, in the headers of the request (`returned-form.ts`). Only the proxy says it. */
export const RETURNED_FORM = 'x-returned-form'

/** The families of headers by which parts of Next, and of hosts for it, tell each other where a request goes. */
const FAMILIES =
  /^(?:next-(?:action|resume)|x-(?:action|invoke|matched|middleware|next|nextjs|now|prerender)-)/

/**
 * Takes out of a visitor's request what only the server itself says. Next believed some of these headers more than its
 * routes: GHSA-267c-6grr-h53f, GHSA-26hh-7cqf-hhc6, GHSA-492v-c6pp-mqqv. No page has server actions.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  filterInternalHeaders(headers)
  for (const name of Object.keys(headers)) {
    if (FAMILIES.test(name) || name === RETURNED_FORM) delete headers[name]
  }
}
