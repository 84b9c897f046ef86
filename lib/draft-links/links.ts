import type { LeadStore } from '#lib/leads/store/lead-store.ts'
import type { ShareLinkRow } from '#lib/leads/store/tables.ts'
import type { Identity } from '#lib/server/accounts/index.ts'
import { randomId, randomSecret } from '#lib/server/secrets.ts'

const DAY = 24 * 3_600_000

/** How long a link may be valid, in days (docs/product.md, Sharing drafts). */
export const SHARE_DAYS = [1, 7, 30] as const

/** Milliseconds for which an expired link stays stored, so that staff can see who made it. */
const KEPT_AFTER = 30 * DAY

/** What a secret looks like: 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/

/** Only people who may publish drafts may show them to people without an account. */
export const mayShare = (identity: Identity | null): identity is Identity =>
  identity?.role === 'administrator' || identity?.role === 'editor'

/**
 * A link that shows the drafts of one page to anybody who has it. `path` is the public English path. `layers` are releases and
 * `drafts`, whose versions replace published ones, the topmost first: `['rBlackFriday', 'drafts']`. `documents` are the
 * published ids of the documents that it shows as drafts. Times are milliseconds since 1970.
 */
export interface ShareLink {
  id: string
  path: string
  layers: string[]
  documents: string[]
  createdBy: string
  createdAt: number
  expiresAt: number
}

type Shared = Pick<ShareLink, 'path' | 'layers' | 'documents' | 'createdBy'> & { days: number }

/** Only the hash is stored: a person who reads the database cannot open a link. */
const hashOf = (store: LeadStore, secret: string) => store.sign(`share ${secret}`)

/**
 * Makes a link. It is stored in the database of leads, not among the documents, because hosted Sanity and several machines use
 * that database too. The secret cannot be read later.
 */
export async function createShareLink(
  store: LeadStore,
  { path, layers, documents, createdBy, days }: Shared,
): Promise<{ link: ShareLink; secret: string }> {
  const secret = randomSecret()
  const createdAt = store.now()
  const link = { id: randomId('share'), path, layers, documents, createdBy, createdAt }
  const expiresAt = createdAt + days * DAY
  await store.commits.run(async (trx) => {
    await trx
      .deleteFrom('share_links')
      .where(({ eb, fn }) => eb(fn.coalesce('revoked_at', 'expires_at'), '<=', createdAt - KEPT_AFTER))
      .execute()
    await trx
      .insertInto('share_links')
      .values({
        id: link.id,
        secret_hash: hashOf(store, secret),
        path,
        layers: JSON.stringify(layers),
        documents: JSON.stringify(documents),
        created_by: createdBy,
        created_at: createdAt,
        expires_at: expiresAt,
        revoked_at: null,
        revoked_by: null,
      })
      .execute()
  })
  return { link: { ...link, expiresAt }, secret }
}

/**
 * The link with a secret; null when there is none, or it has expired or was revoked. It can be opened any number of times.
 * @param formerHash the hash of the secret under which an earlier release may have stored the link
 */
export async function openShareLink(
  store: LeadStore,
  secret: string,
  formerHash?: string,
): Promise<ShareLink | null> {
  if (!SECRET.test(secret)) return null
  const hashes = [hashOf(store, secret), ...(formerHash ? [formerHash] : [])]
  const row = await validLinks(store).where('secret_hash', 'in', hashes).executeTakeFirst()
  return row ? linkOf(row) : null
}

/** The valid links, newest first. */
export async function listShareLinks(store: LeadStore): Promise<ShareLink[]> {
  const rows = await validLinks(store).orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(linkOf)
}

/** Revokes a link at once, for everybody. Returns false when no link with this id is left to revoke. */
export async function revokeShareLink(store: LeadStore, id: string, revokedBy: string): Promise<boolean> {
  const now = store.now()
  const { numUpdatedRows } = await store.commits.run((trx) =>
    trx
      .updateTable('share_links')
      .set({ revoked_at: now, revoked_by: revokedBy })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0n
}

const validLinks = (store: LeadStore) =>
  store.db
    .selectFrom('share_links')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', store.now())

function linkOf(row: ShareLinkRow): ShareLink {
  return {
    id: row.id,
    path: row.path,
    layers: JSON.parse(row.layers),
    documents: JSON.parse(row.documents),
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
