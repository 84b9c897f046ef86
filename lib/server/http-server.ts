import { createServer, type RequestListener, type Server } from 'node:http'
import { answerBadRequests } from './bad-requests.ts'
import { dropInternalHeaders } from './internal-headers.ts'
import { refuseMalformed } from './malformed-requests.ts'

/**
 * Milliseconds. It must be longer than the time that a proxy keeps an idle connection (nginx: 60 s). Otherwise the proxy may
 * send a request at the moment when this server closes the connection, and the request fails.
 */
const KEEP_ALIVE = 65_000

/** The site's HTTP server. It refuses malformed requests itself and passes all others to `answer`. */
export function createSiteServer(answer: RequestListener): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    // An Upgrade request is answered as a usual one (RFC 9110, section 7.8). By default Node would leave it without an answer.
    shouldUpgradeCallback: () => false,
  }
  const server = createServer(options, (request, response) => {
    dropInternalHeaders(request.headers)
    if (!refuseMalformed(request, response)) return answer(request, response)
  })
  answerBadRequests(server)
  return server
}
