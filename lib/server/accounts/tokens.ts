import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ROLES, type Role } from '#lib/roles.ts'
import { hashSecret, randomId, randomSecret } from '../secrets.ts'
import { AccountError } from './errors.ts'
import type { Identity } from './identity.ts'
import { withTables } from './tables.ts'

const PREFIX = 'mt_'
/** The shortest time between two updates of `last_used_at`, in milliseconds. Each update waits for a write to the disk. */
const NOTE_USE_EVERY = 60_000

const COLUMNS =
  'id, label, role, created_at AS createdAt, expires_at AS expiresAt, last_used_at AS lastUsedAt, revoked_at AS revokedAt'

const tokenRow = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(ROLES),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  lastUsedAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
})

/** A token for scripts. The secret is shown once, when it is made. Times are milliseconds since 1970. */
export type Token = z.infer<typeof tokenRow>

/**
 * Makes a token. Scripts send `secret` as `Authorization: Bearer …`. The secret cannot be read again. Without `expiresAt` the
 * token is valid until it is revoked.
 */
export function createToken(
  database: DatabaseSync,
  { role, label, expiresAt = null }: { role: Role; label: string; expiresAt?: number | null },
): { token: Token; secret: string } {
  const secret = PREFIX + randomSecret()
  const row = withTables(database)
    .prepare(
      `INSERT INTO tokens (id, label, role, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
       RETURNING ${COLUMNS}`,
    )
    .get(randomId('token'), label, role, hashSecret(secret), Date.now(), expiresAt)
  return { token: tokenRow.parse(row), secret }
}

/** Every token, revoked ones too, oldest first. */
export function listTokens(database: DatabaseSync): Token[] {
  const rows = withTables(database).prepare(`SELECT ${COLUMNS} FROM tokens ORDER BY created_at, rowid`).all()
  return rows.map((row) => tokenRow.parse(row))
}

/** Ends a token at once. Throws AccountError when there is no such token. Revoking twice is harmless. */
export function revokeToken(database: DatabaseSync, id: string): void {
  const { changes } = withTables(database)
    .prepare('UPDATE tokens SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?')
    .run(Date.now(), id)
  if (changes === 0) {
    throw new AccountError(
      'unknown_token',
      `There is no token with the id "${id}". List them with: npm run token -- --list`,
    )
  }
}

/** The identity of a token by its id; null when the token is unknown, revoked or expired. */
export function identityOfTokenId(database: DatabaseSync, id: string): Identity | null {
  const token = validToken(database, 'id', id)
  return token && identityOf(token)
}

/** The identity of a token by its secret; null when the token is unknown, revoked or expired. */
export function identityOfToken(database: DatabaseSync, secret: string): Identity | null {
  const token = secret.startsWith(PREFIX) ? validToken(database, 'token_hash', hashSecret(secret)) : null
  if (!token) return null
  const now = Date.now()
  if (now - (token.lastUsedAt ?? 0) >= NOTE_USE_EVERY) {
    database.prepare('UPDATE tokens SET last_used_at = ? WHERE id = ?').run(now, token.id)
  }
  return identityOf(token)
}

function validToken(database: DatabaseSync, column: 'id' | 'token_hash', value: string): Token | null {
  const row = withTables(database)
    .prepare(`SELECT ${COLUMNS} FROM tokens WHERE ${column} = ? AND revoked_at IS NULL`)
    .get(value)
  const token = row && tokenRow.parse(row)
  return token && (token.expiresAt === null || token.expiresAt > Date.now()) ? token : null
}

const identityOf = ({ id, label, role }: Token): Identity => ({ id, displayName: label, role })
