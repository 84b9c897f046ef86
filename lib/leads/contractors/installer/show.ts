import { NO_LOAD, readLoads } from '../../offers/candidates.ts'
import type { LeadStore } from '../../store/lead-store.ts'
import { type Contractor, changeContractor } from '../contractors.ts'
import { todayOf } from '../states.ts'
import type { InstallerContent } from './installer-content.ts'
import {
  type InstallerDifference,
  type InstallerGap,
  installerDifferences,
  installerGaps,
  installerIdOf,
  installerOf,
} from './installer-of.ts'

/** The public document of a contractor, as staff see it beside the record. */
export interface ShownInstaller {
  id: string
  isPublished: boolean
  hasDraft: boolean
  /** What the draft lacks before staff can publish it. */
  gaps: InstallerGap[]
  /** What differs between the record and the published document. */
  differences: InstallerDifference[]
}

/** How the public document of a contractor stands; null when none was made. */
export async function readInstaller(
  content: InstallerContent,
  contractor: Contractor,
  now: number,
): Promise<ShownInstaller | null> {
  const { installer: id } = contractor
  if (id === null) return null
  const [published, draft] = await Promise.all([content.published(id), content.draft(id)])
  return {
    id,
    isPublished: published !== null,
    hasDraft: draft !== null,
    gaps: draft ? installerGaps(draft) : [],
    differences: published
      ? installerDifferences(contractor, published, await content.names(), todayOf(contractor, now))
      : [],
  }
}

/**
 * Writes the draft of the public document from the record, and notes its id. Staff publish it. A new document has no reviews,
 * and the jobs that the contractor has done for this site.
 */
export async function showAsInstaller(
  store: LeadStore,
  content: InstallerContent,
  contractor: Contractor,
  actor: string,
): Promise<string> {
  const id = contractor.installer ?? installerIdOf(contractor.id)
  const today = todayOf(contractor, store.now())
  const { done } = (await readLoads(store.db, store.now(), [contractor.id])).get(contractor.id) ?? NO_LOAD
  const always = installerOf(contractor, await content.names(), today)
  await content.write(id, { always, ifMissing: { reviewCount: 0, completedJobs: done } }, actor)
  await changeContractor(store, contractor.id, { installer: id }, { actor, kind: 'installer', detail: id })
  return id
}
