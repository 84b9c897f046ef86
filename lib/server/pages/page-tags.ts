import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'

const NEXT_CACHE = 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Next loads this file as it is, and its own is CommonJS, which would be imported as one object.
const {
  default: FileSystemCache,
}: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js') = createRequire(
  import.meta.url,
)(NEXT_CACHE)

type NextCache = InstanceType<typeof FileSystemCache>

const noted = new AsyncLocalStorage<{ tags: string[] | null }>()

const TAGS_HEADER = 'x-next-cache-tags'

/**
 * Runs a task in which Next answers one request. Returns the tags of the page it answered with, or null when it did
 * not look for it in its cache.
 */
export async function notingTags(task: () => Promise<void>): Promise<string[] | null> {
  const note = { tags: null }
  await noted.run(note, task)
  return note.tags
}

/** Next's own cache of pages (`cacheHandler` in next.config.ts). It also notes the tags of a page that is taken or put there. */
export default class NotedCache extends FileSystemCache {
  override async get(...request: Parameters<NextCache['get']>): ReturnType<NextCache['get']> {
    const entry = await super.get(...request)
    noteTags(entry?.value, request[1])
    return entry
  }

  override set(...request: Parameters<NextCache['set']>): ReturnType<NextCache['set']> {
    noteTags(request[1], request[2])
    return super.set(...request)
  }
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
