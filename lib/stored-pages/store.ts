import { ADDRESSES } from '#lib/content/tags.ts'
import { contentVersion, hasChangedSince } from '#lib/server/expiry.ts'
import type { Body } from './body.ts'
import type { Encoding } from './encoding.ts'

/** The greatest memory of the store, in bytes. */
const MAX_SIZE = 32 * 1024 * 1024

/** The greatest number of 404 answers, so that they do not push out pages. They share the bytes of a few different screens. */
const MAX_NOT_FOUND = 1_000

/** The approximate memory of an entry without its key, its tags and its body, in bytes. */
const OVERHEAD = 2_000

/** The memory of a tag besides its characters, in bytes. */
const TAG = 32

/** The prepared response for one encoding. */
export interface Prepared {
  bytes: Buffer | null
  etag: string
  /** Names and values, one after the other, as Node's `writeHead` takes them. */
  head: string[]
  /** The headers of a 304 response, in the same form. */
  unchanged: string[]
}

export interface Entry {
  status: number
  /** Names and values, one after the other, as Node's `writeHead` takes them. */
  headers: string[]
  body: Body
  /** The cache tags of the page; null when they are not known: then any change ends the validity of the entry. */
  tags: string[] | null
  /** The version of the content for which the entry is valid. */
  version: number
  /** Until then the entry is valid if no content changes. In milliseconds of `performance.now()`: the clock may be set. */
  validUntil: number
  /** Whether the entry was sent since the store last searched for an entry to drop. */
  isUsed: boolean
  prepared: Partial<Record<Encoding, Prepared>>
}

/** The answers of Next by address (key.ts), in bounded memory. */
export class PageStore {
  readonly #entries = new Map<string, Entry>()
  readonly #notFound = new Set<string>()
  readonly #bodies = new Map<string, Body>()
  readonly #maxSize: number
  #size = 0

  constructor(maxSize = MAX_SIZE) {
    this.#maxSize = maxSize
  }

  /** The approximate memory of the store, in bytes. */
  get size(): number {
    return this.#size
  }

  /** The number of answers. */
  get count(): number {
    return this.#entries.size
  }

  /** The answer for a key; null when there is none or it is no longer valid. */
  get(key: string): Entry | null {
    const entry = this.#entries.get(key)
    if (!entry || !isCurrent(entry)) return null
    entry.isUsed = true
    return entry
  }

  /** The latest answer for a key, even one that is no longer valid. */
  latest(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  /** The body with this mark, if an answer has it, even an answer that is no longer valid. */
  bodyOf(mark: string): Body | undefined {
    return this.#bodies.get(mark)
  }

  put(key: string, entry: Entry): void {
    this.#count(entry.body, 1)
    this.#remove(key)
    this.#entries.set(key, entry)
    this.#size += sizeOf(key, entry)
    if (entry.status === 404) {
      this.#notFound.add(key)
      const [oldest] = this.#notFound
      if (oldest !== undefined && this.#notFound.size > MAX_NOT_FOUND) this.#remove(oldest)
    }
    while (this.#size > this.#maxSize) this.#dropOne()
  }

  /** Drops the oldest entry that was not sent since the last search (`isUsed`). */
  #dropOne(): void {
    for (const [key, entry] of this.#entries) {
      if (!entry.isUsed) return this.#remove(key)
      entry.isUsed = false
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#notFound.delete(key)
    this.#size -= sizeOf(key, entry)
    this.#count(entry.body, -1)
  }

  #count(body: Body, change: 1 | -1): void {
    body.users += change
    if (body.users === 1 && change === 1) {
      this.#bodies.set(body.mark, body)
      this.#size += body.size
    } else if (body.users === 0) {
      if (this.#bodies.get(body.mark) === body) this.#bodies.delete(body.mark)
      this.#size -= body.size
    }
  }
}

function sizeOf(key: string, { tags }: Entry): number {
  const ofTags = (tags ?? []).reduce((size, tag) => size + tag.length + TAG, 0)
  return OVERHEAD + 2 * key.length + ofTags
}

function isCurrent(entry: Entry): boolean {
  if (performance.now() > entry.validUntil) return false
  const version = contentVersion()
  if (entry.version === version) return true
  if (entry.tags === null || hasChangedSince([ADDRESSES, ...entry.tags], entry.version)) return false
  entry.version = version
  return true
}
