import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { getLeads } from '#lib/leads/index.ts'
import type { LeadStore } from '#lib/leads/store/lead-store.ts'
import { accountsKey } from '#lib/server/accounts/tables.ts'
import { getLake } from '#lib/server/lake.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { hashWithKey } from '#lib/server/secrets.ts'

/*
 * Releases until November 2026 kept links to drafts in the lake's file. A link is valid for at most 30 days, so this file can
 * be deleted with the first release of 2027.
 */

const row = z.object({
  id: z.string(),
  secret_hash: z.string(),
  path: z.string(),
  layers: z.string(),
  documents: z.string(),
  created_by: z.string(),
  created_at: z.number(),
  expires_at: z.number(),
  revoked_at: z.number().nullable(),
  revoked_by: z.string().nullable(),
})

/** Copies the links of this site's lake. An error is logged and not thrown: the database of leads may be down. */
export async function adoptAtStart(): Promise<void> {
  try {
    await adoptFormerLinks(getLake().database, (await getLeads()).outbox)
  } catch (error) {
    log.error({ err: error }, 'The links to drafts of an earlier release were not copied')
  }
}

/** Copies the links of the lake's file to the database of leads, which has all links now. It may be called again. */
export async function adoptFormerLinks(database: DatabaseSync, store: LeadStore): Promise<void> {
  const isThere = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'share_links'`).get()
  if (!isThere) return
  const links = database.prepare('SELECT * FROM share_links WHERE expires_at > ?').all(store.now())
  if (links.length === 0) return
  await store.commits.run((trx) =>
    trx
      .insertInto('share_links')
      .values(links.map((link) => row.parse(link)))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** The hash of a secret, as releases until November 2026 stored it. */
export const formerHashOf = (database: DatabaseSync, secret: string): string =>
  hashWithKey(accountsKey(database), `share ${secret}`)
