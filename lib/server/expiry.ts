import { expireTags } from './next-internals.ts'

/** Milliseconds after which a change expires its tags once more, for renders that nobody waits for. */
const RENDER_GRACE = 2_000

interface Expiry {
  /** A number that grows with every change of published content this process knows of. */
  version: number
  /** By tag, the version that its latest change made. */
  changes: Map<string, number>
  /** Tags of recent changes. A render that began before such a change may have been stored after it. */
  unsettled: Set<string[]>
  /** How many renders are under way that are not waited for before `settleExpiry` is called. */
  others: number
}

declare global {
  // Next.js loads modules more than once per process; the version must exist once.
  var montageExpiry: Expiry | undefined
}

function expiry(): Expiry {
  globalThis.montageExpiry ??= { version: 0, changes: new Map(), unsettled: new Set(), others: 0 }
  return globalThis.montageExpiry
}

export const contentVersion = (): number => expiry().version

/** Whether what one of the tags stands for has changed after a version of the content. */
export function hasChangedSince(tags: string[], version: number): boolean {
  const { changes } = expiry()
  return tags.some((tag) => (changes.get(tag) ?? 0) > version)
}

/**
 * Expires every cached page and read that has one of the tags, from this moment on. What began to be rendered before
 * the change may be stored after it, as if it were new: `settleExpiry` catches those that are waited for. A second expiry
 * after two seconds catches the others, if there are any.
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

/** Counts a render that is not waited for. Returns what ends it. */
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

/** The tags of changes that are not settled. */
export const unsettledTags = (): string[] => [...expiry().unsettled].flat()

/** Expires the latest changes once more. To be called when no render is under way that began before them. */
export function settleExpiry(): void {
  const { unsettled } = expiry()
  for (const tags of unsettled) expireTags(tags)
  unsettled.clear()
}
