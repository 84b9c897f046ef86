import type { RequestListener } from 'node:http'
import { isConfigured, pathOf } from './by-address.ts'

/**
 * Next.js sets the headers of its configuration first, and then leaves out those that a route sets under the same name. So
 * what the configuration says is not taken from it: each answer gets it at its end (`completion`), where it says nothing else.
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
