import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from './headers/by-address.ts'
import { refuse } from './refuse.ts'

/** A host and a port as allowed in `Host` (RFC 9110, section 7.2). An empty host is allowed. */
const HOST = /^(?:(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/** A request that is written for a proxy has a whole address in place of the path, such as `http://example.ca/faq`. */
const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/is

/** Next.js decodes these paths itself, and answers a wrong encoding with its own error page. So they are checked before. */
const DECODED_BY_NEXT = /^\/(?:api|sitemap|social|studio)\//

/**
 * Answers 400 to malformed requests: two `Host` headers, an invalid host, a path that cannot be decoded. A whole address in
 * place of the path is split into host and path (RFC 9112, section 3.2.2). Returns whether it has answered.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  if (!hasOneHost(request)) return bad(request, response, 'A request has one Host header.')
  toPath(request)
  const { host = '' } = request.headers
  if (!HOST.test(host) || (host !== '' && !URL.canParse(`http://${host}`))) {
    return bad(request, response, 'The Host header names no host.')
  }
  const path = pathOf(request.url ?? '/')
  if (DECODED_BY_NEXT.test(path) && !isDecodable(path)) {
    return bad(request, response, 'The address is not encoded correctly.')
  }
  return false
}

/** Counts the raw headers, because Node's `headers` keeps only the first `Host`. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1
}

function toPath(request: IncomingMessage): void {
  const [, host, rest = ''] = WHOLE_ADDRESS.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = rest.startsWith('/') ? rest : `/${rest}`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const bad = (request: IncomingMessage, response: ServerResponse, sentence: string): true =>
  refuse(request, response, { path: '/', status: 400, sentence })
