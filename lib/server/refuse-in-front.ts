import type { IncomingMessage, ServerResponse } from 'node:http'
import { SHARE_PARAMETER } from '#lib/preview/share.ts'
import { headersFor } from './headers/by-address.ts'
import { countWhenSent } from './metrics/counts.ts'
import { staticFilesOf } from './served-build.ts'

const PAGE_METHODS = ['GET', 'HEAD']
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const STATIC = '/_next/static/'

/**
 * Answers what Next.js would answer with a page, or with an error of its own: methods that no address has (405),
 * files that the build does not have (404, which no cache may keep: a newer release may have them), and what its router asks for
 * at the address of a shared draft (403, so that it loads the page as a whole).
 * Returns a function that says whether it has answered.
 */
export function refuserInFront(
  build: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Set(staticFilesOf(build))
  return (request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const path = url.replace(/[?#].*$/s, '')
    const allowed = path.startsWith('/api/') ? API_METHODS : PAGE_METHODS
    if (!allowed.includes(method)) {
      response.setHeader('allow', allowed.join(', '))
      countWhenSent(request, response)
      return refuse(response, path, 405, 'This address does not answer this method.')
    }
    if (path.startsWith(STATIC) && !files.has(decoded(path.slice(STATIC.length)))) {
      countWhenSent(request, response)
      return refuse(response, path, 404, 'There is nothing at this address.')
    }
    if (headers.rsc !== undefined && isOfSharedDraft(url)) {
      countWhenSent(request, response)
      return refuse(response, path, 403, 'A link to a draft opens its page and nothing else.')
    }
    return false
  }
}

const isOfSharedDraft = (url: string): boolean =>
  url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?'))).has(SHARE_PARAMETER)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

function refuse(response: ServerResponse, path: string, status: number, sentence: string): true {
  response.writeHead(status, {
    ...headersFor(path),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(`${sentence}\n`)
  return true
}
