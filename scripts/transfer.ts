import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import type { LakeDocument } from 'content-lake'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { documentsIn } from '#lib/server/backup/ndjson.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'

/* The shared parts of `content:push` and `content:pull`. Sanity's own packages do the work. */

/** An error of which `run.mjs` prints only the message. Unlike `fail()`, throwing it lets the callers clean up. */
export class TransferError extends Error {
  override name = 'TransferError'
}

type Operation = 'create' | 'createIfNotExists' | 'createOrReplace'

/** Reads the options that say what happens to existing documents. The results are operations of `sanity dataset import`. */
export function readOperation(command: string): Operation {
  const { replace, missing } = readOptions(
    { replace: { type: 'boolean' }, missing: { type: 'boolean' } },
    `npm run ${command} -- [--replace | --missing]`,
  )
  if (replace && missing) fail('Say --replace or --missing, not both.')
  return replace ? 'createOrReplace' : missing ? 'createIfNotExists' : 'create'
}

/** The hosted project in the settings. Exits with a sentence without a project or a token. */
export function datasetOf(env: Env): { client: SanityClient; dataset: string; place: string } {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: projectId, NEXT_PUBLIC_SANITY_DATASET: dataset } = env
  if (!projectId) fail('Say which project with NEXT_PUBLIC_SANITY_PROJECT_ID.')
  if (!env.SANITY_AUTH_TOKEN) fail('Set SANITY_AUTH_TOKEN to a token that may read and write all content.')
  const client = clientFor({ projectId, dataset, token: env.SANITY_AUTH_TOKEN, url: env.SANITY_API_URL })
  return { client, dataset, place: `${dataset} of ${projectId}` }
}

/** A Sanity client. `url` is the address of another lake, such as the embedded lake; without it, hosted Sanity is used. */
export function clientFor({
  projectId,
  dataset,
  token,
  url,
}: {
  projectId: string
  dataset: string
  token: string
  url?: string
}): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(url && { apiHost: url, useProjectHostname: false }),
  })
}

/** The documents that `content:push` sends from a data folder; empty when the folder has no lake. */
export async function documentsToPush(dataDir: string): Promise<LakeDocument[]> {
  return existsSync(join(dataDir, 'lake.sqlite')) ? documentsIn(dataDir) : []
}

/** The read part of Sanity's statistics of a dataset: how many attributes it has (`value`) and may have (`limit`). */
export const STATS = z.object({
  fields: z.object({ count: z.object({ value: z.number().nullish(), limit: z.number().nullish() }) }),
})

/**
 * Throws a TransferError when the plan of the dataset allows fewer attributes. Sanity would refuse documents in the middle of the
 * import. A lake without statistics, such as the embedded one, has no limit.
 */
export async function refuseTooMany(count: number, client: SanityClient, dataset: string): Promise<void> {
  const stats = await client.request<unknown>({ url: `/data/stats/${dataset}` }).catch((error: unknown) => {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null
    throw asSentence(error, () => `Nothing was sent: the limits of ${dataset} could not be read.`)
  })
  const limit = STATS.safeParse(stats).data?.fields.count.limit
  if (limit && count > limit) {
    throw new TransferError(
      `The content has ${count} attributes, and the plan of ${dataset} allows ${limit}. Nothing was sent. Choose a larger plan (docs/operations.md, Plans of Sanity).`,
    )
  }
}

/** Imports an archive of content with a client. Returns the number of documents. */
export async function importArchive(
  archive: string,
  client: SanityClient,
  operation: Operation,
): Promise<number> {
  try {
    const { numDocs, warnings } = await sanityImport(createReadStream(archive), { client, operation })
    for (const warning of warnings) console.error(warning.message)
    return numDocs
  } catch (error) {
    throw asSentence(error, (status) =>
      status === 409 && operation === 'create'
        ? 'Use --missing to leave what is there, or --replace to replace it.'
        : 'What was sent before is there. Mend the reason, and run the same with --replace.',
    )
  }
}

/** Turns a refusal by the server, or a failed connection, into a TransferError. Other errors are bugs and stay as they are. */
function asSentence(error: unknown, adviceFor: (status: unknown) => string): unknown {
  if (!(error instanceof Error)) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : ''
  if (typeof status !== 'number' && !code) return error
  return new TransferError(`${error.message.replace(/\.$/, '')}${code}. ${adviceFor(status)}`, {
    cause: error,
  })
}

/** Runs a task with a temporary folder and removes the folder. */
export async function withFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'montage-transfer-'))
  try {
    return await task(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
