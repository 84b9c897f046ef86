import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { headersFor } from './headers/by-address.ts'
import { siteLog } from './log.ts'
import { countWhenSent } from './metrics/counts.ts'
import { staticFilesOf } from './served-build.ts'
import { encodingFor } from './stored-pages/encoding.ts'

/** Runs on Node's thread pool. */
const compress = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Sends the style sheets of a build in brotli of the best quality, which takes a fifth of a second and is made once for each. The
 * first paint waits for them, and they are a sixteenth smaller than what is compressed for each request. Other encodings, parts
 * and conditions are left to Next.js.
 * @param build the folder of the build
 * @returns a function that says whether it answers
 */
export function styleSheetsInFront(
  build: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map(
    staticFilesOf(build)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/_next/static/${name}`, join(build, 'static', name)]),
  )
  const kept = new Map<string, Promise<Buffer>>()

  function smallest(file: string): Promise<Buffer> {
    const made = kept.get(file) ?? readFile(file).then((bytes) => compress(bytes, BEST))
    kept.set(file, made)
    // What failed is tried again for the next request.
    made.catch(() => kept.delete(file))
    return made
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    const file = files.get(url.replace(/\?.*$/s, ''))
    const isWhole = headers.range === undefined && headers['if-none-match'] === undefined
    if (method !== 'GET' || !file || !isWhole || encodingFor(headers['accept-encoding']) !== 'br')
      return false
    countWhenSent(request, response)
    smallest(file).then(
      (bytes) => {
        response.writeHead(200, {
          ...headersFor(url),
          'content-type': 'text/css; charset=UTF-8',
          'content-encoding': 'br',
          'content-length': bytes.length,
          // The name of a file changes with what is in it.
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept-Encoding',
        })
        response.end(bytes)
      },
      (error) => {
        siteLog.error({ err: error, url }, 'A style sheet could not be compressed')
        response.destroy()
      },
    )
    return true
  }
}
