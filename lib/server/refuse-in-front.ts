import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { refuse } from './refuse.ts'
import { filesIn } from './served-build.ts'

const PAGE_METHODS = ['GET', 'HEAD']
const API_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const STATIC = '/_next/static/'

/** The Studio has no files at its addresses. All of them are one page, which a browser would take for a style sheet or a script. */
const FILE_IN_STUDIO =
  /^\/studio\/[^;]*\.(?:css|gif|html?|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

const NOTHING = 'There is nothing at this address.'

/** By these Next refuses to send a file, with an error of its own. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * Answers what Next.js would answer with a page, or with an error of its own: methods that no address has (405), files that
 * the build does not have and files of the Studio (404, which no cache may keep: a newer release may have them), parts beyond the end of a file (416),
 * and what its router asks for at the address of a shared draft (403, so that it loads the page as a whole).
 * Returns a function that says whether it has answered.
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
    // They are for changes, and nobody changes a file. Next would answer an error.
    delete headers['if-match']
    delete headers['if-unmodified-since']
    return false
  }
}

/** The sizes of all files in a folder, in bytes, by the addresses they have. */
function sizesIn(folder: string, address: string): [string, number][] {
  return filesIn(folder).map((name) => [address + name, statSync(join(folder, name)).size])
}

/** Whether each part that is asked for begins after the end of the file, or is longer than it. What makes no sense is no part. */
function isBeyond(range: string, size: number): boolean {
  const parts = [...range.matchAll(/(?<=^bytes=|,)\s*(\d*)-(\d*)/g)].filter(([, from, to]) => from || to)
  return (
    parts.length > 0 &&
    parts.every(([, from, to]) => (from ? Number(from) >= size : !isPart(Number(to), size)))
  )
}

/** Whether a file has so many last bytes. */
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
