import { completion } from '#lib/server/headers/by-address.ts'
import type { Answer } from './ask.ts'
import { Body } from './body.ts'
import type { Encoding } from './encoding.ts'
import { isFailed, sentHtml } from './page-scripts.ts'
import type { Entry, PageStore } from './store.ts'

/** Next's header of pages that it caches: HIT for a page from the cache, MISS for a page that Next has just rendered. */
const NEXT_CACHE = 'x-nextjs-cache'

/** Headers about one connection, and headers that are set again when the answer is sent. */
const NOT_KEPT = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])

/** Whether an answer may be stored for everybody: it is public, sets no cookie, and is not stale (`x-nextjs-cache`). */
export function mayBeStored({ status, headers }: Answer, isFile: boolean): boolean {
  if (status !== 200 && !(status === 404 && !isFile)) return false
  const isPublic = String(headers['cache-control'] ?? '').startsWith('public')
  const isMade = isFile || headers[NEXT_CACHE] === 'HIT' || headers[NEXT_CACHE] === 'MISS'
  return isPublic && isMade && headers['set-cookie'] === undefined
}

/** The stored form of an answer. The body is compressed in the wanted encoding, unless the store already has it. */
export async function entryOf(
  path: string,
  answer: Answer,
  { version, validUntil, wanted }: Pick<Entry, 'version' | 'validUntil'> & { wanted: Encoding },
  store: Pick<PageStore, 'bodyOf'>,
): Promise<Entry> {
  const type = String(answer.headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  const html = isPage ? sentHtml(answer.status, answer.body.toString()) : ''
  const bytes = isPage ? Buffer.from(html) : answer.body
  const mark = Body.markOf(bytes)
  const protecting = completion(path, {
    get: (name) => answer.headers[name],
    html: isPage ? html : null,
    isDraft: false,
  })
  const headers = Object.entries({ ...answer.headers, ...protecting }).flatMap(([name, value]) =>
    // Next repeats some header values for a page that it has just rendered. Each value is stored once.
    NOT_KEPT.has(name) || (name === 'link' && isFailed(answer.status))
      ? []
      : [...new Set([value].flat())].flatMap((one) => [name, String(one)]),
  )
  return {
    status: answer.status,
    headers: withVary(headers),
    body: store.bodyOf(mark) ?? (await Body.of(bytes, mark, type, wanted)),
    tags: answer.tags,
    version,
    validUntil,
    isUsed: false,
    prepared: {},
  }
}

function withVary(headers: string[]): string[] {
  const at = headers.indexOf('vary')
  if (at < 0) return [...headers, 'vary', 'Accept-Encoding']
  return headers.with(at + 1, `${headers[at + 1]}, Accept-Encoding`)
}

/** The same answer with `x-nextjs-cache: HIT`, because the next visitor gets it from the store. */
export function asHit(entry: Entry): Entry {
  const at = entry.headers.indexOf(NEXT_CACHE)
  return at < 0 ? entry : { ...entry, headers: entry.headers.with(at + 1, 'HIT'), prepared: {} }
}
