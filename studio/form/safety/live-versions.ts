import type { SanityClient } from '@sanity/client'
import type { HistoryEvent } from 'content-lake'
import { z } from 'zod'
import { isAddition, isTakingBack } from '#lib/content/as-is.ts'
import { type ApprovalRequest, approvalId } from '#lib/shapes/approval.ts'
import { namesOf } from '#studio/core/people-names.ts'

/** A version of a document that visitors saw for some time. */
export interface LiveVersion {
  /** The revision (`_rev`) of the published document. */
  revision: string
  /** ISO 8601. */
  from: string
  /** ISO 8601; null while the version is on the site. */
  until: string | null
  /** Id of a person, a token or a program. */
  author: string
  /** The revision of the draft that was published; undefined when it was not made from a draft. */
  draftRevision?: string
  /** Whether its publication was taken back. */
  isTakenBack?: boolean
}

type Event = Pick<HistoryEvent, 'type' | 'timestamp' | 'author' | 'revisionId' | 'versionRevisionId'>

const ENDS: ReadonlySet<string> = new Set(['unpublishDocument', 'deleteDocumentGroup'])

/** Writes to the published document itself, without a draft: only programs do that. */
const BY_PROGRAM: ReadonlySet<string> = new Set(['createLiveDocument', 'updateLiveDocument'])

/** In milliseconds. An import writes a document, then adds its pictures and references. Both writes count as one version. */
const LONGEST_IMPORT = 60_000

/** The versions that were on the site, from the events of a document. Events and versions are newest first. */
export function liveVersions(events: Event[]): LiveVersion[] {
  const versions: LiveVersion[] = []
  let until: string | null = null
  for (const [index, event] of events.entries()) {
    const { type, timestamp, author, revisionId, versionRevisionId: draftRevision } = event
    const last = versions.at(-1)
    const newer = events[index - 1]
    if (last && isSameImport(event, newer)) last.from = timestamp
    // The newer event is an addition by the site, such as a former slug. It belongs to the version that a person published.
    else if (last && isAddition(newer?.revisionId ?? ''))
      Object.assign(last, { from: timestamp, author, draftRevision })
    else if (revisionId !== undefined)
      versions.push({
        revision: revisionId,
        from: timestamp,
        until,
        author,
        draftRevision,
        ...(last && isTakingBack(last.revision) && { isTakenBack: true }),
      })
    if (revisionId !== undefined || ENDS.has(type)) until = timestamp
  }
  return versions
}

function isSameImport(older: Event, newer: Event | undefined): boolean {
  return (
    newer !== undefined &&
    older.author === newer.author &&
    BY_PROGRAM.has(older.type) &&
    newer.type === 'updateLiveDocument' &&
    Date.parse(newer.timestamp) - Date.parse(older.timestamp) < LONGEST_IMPORT
  )
}

const eventsAnswer = z.object({
  events: z.record(
    z.string(),
    z.array(
      z.object({
        type: z.custom<HistoryEvent['type']>((type) => typeof type === 'string'),
        timestamp: z.string(),
        author: z.string(),
        revisionId: z.string().optional(),
        versionRevisionId: z.string().optional(),
      }),
    ),
  ),
})

/** Without this limit hosted Sanity returns only a few events. The embedded lake always returns all. */
const MOST_EVENTS = '100'

/** The versions of a published document that were on the site, newest first, the names of their authors, and who asked for them. */
export async function readLiveVersions(client: SanityClient, id: string) {
  const { dataset } = client.config()
  const answer = await client.request<unknown>({
    url: `/data/history/${dataset}/events/documents/${id}`,
    query: { limit: MOST_EVENTS },
  })
  const versions = liveVersions(eventsAnswer.parse(answer).events[id] ?? [])
  const names = await namesOf(
    client,
    versions.map(({ author }) => author),
  )
  const requests = await client.fetch<ApprovalRequest[] | null>(
    '*[_id == $approval][0].requests',
    { approval: approvalId(id) },
    { perspective: 'raw' },
  )
  return { versions, names, requests: requests ?? [] }
}
