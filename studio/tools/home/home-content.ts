import type { ApprovalRequest } from '#lib/shapes/approval.ts'
import { draftId, publishedIdOf, releaseOf, type StoredDocument } from '#studio/core/document-pair.ts'
import type { Activity } from './activity.ts'

/** A person who changed something. */
export interface Person {
  id: string
  /** Null for a script, and for a person whose account was removed. */
  name: string | null
}

/** A draft that waits to be published. */
export interface WaitingDraft {
  /** Published id. */
  id: string
  document: StoredDocument
  /** Whether the document is not on the site yet. */
  isNew: boolean
  /** When the draft was created. */
  since: string
  /** When the draft was changed last. */
  changedAt: string
  /** The people who changed it, the last one first. Empty when unknown: hosted Sanity keeps the history for a limited time. */
  editors: Person[]
  /** Who asks somebody else to publish it as it is. */
  asked?: ApprovalRequest
}

/** The last change of a document by one person. */
export interface RecentChange {
  /** Published id. */
  id: string
  document: StoredDocument
  isDraft: boolean
  /** The id of the release that the changed version belongs to; undefined for a draft or a published document. */
  release: string | undefined
  at: string
  /** Null when it is not known. */
  by: Person | null
}

export interface HomeContent {
  /** Last changed first. */
  drafts: WaitingDraft[]
  /** Newest first. */
  recent: RecentChange[]
}

/** The ids of the stored documents in an activity: drafts, the published versions they replace, and recent changes. */
export function idsIn({ drafts, recent }: Activity): string[] {
  return [...new Set([...drafts.flatMap(({ id }) => [id, publishedIdOf(id)]), ...recent.map(({ id }) => id)])]
}

/** Joins an activity with its documents. Removed documents and changes by scripts are left out. */
export function homeContent(activity: Activity, documents: StoredDocument[]): HomeContent {
  const stored = new Map(documents.map((document) => [document._id, document]))
  const names = new Map(activity.people.map(({ id, displayName }) => [id, displayName]))
  const personOf = (id: string): Person => ({ id, name: names.get(id) ?? null })
  return {
    drafts: activity.drafts.flatMap(({ id, since, editors }): WaitingDraft[] => {
      const document = stored.get(id)
      if (!document) return []
      const published = publishedIdOf(id)
      return [
        {
          id: published,
          document,
          isNew: !stored.has(published),
          since,
          changedAt: editors[0]?.at ?? since,
          editors: editors.flatMap(({ author }) => (author === null ? [] : [personOf(author)])),
        },
      ]
    }),
    recent: activity.recent.flatMap(({ id, author, at }): RecentChange[] => {
      const document = stored.get(id)
      if (!document || (author !== null && !names.has(author))) return []
      const published = publishedIdOf(id)
      return [
        {
          id: published,
          document,
          isDraft: id === draftId(published),
          release: releaseOf(id),
          at,
          by: author === null ? null : personOf(author),
        },
      ]
    }),
  }
}

/** The drafts that one person was the last to change. */
export interface DraftGroup {
  /** Null when it is not known. */
  person: Person | null
  drafts: WaitingDraft[]
}

/** The drafts in groups, by the person who changed them last: the group of `me` first, then by the last change. */
export function byPerson(drafts: WaitingDraft[], me: string | undefined): DraftGroup[] {
  const groups = [...Map.groupBy(drafts, ({ editors }) => editors[0]?.id).values()].map(
    (own): DraftGroup => ({ person: own[0]?.editors[0] ?? null, drafts: own }),
  )
  const isMine = ({ person }: DraftGroup) => person?.id === me
  return groups.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)))
}

/** Whether a person changed a draft. */
export function isBy({ editors }: WaitingDraft, person: string | undefined): boolean {
  return editors.some(({ id }) => id === person)
}

/** The last changes, each document once. @param person only changes by this person; undefined for all people */
export function lastChanges(recent: RecentChange[], most: number, person?: string): RecentChange[] {
  const seen = new Set<string>()
  return recent
    .filter(({ id, by }) => {
      if ((person !== undefined && by?.id !== person) || seen.has(id)) return false
      seen.add(id)
      return true
    })
    .slice(0, most)
}
