const METHODS = 'GET, HEAD, POST, PUT'

/**
 * Adds CORS headers for pages of the allowed origins, as Sanity does for a project's CORS origins, and answers preflight
 * requests. Requests without an `Origin` header go to `answer` unchanged.
 */
export function withCors(
  origins: string[],
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get('origin')
    if (origin === null) return answer(request)
    const isAllowed = origins.includes(origin)
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = isPreflight ? preflight(request) : await answer(request)
    response.headers.append('vary', 'origin')
    if (!isAllowed) return response
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-allow-credentials', 'true')
    return response
  }
}

function preflight(request: Request): Response {
  const asked = request.headers.get('access-control-request-headers')
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS,
      ...(asked && { 'access-control-allow-headers': asked }),
      'access-control-max-age': '600',
    },
  })
}
