import type { RequestListener } from 'node:http'
import { isConfigured, pathOf } from './by-address.ts'

/**
 * Next.js sets the headers of its configuration before a route runs, and then drops the route's headers with the same names. So
 * this drops the configured ones. `completion` adds them at the end of each answer that does not set them.
 */
export function withoutConfigured(handle: RequestListener): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '/')
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) =>
      isConfigured(path, name, value) ? response : setHeader(name, value)
    return handle(request, response)
  }
}
