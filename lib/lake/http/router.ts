import { handleAuth, identify, isOwnOrigin } from '#lib/server/accounts/index.ts'
import { DATASET, PROJECT_ID } from '../config.ts'
import { apiError, LakeError } from '../errors.ts'
import { log } from '../log.ts'
import type { Lake } from '../types.ts'
import { json, noSession, notFound, refusal } from './answers.ts'
import { badRequest } from './body.ts'
import type { Exchange } from './exchange.ts'
import { findRoute, type Method, type Route } from './routes.ts'

const BASE = '/api/lake/'
const VERSION = /^v(\d{4}-\d{2}-\d{2}|1|X)$/

/**
 * Answers any request under `/api/lake/` the way Sanity's HTTP API would. Knows nothing of Next.js.
 * Without a session only images and files are answered. What there is not is a 404 in Sanity's shape, never a
 * made-up success.
 */
export async function handleLakeRequest(request: Request, lake: Lake): Promise<Response> {
  try {
    return await answer(request, lake)
  } catch (error) {
    if (error instanceof LakeError) return refusal(request, error)
    log.error(
      { err: error, method: request.method, path: new URL(request.url).pathname },
      'A lake request failed',
    )
    const message = 'Something went wrong in the content lake. The server’s log has the details.'
    return json(request, { statusCode: 500, error: 'Internal Server Error', message }, { status: 500 })
  }
}

async function answer(request: Request, lake: Lake): Promise<Response> {
  const url = new URL(request.url)
  const { version, segments } = readPath(url)
  if (version !== null) {
    const signIn = await handleAuth(request, lake, segments)
    if (signIn) return signIn
  }
  const found = findRoute(segments)
  // Images and files have no version in their address, everything else has one.
  if (!found || (found.route.isPublic !== true && version === null)) {
    throw notFound(`There is no endpoint ${url.pathname} in this content lake.`)
  }
  const exchange: Exchange = { request, url, lake, version: version ?? '1', params: found.params }
  const response = await perform(exchange, found.route)
  return request.method === 'HEAD' ? withoutBody(response) : response
}

function perform(exchange: Exchange, route: Route): Response | Promise<Response> {
  const { request, lake } = exchange
  const method = methodOf(request)
  if (route.isPublic) {
    const handler = method && route.methods[method]
    if (!handler) return wrongMethod(request, route)
    requireKnownDataset(exchange)
    return handler(exchange)
  }
  const handler = method && route.methods[method]
  if (!handler) return wrongMethod(request, route)
  const identity = identify(request, lake)
  if (!identity) throw noSession()
  requireOwnOrigin(request)
  requireKnownDataset(exchange)
  return handler({ ...exchange, identity })
}

function readPath(url: URL): { version: string | null; segments: string[] } {
  const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : ''
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

function wrongMethod(request: Request, { methods }: Route): Response {
  const allowed = Object.keys(methods).join(', ')
  const message = `This endpoint answers ${allowed}, not ${request.method}.`
  return json(
    request,
    { statusCode: 405, error: 'Method Not Allowed', message },
    { status: 405, headers: { allow: allowed } },
  )
}

/** A browser sends the session cookie along with whatever page asks; a token is only ever sent on purpose. */
function requireOwnOrigin(request: Request): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead || request.headers.has('authorization') || isOwnOrigin(request)) return
  throw apiError(403, 'Forbidden', 'This request came from another site.')
}

function requireKnownDataset({ params: { project = PROJECT_ID, dataset = DATASET } }: Exchange): void {
  if (project !== PROJECT_ID) {
    const error = notFound(`There is no project "${project}". This lake's project is "${PROJECT_ID}".`)
    error.body.errorCode = 'SIO-404-PNF'
    throw error
  }
  if (dataset !== DATASET)
    throw notFound(`There is no dataset "${dataset}". This lake's dataset is "${DATASET}".`)
}

function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
