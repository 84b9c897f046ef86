/** An origin whose pages may ask. Without credentials they may send no token. "*" stands for a part of the name. */
export interface CorsOrigin {
  origin: string
  credentials: boolean
}

const ANYWHERE = /^\/(images|files|v[^/]+\/check\/cors$)/

/** The entry for the origin of a request; undefined when it is not listed, or when no page asks. */
export function corsOriginOf({ headers }: Request, origins: CorsOrigin[]): CorsOrigin | undefined {
  const asked = headers.get('origin')
  return origins.find(({ origin }) => asked !== null && patternOf(origin).test(asked))
}

const patternOf = (origin: string) => new RegExp(`^${RegExp.escape(origin).replaceAll('\\*', '[^/]*')}$`)

/** Answers as Sanity does to pages of the listed origins. Other pages get no header that lets them read the answer. */
export function withCors(origins: CorsOrigin[], answer: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const asked = request.headers.get('origin')
    if (asked === null) return answer(request)
    const listed = corsOriginOf(request, origins)
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = isPreflight ? preflight(request, listed) : await answer(request)
    response.headers.append('vary', 'origin')
    if (listed || ANYWHERE.test(new URL(request.url).pathname)) {
      response.headers.set('access-control-allow-origin', asked)
    }
    if (listed?.credentials) response.headers.set('access-control-allow-credentials', 'true')
    return response
  }
}

function preflight({ headers }: Request, listed: CorsOrigin | undefined): Response {
  if (!listed) return new Response(null, { status: 204 })
  const names = (headers.get('access-control-request-headers') ?? '').split(',').map((name) => name.trim())
  const allowed = names.filter((name) => listed.credentials || name !== 'authorization')
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
    },
  })
}
