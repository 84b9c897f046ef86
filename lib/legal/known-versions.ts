import type { LegalSlug } from './compose.ts'
import type { History } from './versions.ts'

export interface KnownVersions {
  histories: Map<LegalSlug, History>
  /** The facts whose texts this process has noted last. */
  noted: string
  timer?: NodeJS.Timeout
}

declare global {
  // Next.js loads modules more than once per process; the versions must exist once.
  var montageLegalVersions: KnownVersions | undefined
}

/** The versions that this process knows. */
export function knownVersions(): KnownVersions {
  globalThis.montageLegalVersions ??= { histories: new Map(), noted: '' }
  return globalThis.montageLegalVersions
}

/** The versions of a law page; null until this process has read them, so a build has none. */
export const knownHistory = (slug: LegalSlug): History | null => knownVersions().histories.get(slug) ?? null
