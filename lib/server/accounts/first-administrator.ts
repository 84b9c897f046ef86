import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from 'content-lake/sqlite'
import type { Env } from '#lib/env.ts'
import { createSignInLink } from './links.ts'
import { verifyPassword } from './passwords.ts'
import { accountByEmail, createAccount, enableAccount, listAccounts, setPassword, setRole } from './people.ts'
import { withTables } from './tables.ts'

const DEFAULT_EMAIL = 'admin@localhost'

/**
 * Makes sure that somebody can administer the Studio. Afterwards the account of STUDIO_ADMIN_EMAIL exists, is enabled, is an
 * administrator, and has STUDIO_ADMIN_PASSWORD as its password if that is set. Without STUDIO_ADMIN_EMAIL, an empty lake gets
 * `admin@localhost`.
 * Returns the path of a one-time sign-in link while no administrator has a password, otherwise null.
 */
export async function ensureFirstAdministrator(
  { database }: { database: DatabaseSync },
  settings: Pick<Env, 'STUDIO_ADMIN_EMAIL' | 'STUDIO_ADMIN_PASSWORD'>,
): Promise<string | null> {
  const { STUDIO_ADMIN_EMAIL: email, STUDIO_ADMIN_PASSWORD: password } = settings
  const account = inTransaction(withTables(database), () => {
    const known = email ? accountByEmail(database, email) : listAccounts(database)[0]
    return known ?? createAccount(database, { email: email ?? DEFAULT_EMAIL, role: 'administrator' })
  })
  if (email) {
    if (account.role !== 'administrator') setRole(database, account.id, 'administrator')
    if (account.disabledAt !== null) enableAccount(database, account.id)
    // Setting a password ends all sessions. A restart with the same password must not end them.
    if (password && !(await verifyPassword(password, account.passwordHash))) {
      await setPassword(database, account.id, password)
    }
  }
  return linkWhileNobodyHasAPassword(database)
}

function linkWhileNobodyHasAPassword(database: DatabaseSync): string | null {
  const administrators = listAccounts(database).filter(
    (account) => account.role === 'administrator' && account.disabledAt === null,
  )
  const [first] = administrators
  if (!first || administrators.some((account) => account.passwordHash !== null)) return null
  return createSignInLink(database, first.id)
}
