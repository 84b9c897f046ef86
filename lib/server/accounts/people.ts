import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from 'content-lake/sqlite'
import { z } from 'zod'
import { isLanguage, LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { STUDIO_LANGUAGE_KEY } from '#lib/preview/studio-language.ts'
import { ROLES, type Role } from '#lib/roles.ts'
import { hashSecret, randomId } from '../secrets.ts'
import { AccountError } from './errors.ts'
import type { Identity } from './identity.ts'
import { deletePasskeys } from './passkeys.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import { sessionsEnded } from './session-ends.ts'
import { withTables } from './tables.ts'

const COLUMNS = `id, email, display_name AS displayName, role, password_hash AS passwordHash,
  created_at AS createdAt, disabled_at AS disabledAt, last_sign_in_at AS lastSignInAt, language`

const accountRow = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(ROLES),
  passwordHash: z.string().nullable(),
  createdAt: z.number(),
  disabledAt: z.number().nullable(),
  lastSignInAt: z.number().nullable(),
  /** The language of the invitation. A language that the person has chosen for the Studio comes first (`mailLanguage`). */
  language: z.enum(LANGUAGES),
})

/** A person who can sign in. Times are milliseconds since 1970. */
export type Account = z.infer<typeof accountRow>

export function identityOf(account: Account): Identity {
  return { id: account.id, displayName: account.displayName, email: account.email, role: account.role }
}

/** Makes an account without a password. Throws AccountError when the e-mail address is taken or invalid. */
export function createAccount(
  database: DatabaseSync,
  person: { email: string; role: Role; displayName?: string; language?: Language },
): Account {
  const email = person.email.trim().toLowerCase()
  // The check is lenient on purpose: `admin@localhost` is a valid address on a developer's machine.
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    throw new AccountError('bad_email', `"${person.email}" is not an e-mail address.`)
  }
  const displayName = person.displayName?.trim() || nameFrom(email)
  const id = randomId('account')
  const { changes } = withTables(database)
    .prepare(
      `INSERT INTO accounts (id, email, display_name, role, created_at, language) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (email) DO NOTHING`,
    )
    .run(id, email, displayName, person.role, Date.now(), person.language ?? 'en')
  if (changes === 0) throw new AccountError('email_taken', `There is already an account for ${email}.`)
  return requireAccount(database, id)
}

/** `jo.tremblay@example.ca` → `Jo Tremblay`. Only a default: an administrator can change the name. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}

export function accountById(database: DatabaseSync, id: string): Account | null {
  const row = withTables(database).prepare(`SELECT ${COLUMNS} FROM accounts WHERE id = ?`).get(id)
  return row ? accountRow.parse(row) : null
}

/** Finds an account by its address. Capitals and surrounding spaces do not matter. */
export function accountByEmail(database: DatabaseSync, email: string): Account | null {
  const row = withTables(database)
    .prepare(`SELECT ${COLUMNS} FROM accounts WHERE email = ?`)
    .get(email.trim().toLowerCase())
  return row ? accountRow.parse(row) : null
}

/** Every account, disabled ones too, oldest first. */
export function listAccounts(database: DatabaseSync): Account[] {
  const rows = withTables(database)
    .prepare(`SELECT ${COLUMNS} FROM accounts ORDER BY created_at, rowid`)
    .all()
  return rows.map((row) => accountRow.parse(row))
}

/**
 * Sets a new password and ends every session, so that a person with the old password is signed out. `isStillRight` is called
 * after the hash is computed, because hashing takes a while. Throws AccountError: `not_signed_in` when `isStillRight` returns
 * false.
 */
export async function setPassword(
  database: DatabaseSync,
  accountId: string,
  password: string,
  isStillRight: () => boolean = () => true,
): Promise<void> {
  checkNewPassword(password)
  const hash = await hashPassword(password)
  inTransaction(withTables(database), () => {
    requireAccount(database, accountId)
    if (!isStillRight()) throw new AccountError('not_signed_in')
    update(database, accountId, 'password_hash', hash)
    signOutEverywhere(database, accountId)
  })
}

/** Removes a forgotten password and ends every session except `keep`. A sign-in link lets the person set a new password. */
export function clearPassword(database: DatabaseSync, accountId: string, keep: string | null = null): void {
  inTransaction(withTables(database), () => {
    requireAccount(database, accountId)
    update(database, accountId, 'password_hash', null)
    signOutEverywhere(database, accountId, keep)
  })
}

/** Gives a person another name, also in the history of documents. Throws AccountError when there is no such account. */
export function rename(database: DatabaseSync, accountId: string, displayName: string): void {
  requireAccount(database, accountId)
  update(database, accountId, 'display_name', displayName)
}

/** Stores that a person has just signed in. */
export function noteSignIn(database: DatabaseSync, accountId: string): void {
  update(database, accountId, 'last_sign_in_at', Date.now())
}

/** Changes a person's role from their next request on. Throws AccountError for the last administrator. */
export function setRole(database: DatabaseSync, accountId: string, role: Role): void {
  inTransaction(withTables(database), () => {
    if (role !== 'administrator') refuseWithoutAdministrator(database, requireAccount(database, accountId))
    update(database, accountId, 'role', role)
  })
}

/**
 * Disables an account at once and deletes its passkeys. The history of documents still shows the person's name. Throws
 * AccountError for the last administrator.
 */
export function disableAccount(database: DatabaseSync, accountId: string): void {
  inTransaction(withTables(database), () => {
    refuseWithoutAdministrator(database, requireAccount(database, accountId))
    update(database, accountId, 'disabled_at', Date.now())
    deletePasskeys(database, accountId)
    signOutEverywhere(database, accountId)
  })
}

/** Removes every passkey of an account, for example of a lost device, and ends every session except `keep`. */
export function clearPasskeys(database: DatabaseSync, accountId: string, keep: string | null = null): void {
  inTransaction(withTables(database), () => {
    requireAccount(database, accountId)
    deletePasskeys(database, accountId)
    signOutEverywhere(database, accountId, keep)
  })
}

/** Enables a disabled account. Throws AccountError when there is no such account. */
export function enableAccount(database: DatabaseSync, accountId: string): void {
  requireAccount(database, accountId)
  update(database, accountId, 'disabled_at', null)
}

/**
 * Ends every session of an account except `keep`, and deletes its unused sign-in links and open passkey challenges. `keep` is
 * the secret of a session.
 */
export function signOutEverywhere(
  database: DatabaseSync,
  accountId: string,
  keep: string | null = null,
): void {
  const kept = keep === null ? '' : hashSecret(keep)
  withTables(database)
    .prepare('DELETE FROM sessions WHERE account_id = ? AND id_hash <> ?')
    .run(accountId, kept)
  database.prepare('DELETE FROM sign_in_links WHERE account_id = ?').run(accountId)
  database.prepare('DELETE FROM passkey_challenges WHERE account_id = ?').run(accountId)
  sessionsEnded()
}

function update(database: DatabaseSync, id: string, column: string, value: string | number | null): void {
  withTables(database).prepare(`UPDATE accounts SET ${column} = ? WHERE id = ?`).run(value, id)
}

function requireAccount(database: DatabaseSync, id: string): Account {
  const account = accountById(database, id)
  if (!account) throw new AccountError('unknown_account', `There is no account with the id "${id}".`)
  return account
}

function refuseWithoutAdministrator(database: DatabaseSync, leaving: Account): void {
  const others = listAccounts(database).filter(
    (account) => account.role === 'administrator' && account.disabledAt === null && account.id !== leaving.id,
  )
  if (leaving.role === 'administrator' && leaving.disabledAt === null && others.length === 0) {
    throw new AccountError(
      'last_administrator',
      `${leaving.email} is the last administrator. Make someone else administrator first.`,
    )
  }
}

/** The language of mails to a person: the one chosen for the Studio, else the language of the invitation. */
export function mailLanguage(database: DatabaseSync, { id, language }: Account): Language {
  const row = database
    .prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?')
    .get(id, STUDIO_LANGUAGE_KEY)
  const chosen: unknown = row ? JSON.parse(String(row.value)) : null
  return isLanguage(chosen) ? chosen : language
}
