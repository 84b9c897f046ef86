import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { NO_VERSIONS } from '#studio/core/document-pair.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'

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

/** Who works on which drafts and what was changed last, both newest first. Ids are those of stored documents. */
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
  const answer = isEmbedded
    ? await client.request({ url: `/data/activity/${client.config().dataset}`, tag: 'home' })
    : await client.fetch(DATES, { types }, { perspective: 'raw', tag: 'home' })
  return activitySchema.parse(answer)
}
