import { join } from 'node:path'
import type { Lake } from 'content-lake'
import { seedLake } from 'content-lake/seed'
import type { Env } from '#lib/env.ts'
import { ensureFirstAdministrator } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'

const SEED_FOLDER = join(import.meta.dirname, '../studio/seed')

/** Fills a new lake with the sample content. An older lake gets only documents that exist once and that it never had. */
export function seedInto(lake: Lake): Promise<void> {
  return seedLake(lake, SEED_FOLDER, 'montage')
}

/** Seeds the embedded lake, runs a task with it and closes it. With hosted Sanity it does nothing and returns null. */
export async function withLake<Result>(env: Env, task: (lake: Lake) => Result | Promise<Result>) {
  if (env.NEXT_PUBLIC_SANITY_PROJECT_ID) return null
  const lake = openSiteLake(env.DATA_DIR)
  try {
    await seedInto(lake)
    return await task(lake)
  } finally {
    lake.close()
  }
}

/** Makes sure that somebody can sign in. Returns a one-time link while no administrator has a password, otherwise null. */
export async function firstSignInLink(env: Env): Promise<string | null> {
  const link = await withLake(env, (lake) => ensureFirstAdministrator(lake, env))
  return link && new URL(link, env.SITE_URL).href
}
