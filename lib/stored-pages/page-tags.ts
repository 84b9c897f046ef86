import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { steadyTime } from '#lib/server/next-internals.ts'

const FOLDER = 'next/dist/server/lib/incremental-cache'

// Next's files are CommonJS. Node's `import` would return each as one default object, so `require` loads them.
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
  /** Next answers with the last page that it has rendered, even an expired one, or with status 503 when there is none. */
  asMade?: boolean
}

const noted = new AsyncLocalStorage<{ tags: string[] | null } & CacheUse>()

/** In Next's cache key of a page, such as `…/$/en/pricing`, this text is before the path. */
const BEFORE_PATH = '/$/'

const TAGS_HEADER = 'x-next-cache-tags'

/** Runs a task in which Next answers one request. Returns the tags of the page; null when the page is not in Next's cache. */
export async function notingTags(task: () => Promise<void>, use: CacheUse = {}): Promise<string[] | null> {
  const note = { tags: null, ...use }
  await noted.run(note, task)
  return note.tags
}

/**
 * Next's cache of pages (`cacheHandler` in next.config.ts). This class also notes the tags of each page that is read or stored,
 * and returns an expired page on request (`CacheUse`). Next's own class stores the time of the machine's clock. After somebody
 * has set this clock, pages would not show new publishes. So this class stores `steadyTime`, which nobody can set.
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

  /** Next calls this before it renders a page. */
  override async get(...request: Parameters<NextCache['get']>): ReturnType<NextCache['get']> {
    const current = await super.get(...request)
    const entry = noted.getStore()?.asMade ? await this.#asMade(...request) : current
    noteTags(entry?.value, request[1])
    return entry
  }

  /** Reads even an expired page from Next's memory cache. `super.get` loads pages of the build there, with the path as key. */
  async #asMade(...[key, context]: Parameters<NextCache['get']>): ReturnType<NextCache['get']> {
    const path = key.slice(key.indexOf(BEFORE_PATH) + BEFORE_PATH.length - 1)
    if (!this.#memory?.get(key)) await super.get(path, context)
    const made = this.#memory?.get(key) ?? this.#memory?.get(path)
    const lastModified = steadyTime()
    // Next names the kinds of pages twice, with the same texts.
    const nothing = { ...NOTHING, kind: context.kind } as unknown as Value
    return made ? { ...made, lastModified } : { value: nothing, lastModified }
  }

  override set(...request: Parameters<NextCache['set']>): ReturnType<NextCache['set']> {
    noteTags(request[1], request[2])
    const done = super.set(...request)
    const stored = this.#memory?.get(request[0])
    if (stored) stored.lastModified = steadyTime()
    return done
  }
}

/** What Next sends in place of a page that it has not made. Without it Next would render the page. */
const NOTHING = {
  status: 503,
  headers: {},
  html: '',
  body: Buffer.alloc(0),
  rscData: undefined,
  postponed: undefined,
  segmentData: undefined,
}

/** The time of a built page, but at most the start of the process: the clock may have been set back after the build. */
function notAfterStart(time: Date): Date {
  return time.getTime() > performance.timeOrigin ? new Date(performance.timeOrigin) : time
}

type Value = Parameters<NextCache['set']>[1]

function noteTags(value: Value | undefined, context: object): void {
  const note = noted.getStore()
  if (!note) return
  // Next sends a fallback until a page is rendered. The tags of the fallback are not the tags of the page.
  const isPage = (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') && !isFallback(context)
  const tags = isPage ? value.headers?.[TAGS_HEADER] : undefined
  note.tags = typeof tags === 'string' ? tags.split(',') : null
}

const isFallback = (context: object): boolean => 'isFallback' in context && context.isFallback === true
