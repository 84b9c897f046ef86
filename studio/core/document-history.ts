import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** A transaction: its id is the revision of the documents that it wrote. */
const logEntry = z.object({
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentIDs: z.array(z.string()),
})

export type LogEntry = z.infer<typeof logEntry>

interface LogOptions {
  /** The maximum number of transactions. */
  limit: number
  /** The id of the newest transaction to return. When absent, the log begins with the last transaction of the documents. */
  toTransaction?: string
}

/** The last transactions of some documents, newest first. Hosted Sanity keeps them for a time that depends on its plan. */
export async function readLog(
  client: SanityClient,
  ids: readonly string[],
  { limit, ...range }: LogOptions,
): Promise<LogEntry[]> {
  const lines = await client.request<string | undefined>({
    url: `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`,
    query: { excludeContent: 'true', reverse: 'true', limit: String(limit), ...range },
  })
  return (lines ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => logEntry.parse(JSON.parse(line)))
}

const documentsAnswer = z.object({
  documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
})

/** A document at a revision; null when it did not exist then. */
export async function documentAt(client: SanityClient, id: string, revision: string) {
  const url = `/data/history/${client.config().dataset}/documents/${id}`
  const answer = await client.request<unknown>({ url, query: { revision } })
  return documentsAnswer.parse(answer).documents[0] ?? null
}
