import { apiError, badRequest, LakeError } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { isUnwritable } from '../sqlite.ts'
import { noSession, refusal } from './answers.ts'
import type { Exchange, LakeRequest } from './exchange.ts'
import type { LakeHost } from './host.ts'
import { findRoute, type Method, type Route } from './routes.ts'

const VERSION = /^v(\d{4}-\d{2}-\d{2}|1|X)$/

const UNKNOWN = 'Something went wrong in the content lake. The server’s log has the details.'
const UNWRITABLE =
  'Nothing was saved: the disk of the content lake is full or cannot be written to. Once that is repaired, try again.'

/**
 * Answers any request under the lake's path as Sanity's HTTP API does. A sender who is unknown to the host gets only images and
 * files. An unknown endpoint gets a 404 in Sanity's form, never an empty success.
 */
export async function handleLakeRequest(request: Request, lake: Lake, host: LakeHost): Promise<Response> {
  const asked = { request, lake, host }
  try {
    return await answer(asked)
  } catch (error) {
    if (error instanceof LakeError) return refusal(asked, error)
    lake.log.error(
      { err: error, method: request.method, path: new URL(request.url).pathname },
      'A lake request failed',
    )
    return refusal(asked, isUnwritable(error) ? apiError(507, UNWRITABLE) : apiError(500, UNKNOWN))
  }
}

async function answer(asked: LakeRequest): Promise<Response> {
  const { request, lake, host } = asked
  const url = new URL(request.url)
  const { version, segments } = readPath(url, lake.path)
  if (version !== null) {
    const other = await host.handleOther(request, segments)
    if (other) return other
  }
  const found = findRoute(segments)
  // Only addresses of images and files (`isPublic`) have no version.
  if (!found || (found.route.isPublic !== true && version === null)) {
    throw apiError(404, `There is no endpoint ${url.pathname} in this content lake.`)
  }
  const exchange: Exchange = { ...asked, url, version: version ?? '1', params: found.params }
  const response = await perform(exchange, found.route)
  return request.method === 'HEAD' ? withoutBody(response) : response
}

function perform(exchange: Exchange, route: Route): Response | Promise<Response> {
  const { request, host } = exchange
  const method = methodOf(request)
  if (route.isPublic) {
    const handler = method && route.methods[method]
    if (!handler) return wrongMethod(exchange, route)
    requireKnownDataset(exchange)
    return handler(exchange)
  }
  const handler = method && route.methods[method]
  if (!handler) return wrongMethod(exchange, route)
  const isAboutComments = exchange.params.dataset === host.comments.dataset
  const sender = () => {
    const member = host.identify(request)
    if (!member || (member.isVisitor && !route.isOpen)) throw noSession()
    return isAboutComments ? { ...member, ...member.comments } : member
  }
  const member = sender()
  requireOwnOrigin(exchange)
  const lake = isAboutComments ? host.comments.open() : exchange.lake
  requireKnownDataset({ ...exchange, lake })
  return handler({ ...exchange, lake, member, sender })
}

function readPath(url: URL, base: string): { version: string | null; segments: string[] } {
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length + 1) : ''
  const segments = path.replace(/\/$/, '').split('/').map(decode)
  const version = VERSION.exec(segments[0] ?? '')?.[1]
  return version === undefined ? { version: null, segments } : { version, segments: segments.slice(1) }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest('The address is not encoded correctly.')
  }
}

function methodOf({ method }: Request): Method | null {
  if (method === 'HEAD') return 'GET'
  return method === 'GET' || method === 'POST' || method === 'PUT' ? method : null
}

function wrongMethod(exchange: Exchange, { methods }: Route): Response {
  const allowed = Object.keys(methods).join(', ')
  const message = `This endpoint answers ${allowed}, not ${exchange.request.method}.`
  const response = refusal(exchange, apiError(405, message))
  response.headers.set('allow', allowed)
  return response
}

/** Refuses writes from pages of other sites: browsers add the session cookie to them. Browsers add no token, so tokens pass. */
function requireOwnOrigin({ request, host }: Exchange): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead || request.headers.has('authorization') || host.isOwnOrigin(request)) return
  throw apiError(403, 'This request came from another site.')
}

function requireKnownDataset({ lake, params }: Exchange): void {
  const { project = lake.projectId, dataset = lake.dataset } = params
  if (project !== lake.projectId) {
    const error = apiError(
      404,
      `There is no project "${project}". This lake's project is "${lake.projectId}".`,
    )
    error.body.errorCode = 'SIO-404-PNF'
    throw error
  }
  if (dataset !== lake.dataset)
    throw apiError(404, `There is no dataset "${dataset}". This lake's dataset is "${lake.dataset}".`)
}

function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
