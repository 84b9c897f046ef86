import { expireTags } from './next-internals.ts'

/** Milliseconds from a change to the second expiry of its tags, so that renders from before the change can end. */
const RENDER_GRACE = 2_000

interface Expiry {
  /** A number that grows with every change of published content that this process knows. */
  version: number
  /** For each tag, the version of its latest change. */
  changes: Map<string, number>
  /** Tags of changes that may need a second expiry: a render that began before the change may store its result afterwards. */
  unsettled: Set<string[]>
  /** The number of running renders of answers that are not stored. lib/stored-pages does not wait for their end. */
  others: number
}

declare global {
  // Next.js loads modules more than once per process. All copies share the version.
  var montageExpiry: Expiry | undefined
}

function expiry(): Expiry {
  globalThis.montageExpiry ??= { version: 0, changes: new Map(), unsettled: new Set(), others: 0 }
  return globalThis.montageExpiry
}

export const contentVersion = (): number => expiry().version

/** Whether content with one of the tags has changed since a version of the content. */
export function hasChangedSince(tags: string[], version: number): boolean {
  const { changes } = expiry()
  return tags.some((tag) => (changes.get(tag) ?? 0) > version)
}

/**
 * Expires every cached page and read that has one of the tags. A render that began before the change may store its result
 * afterwards, as if it were new. So the tags expire a second time: when the renders for lib/stored-pages have ended
 * (`settleExpiry`), and after two seconds if other renders are running or `settleExpiry` was not called.
 */
export function expireContent(tags: string[]): void {
  if (tags.length === 0) return
  const { unsettled, others } = expiry()
  unsettled.add(tags)
  expireNow(tags)
  setTimeout(() => {
    const wasSettled = !unsettled.delete(tags)
    if (others > 0 || !wasSettled) expireNow(tags)
  }, RENDER_GRACE).unref()
}

/** Counts a render of an answer that is not stored (`others`). Returns the function to call when the render ends. */
export function beginOtherRender(): () => void {
  const state = expiry()
  state.others += 1
  return () => {
    state.others -= 1
  }
}

function expireNow(tags: string[]): void {
  expireTags(tags)
  const state = expiry()
  state.version += 1
  for (const tag of tags) state.changes.set(tag, state.version)
}

export const isSettled = (): boolean => expiry().unsettled.size === 0

/** The tags of recent changes that have not expired a second time yet. */
export const unsettledTags = (): string[] => [...expiry().unsettled].flat()

/** Expires the tags of recent changes a second time. Call it when all renders that began before these changes have ended. */
export function settleExpiry(): void {
  const { unsettled } = expiry()
  for (const tags of unsettled) expireTags(tags)
  unsettled.clear()
}
