import type { DatabaseSync } from 'node:sqlite'
import { migrate, type Step } from 'content-lake/sqlite'
import { z } from 'zod'
import type { Identity } from '#lib/server/accounts/index.ts'
import { accountsKey } from '#lib/server/accounts/tables.ts'
import { hashWithKey, randomId, randomSecret } from '#lib/server/secrets.ts'

const DAY = 24 * 3_600_000

/** How long a link may be valid, in days (docs/product.md, Sharing drafts). */
export const SHARE_DAYS = [1, 7, 30] as const

/** Milliseconds for which an expired link stays stored, so that staff can see who made it. */
const KEPT_AFTER = 30 * DAY

/** 32 random bytes, as `randomSecret` writes them. */
const SECRET = /^[\w-]{43}$/

/** Only people who may publish drafts may show them to people without an account. */
export const mayShare = (identity: Identity | null): identity is Identity =>
  identity?.role === 'administrator' || identity?.role === 'editor'

/**
 * Links to drafts are stored beside accounts, never among the documents. `layers` and `documents` are JSON lists, times are
 * milliseconds since 1970. Only a hash of the secret is stored; its key is the key of the accounts.
 */
const STEPS: Step[] = [
  (database) => {
    database.exec(`
      CREATE TABLE share_links (
        id TEXT PRIMARY KEY,
        secret_hash TEXT NOT NULL UNIQUE,
        path TEXT NOT NULL,
        layers TEXT NOT NULL,
        documents TEXT NOT NULL,
        created_by TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        revoked_at INTEGER,
        revoked_by TEXT
      ) STRICT;
    `)
  },
]

const prepared = new WeakSet<DatabaseSync>()

/** Returns the same database, after the table of links was created if it was missing. */
function withTables(database: DatabaseSync): DatabaseSync {
  if (!prepared.has(database)) {
    migrate(database, 'shares', STEPS)
    prepared.add(database)
  }
  return database
}

const COLUMNS =
  'id, path, layers, documents, created_by AS createdBy, created_at AS createdAt, expires_at AS expiresAt'

const list = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)))

const row = z.object({
  id: z.string(),
  path: z.string(),
  layers: list,
  documents: list,
  createdBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
})

/**
 * A link that shows the drafts of one page to anybody who has it. `path` is the public English path; `layers` are the drafts and
 * releases that are shown above published content, topmost first; `documents` are the published ids of the documents whose drafts
 * are shown. Times are milliseconds since 1970.
 */
export type ShareLink = z.infer<typeof row>

type Shared = Pick<ShareLink, 'path' | 'layers' | 'documents' | 'createdBy'> & { days: number }

const hashOf = (database: DatabaseSync, secret: string) =>
  hashWithKey(accountsKey(database), `share ${secret}`)

/** Makes a link. Only a hash of the secret is stored, so the secret cannot be read later. */
export function createShareLink(
  database: DatabaseSync,
  { path, layers, documents, createdBy, days }: Shared,
): { link: ShareLink; secret: string } {
  const secret = randomSecret()
  const now = Date.now()
  const shares = withTables(database)
  shares
    .prepare('DELETE FROM share_links WHERE min(expires_at, coalesce(revoked_at, expires_at)) <= ?')
    .run(now - KEPT_AFTER)
  const made = shares
    .prepare(
      `INSERT INTO share_links (id, secret_hash, path, layers, documents, created_by, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${COLUMNS}`,
    )
    .get(
      randomId('share'),
      hashOf(database, secret),
      path,
      JSON.stringify(layers),
      JSON.stringify(documents),
      createdBy,
      now,
      now + days * DAY,
    )
  return { link: row.parse(made), secret }
}

/** The link with a secret; null when there is none, or it has expired or was revoked. It can be opened any number of times. */
export function openShareLink(database: DatabaseSync, secret: string): ShareLink | null {
  if (!SECRET.test(secret)) return null
  const found = withTables(database)
    .prepare(
      `SELECT ${COLUMNS} FROM share_links WHERE secret_hash = ? AND revoked_at IS NULL AND expires_at > ?`,
    )
    .get(hashOf(database, secret), Date.now())
  return found ? row.parse(found) : null
}

/** The valid links, newest first. */
export function listShareLinks(database: DatabaseSync): ShareLink[] {
  return withTables(database)
    .prepare(
      `SELECT ${COLUMNS} FROM share_links WHERE revoked_at IS NULL AND expires_at > ? ORDER BY created_at DESC, id`,
    )
    .all(Date.now())
    .map((found) => row.parse(found))
}

/** Revokes a link at once, for everybody. Returns false when no link with this id is left to revoke. */
export function revokeShareLink(database: DatabaseSync, id: string, revokedBy: string): boolean {
  const { changes } = withTables(database)
    .prepare('UPDATE share_links SET revoked_at = ?, revoked_by = ? WHERE id = ? AND revoked_at IS NULL')
    .run(Date.now(), revokedBy, id)
  return changes > 0
}
