import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import type { Env } from '#lib/env.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'

/* What `content:push` and `content:pull` have in common. Sanity's own packages do the work. */

/** `run.mjs` prints the message alone. Unlike `fail()` it lets the callers put away what they have made. */
export class TransferError extends Error {
  override name = 'TransferError'
}

type Operation = 'create' | 'createIfNotExists' | 'createOrReplace'

/** What becomes of documents that are there already: the names are those of `sanity dataset import`. */
export function readOperation(command: string): Operation {
  const { replace, missing } = readOptions(
    { replace: { type: 'boolean' }, missing: { type: 'boolean' } },
    `npm run ${command} -- [--replace | --missing]`,
  )
  if (replace && missing) fail('Say --replace or --missing, not both.')
  return replace ? 'createOrReplace' : missing ? 'createIfNotExists' : 'create'
}

/** The hosted project that the settings name. Without one, or without a token, it ends the process with a sentence. */
export function datasetOf(env: Env): { client: SanityClient; dataset: string; place: string } {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: projectId, NEXT_PUBLIC_SANITY_DATASET: dataset } = env
  if (!projectId) fail('Say which project with NEXT_PUBLIC_SANITY_PROJECT_ID.')
  if (!env.SANITY_AUTH_TOKEN) fail('Set SANITY_AUTH_TOKEN to a token that may read and write all content.')
  const client = clientFor({ projectId, dataset, token: env.SANITY_AUTH_TOKEN, url: env.SANITY_API_URL })
  return { client, dataset, place: `${dataset} of ${projectId}` }
}

/** Sanity's client, for a lake at an address of its own where `url` is given. */
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

/** Puts an archive of content where a client leads to. Returns how many documents there were. */
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
    throw asSentence(error, operation)
  }
}

/** What the other side refuses, or that it is not reached, is a sentence; anything else is a fault of this program. */
function asSentence(error: unknown, operation: Operation): unknown {
  if (!(error instanceof Error)) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : ''
  if (typeof status !== 'number' && !code) return error
  const advice =
    status === 409 && operation === 'create'
      ? 'Use --missing to leave what is there, or --replace to replace it.'
      : 'What was sent before is there. Mend the reason, and run the same with --replace.'
  return new TransferError(`${error.message.replace(/\.$/, '')}${code}. ${advice}`, { cause: error })
}

/** Runs a task with a folder that is removed afterwards. */
export async function withFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'montage-transfer-'))
  try {
    return await task(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
