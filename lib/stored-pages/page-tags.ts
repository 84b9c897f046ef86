import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { steadyTime } from '#lib/server/next-internals.ts'

const FOLDER = 'next/dist/server/lib/incremental-cache'

// Next loads this file as it is, and its own are CommonJS, which would be imported as one object.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js') = require(
  `${FOLDER}/file-system-cache.js`,
)
const {
  getMemoryCache,
}: typeof import('next/dist/server/lib/incremental-cache/memory-cache.external.js') = require(
  `${FOLDER}/memory-cache.external.js`,
)

type NextCache = InstanceType<typeof FileSystemCache>
type Context = ConstructorParameters<typeof FileSystemCache>[0]

/** How Next uses its cache for one request. */
export interface CacheUse {
  /** It answers with the page that it made last, whatever has changed since. Without one it fails. */
  asMade?: boolean
}

const noted = new AsyncLocalStorage<{ tags: string[] | null } & CacheUse>()

/** The text before the path in Next's cache key of a page. */
const BEFORE_PATH = '/$/'

const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Runs a task in which Next answers one request. Returns the tags of the page it answered with, or null when it did
 * not look for it in its cache.
 */
export async function notingTags(task: () => Promise<void>, use: CacheUse = {}): Promise<string[] | null> {
  const note = { tags: null, ...use }
  await noted.run(note, task)
  return note.tags
}

/**
 * Next's own cache of pages (`cacheHandler` in next.config.ts). It also notes the tags of a page that is taken or put there, and
 * gives a page that is old when asked to.
 * Next's own gives a page the time of the clock, and then compares it with `steadyTime`. So after the clock was set, no
 * publish would show. This one gives it `steadyTime`.
 */
export default class NotedCache extends FileSystemCache {
  readonly #memory: ReturnType<typeof getMemoryCache> | null

  constructor(context: Context) {
    const stat: Context['fs']['stat'] = async (file) => ({
      mtime: notAfterStart((await context.fs.stat(file)).mtime),
    })
    super({ ...context, fs: { ...context.fs, stat } })
    const { maxMemoryCacheSize: size } = context
    this.#memory = size ? getMemoryCache(size) : null
  }

  /** Next looks for each page here before it makes it. */
  override async get(...request: Parameters<NextCache['get']>): ReturnType<NextCache['get']> {
    const current = await super.get(...request)
    const entry = noted.getStore()?.asMade ? await this.#asMade(...request) : current
    noteTags(entry?.value, request[1])
    return entry
  }

  /** Next's own reads a page into memory before it finds that its tags have expired: one of the build under the path alone. */
  async #asMade(...[key, context]: Parameters<NextCache['get']>): ReturnType<NextCache['get']> {
    const path = key.slice(key.indexOf(BEFORE_PATH) + BEFORE_PATH.length - 1)
    if (!this.#memory?.get(key)) await super.get(path, context)
    const made = this.#memory?.get(key) ?? this.#memory?.get(path)
    if (!made) throw new Error(`Next has not made ${path} before.`)
    return { ...made, lastModified: steadyTime() }
  }

  override set(...request: Parameters<NextCache['set']>): ReturnType<NextCache['set']> {
    noteTags(request[1], request[2])
    const done = super.set(...request)
    const stored = this.#memory?.get(request[0])
    if (stored) stored.lastModified = steadyTime()
    return done
  }
}

/** A built page is older than the process, also when the clock was set since. */
function notAfterStart(time: Date): Date {
  return time.getTime() > performance.timeOrigin ? new Date(performance.timeOrigin) : time
}

type Value = Parameters<NextCache['set']>[1]

function noteTags(value: Value | undefined, context: object): void {
  const note = noted.getStore()
  if (!note) return
  // What stands in for a page until it is made has other tags than the page.
  const isPage = (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') && !isFallback(context)
  const tags = isPage ? value.headers?.[TAGS_HEADER] : undefined
  note.tags = typeof tags === 'string' ? tags.split(',') : null
}

const isFallback = (context: object): boolean => 'isFallback' in context && context.isFallback === true
