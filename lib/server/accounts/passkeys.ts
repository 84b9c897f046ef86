import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from 'content-lake/sqlite'
import { z } from 'zod'
import { randomId } from '../secrets.ts'
import { AccountError } from './errors.ts'
import { withTables } from './tables.ts'

/** How many passkeys an account may have. */
const MOST = 10

const COLUMNS = 'id, name, created_at AS createdAt, last_used_at AS lastUsedAt'

const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
})

/** A passkey as its owner sees it in the Studio. Times are milliseconds since 1970. */
export type Passkey = z.infer<typeof passkeyRow>

const credentialRow = z.object({
  accountId: z.string(),
  credentialId: z.string(),
  publicKey: z.instanceof(Uint8Array<ArrayBuffer>),
  counter: z.number(),
})

/** The data with which the server checks a signature. The private key never leaves the person's device. */
export type Credential = z.infer<typeof credentialRow>

/** The passkeys of an account, oldest first. */
export function listPasskeys(database: DatabaseSync, accountId: string): Passkey[] {
  const rows = withTables(database)
    .prepare(`SELECT ${COLUMNS} FROM passkeys WHERE account_id = ? ORDER BY created_at, rowid`)
    .all(accountId)
  return rows.map((row) => passkeyRow.parse(row))
}

/** The ids that browsers use for the passkeys of an account. */
export function credentialIds(database: DatabaseSync, accountId: string): string[] {
  const rows = withTables(database)
    .prepare('SELECT credential_id FROM passkeys WHERE account_id = ?')
    .all(accountId)
  return rows.map((row) => String(row.credential_id))
}

export function credentialById(database: DatabaseSync, credentialId: string): Credential | null {
  const row = withTables(database)
    .prepare(
      `SELECT account_id AS accountId, credential_id AS credentialId, public_key AS publicKey, counter
       FROM passkeys WHERE credential_id = ?`,
    )
    .get(credentialId)
  return row ? credentialRow.parse(row) : null
}

/** Throws AccountError when the account cannot have one more passkey. */
export function checkRoomForPasskey(database: DatabaseSync, accountId: string): void {
  if (listPasskeys(database, accountId).length >= MOST) throw new AccountError('too_many_passkeys')
}

/** Stores a new passkey. Throws AccountError when there are too many, or when an account has this passkey already. */
export function addPasskey(database: DatabaseSync, name: string, credential: Credential): void {
  const { accountId, credentialId, publicKey, counter } = credential
  inTransaction(withTables(database), () => {
    checkRoomForPasskey(database, accountId)
    const { changes } = database
      .prepare(
        `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, name, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential_id) DO NOTHING`,
      )
      .run(randomId('passkey'), accountId, credentialId, publicKey, counter, name, Date.now())
    if (changes === 0) throw new AccountError('passkey_not_added')
  })
}

/**
 * Stores the time of a use and the device's counter of uses. Returns false when the passkey was removed meanwhile, or when the
 * stored counter is not lower. Then the signature was used before. Devices without a counter send 0.
 */
export function notePasskeyUse(database: DatabaseSync, credentialId: string, counter: number): boolean {
  const { changes } = withTables(database)
    .prepare(
      `UPDATE passkeys SET counter = ?1, last_used_at = ?2
       WHERE credential_id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))`,
    )
    .run(counter, Date.now(), credentialId)
  return changes > 0
}

/** Throws AccountError when the account has no such passkey. */
export function renamePasskey(database: DatabaseSync, accountId: string, id: string, name: string): void {
  const { changes } = withTables(database)
    .prepare('UPDATE passkeys SET name = ? WHERE id = ? AND account_id = ?')
    .run(name, id, accountId)
  if (changes === 0) throw unknownPasskey(id)
}

/** Throws AccountError when the account has no such passkey. */
export function removePasskey(database: DatabaseSync, accountId: string, id: string): void {
  const { changes } = withTables(database)
    .prepare('DELETE FROM passkeys WHERE id = ? AND account_id = ?')
    .run(id, accountId)
  if (changes === 0) throw unknownPasskey(id)
}

/** Deletes every passkey of an account. */
export function deletePasskeys(database: DatabaseSync, accountId: string): void {
  withTables(database).prepare('DELETE FROM passkeys WHERE account_id = ?').run(accountId)
}

function unknownPasskey(id: string): AccountError {
  return new AccountError('unknown_passkey', `This account has no passkey with the id "${id}".`)
}
