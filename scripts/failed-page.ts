import type { IncomingMessage, ServerResponse } from 'node:http'
import { withTriedPath } from '#lib/content/tried-path.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { internalPath, notFoundPath } from '#lib/routes/routes.ts'
import { internalHeaders, isInternal } from '#lib/server/internal-request.ts'
import { DATA_HEADER } from '#lib/server/next-internals.ts'

/**
 * Shows the Page Not Found screen where a page could not be rendered (docs/product.md, Error texts), in place of Next's
 * "Internal Server Error". Next has logged the error by then. The status stays 500, because the page may exist.
 * @param origin this server as it reaches itself
 */
export function showFailedPages(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const url = new URL(request.url ?? '/', origin)
  if (!wantsPage(request, url)) return
  const end: ServerResponse['end'] = response.end.bind(response)
  response.end = ((...answer: Parameters<typeof end>) => {
    if (response.statusCode !== 500 || response.headersSent) return end(...answer)
    screenFor(url).then(
      (html) => {
        for (const name of ['content-length', 'etag']) response.removeHeader(name)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        end(html)
      },
      (error: unknown) => {
        console.error('The not-found screen could not be shown for a page that failed.', error)
        end(...answer)
      },
    )
    return response
  }) as typeof end
}

/** Only requests for whole pages. When the request for a page's data fails, Next's router asks for the whole page. */
function wantsPage(request: IncomingMessage, { pathname }: URL): boolean {
  return (
    request.method === 'GET' &&
    request.headers[DATA_HEADER] === undefined &&
    !/^\/(api|studio|_next)(\/|$)/.test(pathname) &&
    !isInternal((name) => request.headers[name]?.toString())
  )
}

async function screenFor({ pathname, searchParams, origin }: URL): Promise<string> {
  const lang = languageOfQuery(searchParams)
  const answer = await fetch(origin + internalPath(notFoundPath('page'), lang), {
    headers: internalHeaders(),
  })
  if (!answer.ok) throw new Error(`The not-found screen was answered with ${answer.status}.`)
  return withTriedPath(await answer.text(), pathname)
}
