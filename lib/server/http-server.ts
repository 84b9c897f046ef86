import { createServer, type RequestListener, type Server } from 'node:http'
import { answerBadRequests } from './bad-requests.ts'
import { dropInternalHeaders } from './internal-headers.ts'
import { refuseMalformed } from './malformed-requests.ts'

/**
 * How long an idle connection stays open, in milliseconds. It must be longer than in a proxy (nginx: 60 s). Otherwise the proxy
 * may send a request at the moment when this server closes the connection, and the request fails.
 */
const KEEP_ALIVE = 65_000

/** The site's HTTP server. It refuses malformed requests itself and passes all others to `answer`. */
export function createSiteServer(answer: RequestListener): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    // An Upgrade request is answered like any other (RFC 9110, section 7.8). By default Node would not answer it.
    shouldUpgradeCallback: () => false,
  }
  const server = createServer(options, (request, response) => {
    dropInternalHeaders(request.headers)
    if (!refuseMalformed(request, response)) return answer(request, response)
  })
  answerBadRequests(server)
  return server
}
