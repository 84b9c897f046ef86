import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersFor } from './headers/by-address.ts'
import { countWhenSent } from './metrics/counts.ts'
import { staticFilesOf } from './served-build.ts'

const PAGE_METHODS = ['GET', 'HEAD']
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const STATIC = '/_next/static/'

/**
 * Answers what Next.js would answer with a page, or with an error of its own: methods that no address has (405), and
 * files that the build does not have (404, which no cache may keep: a newer release may have them).
 * Returns a function that says whether it has answered.
 */
export function refuserInFront(
  build: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Set(staticFilesOf(build))
  return (request, response) => {
    const { url = '/', method = 'GET' } = request
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
    return false
  }
}

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
