import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { refuse } from './refuse.ts'
import { filesIn } from './served-build.ts'

const PAGE_METHODS = ['GET', 'HEAD']
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const STATIC = '/_next/static/'

/** Files below /studio do not exist, so they are a 404. Next would answer with the Studio's page, as for all its addresses. */
const FILE_IN_STUDIO =
  /^\/studio\/[^;]*\.(?:css|gif|html?|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

const NOTHING = 'There is nothing at this address.'

/** For a request with one of these headers, Next may answer with its own error page instead of the file. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * Answers requests that Next.js would answer with a page or its own error: unknown methods (405); missing files of the build
 * and files of the Studio (404, never cached, because a newer release may have them); ranges beyond the end of a file (416);
 * requests of Next's router for a shared draft (403, so that the router loads the whole page). Returns a function that says
 * whether it has answered.
 */
export function refuserInFront(
  build: string,
  publicFolder: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const sizes = new Map([...sizesIn(join(build, 'static'), STATIC), ...sizesIn(publicFolder, '/')])
  return (request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const path = url.replace(/[?#].*$/s, '')
    const allowed = path.startsWith('/api/') ? API_METHODS : PAGE_METHODS
    if (!allowed.includes(method)) {
      response.setHeader('allow', allowed.join(', '))
      return refuse(request, response, {
        path,
        status: 405,
        sentence: 'This address does not answer this method.',
      })
    }
    if (headers.rsc !== undefined && isOfSharedDraft(url)) {
      return refuse(request, response, {
        path,
        status: 403,
        sentence: 'A link to a draft opens its page and nothing else.',
      })
    }
    if (FILE_IN_STUDIO.test(path)) return refuse(request, response, { path, status: 404, sentence: NOTHING })
    const isOfBuild = path.startsWith(STATIC)
    if (!isOfBuild && !CONDITIONS.some((name) => headers[name] !== undefined)) return false
    const size = sizes.get(decoded(path))
    if (size === undefined) {
      return isOfBuild && refuse(request, response, { path, status: 404, sentence: NOTHING })
    }
    if (headers.range && isBeyond(headers.range, size)) {
      response.setHeader('content-range', `bytes */${size}`)
      return refuse(request, response, { path, status: 416, sentence: `The file has ${size} bytes.` })
    }
    // These conditions are for requests that change a file. Requests cannot change these files, and Next would send an error.
    delete headers['if-match']
    delete headers['if-unmodified-since']
    return false
  }
}

/** The sizes of all files in a folder, in bytes, by address. */
function sizesIn(folder: string, address: string): [string, number][] {
  return filesIn(folder).map((name) => [address + name, statSync(join(folder, name)).size])
}

/** Whether every range is outside of the file. Ranges are `2-9`, `2-` or `-9` (the last 9 bytes). Invalid ones are ignored. */
function isBeyond(range: string, size: number): boolean {
  const parts = [...range.matchAll(/(?<=^bytes=|,)\s*(\d*)-(\d*)/g)].filter(([, from, to]) => from || to)
  return (
    parts.length > 0 &&
    parts.every(([, from, to]) => (from ? Number(from) >= size : !isPart(Number(to), size)))
  )
}

/** Whether a suffix range of this many bytes selects a part of the file. */
const isPart = (bytes: number, size: number) => bytes > 0 && bytes <= size

const isOfSharedDraft = (url: string): boolean =>
  url.includes('?') && new URLSearchParams(url.slice(url.indexOf('?'))).has(SHARE_PARAMETER)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
