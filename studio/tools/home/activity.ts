import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isAsIs } from '#lib/content/as-is.ts'
import { type LogEntry, readLog } from '#studio/core/document-history.ts'
import { NO_VERSIONS, publishedIdOf } from '#studio/core/document-pair.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { namesOf } from '#studio/core/people-names.ts'

const change = z.object({
  /** The id of a person, a token or a script. Null when it is not known. */
  author: z.string().nullable(),
  at: z.string(),
})

const activitySchema = z.object({
  drafts: z.array(z.object({ id: z.string(), since: z.string(), editors: z.array(change) })),
  recent: z.array(change.extend({ id: z.string() })),
  people: z.array(z.object({ id: z.string(), displayName: z.string() })),
})

/** The drafts with their editors, and the last changes, both newest first. A draft's id begins with `drafts.`. */
export type Activity = z.infer<typeof activitySchema>

const MOST_DRAFTS = 500
const MOST_RECENT = 50

/** Queries of hosted Sanity tell when a document changed, but not who changed it. */
const DATES = `{
  "drafts": *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc)[0...${MOST_DRAFTS}]{
    "id": _id, "since": _updatedAt, "editors": [{ "author": null, "at": _updatedAt }]
  },
  "recent": *[_type in $types && ${NO_VERSIONS}] | order(_updatedAt desc)[0...${MOST_RECENT}]{
    "id": _id, "author": null, "at": _updatedAt
  },
  "people": []
}`

/** Reads the activity in documents of some types. The embedded lake returns the activity in all documents. */
export async function readActivity(client: SanityClient, types: readonly string[]): Promise<Activity> {
  if (!isEmbedded) return readHostedActivity(client, types)
  const answer = await client.request({ url: `/data/activity/${client.config().dataset}`, tag: 'home' })
  return activitySchema.parse(answer)
}

/** The most documents whose authors are looked up in one request. Their ids are in its address, which Sanity limits to 8 kB. */
const MOST_IDS = 120
const MOST_TRANSACTIONS = 300

/** The authors of the last changes are read from the history of the documents. Authors of older changes stay null. */
export async function readHostedActivity(client: SanityClient, types: readonly string[]): Promise<Activity> {
  const dates = activitySchema.parse(
    await client.fetch(DATES, { types }, { perspective: 'raw', tag: 'home' }),
  )
  const changed = [...dates.recent, ...dates.drafts].flatMap(({ id }) => [id, publishedIdOf(id)])
  const ids = [...new Set(changed)].slice(0, MOST_IDS)
  if (ids.length === 0) return dates
  const log = await readLog(client, ids, { limit: MOST_TRANSACTIONS })
  const names = await namesOf(
    client,
    log.map(({ author }) => author),
  )
  const editorsOf = (id: string) => editorsIn(log, id).filter(({ author }) => names.has(author))
  return {
    drafts: dates.drafts.map((draft) => {
      const editors = editorsOf(draft.id)
      return editors.length > 0 ? { ...draft, editors } : draft
    }),
    recent: dates.recent
      .flatMap((change) => {
        const editors = editorsOf(change.id)
        return editors.length > 0 ? editors.map((editor) => ({ id: change.id, ...editor })) : [change]
      })
      .sort((one, other) => other.at.localeCompare(one.at)),
    people: [...names].map(([id, displayName]) => ({ id, displayName })),
  }
}

/** The authors of a document, newest change first, with its time. For a draft, only changes since it was made count. */
function editorsIn(log: LogEntry[], id: string) {
  const published = publishedIdOf(id)
  const own = log.filter(({ documentIDs }) => documentIDs.includes(id))
  // A transaction that also wrote the published document, such as a publication, ended a former draft.
  const end = own.findIndex(({ documentIDs }) => id !== published && documentIDs.includes(published))
  const since = end === -1 ? own : own.slice(0, end)
  // Transactions of the site's own servers (`as-is.ts`) are not the work of an author.
  const byPeople = since.filter((entry) => !isAsIs(entry.id))
  const byAuthor = Map.groupBy(byPeople.length > 0 ? byPeople : since, ({ author }) => author)
  return [...byAuthor].flatMap(([author, [last]]) => (last ? [{ author, at: last.timestamp }] : []))
}
