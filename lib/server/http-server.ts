import { createServer, type RequestListener, type Server } from 'node:http'
import { answerBadRequests } from './bad-requests.ts'
import { dropInternalHeaders } from './internal-headers.ts'
import { refuseMalformed } from './malformed-requests.ts'

/**
 * Milliseconds. Longer than a proxy keeps an idle connection (nginx: 60 s). Otherwise a request may be sent on a connection
 * that this end is closing at that moment, and fails.
 */
const KEEP_ALIVE = 65_000

/** The site's HTTP server. It refuses malformed requests itself and passes all others to `answer`. */
export function createSiteServer(answer: RequestListener): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    // A request to change the protocol is ignored (RFC 9110, section 7.8). Node would leave such a request without an answer.
    shouldUpgradeCallback: () => false,
  }
  const server = createServer(options, (request, response) => {
    dropInternalHeaders(request.headers)
    if (!refuseMalformed(request, response)) return answer(request, response)
  })
  answerBadRequests(server)
  return server
}
