import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Env } from '#lib/env.ts'
import {
  accountByEmail,
  clearPasskeys,
  clearPassword,
  createAccount,
  createSignInLink,
  disableAccount,
  enableAccount,
  listAccounts,
  listPasskeys,
  removePasskey,
  rename,
  setPassword,
  setRole,
} from '#lib/server/accounts/index.ts'
import { fail } from './fail.ts'
import { formatTime, printColumns, readOptions, readRole, withPeople } from './people.ts'
import { othersRunning } from './running.mjs'

/* Lists accounts of the Studio, makes an account, or changes the account of an e-mail address. */
const options = readOptions(
  {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    link: { type: 'boolean' },
    'reset-password': { type: 'boolean' },
    'password-stdin': { type: 'boolean' },
    passkeys: { type: 'boolean' },
    'remove-passkey': { type: 'string' },
    'remove-passkeys': { type: 'boolean' },
    disable: { type: 'boolean' },
    enable: { type: 'boolean' },
    list: { type: 'boolean' },
  },
  'npm run account -- --email jo@example.ca --role editor [--name "Jo Tremblay"] [--link] [--reset-password] [--password-stdin] [--passkeys] [--remove-passkey ID] [--remove-passkeys] [--disable] [--enable], or --list',
)

await withPeople(async (database, env) => {
  if (options.list) {
    const rows = listAccounts(database).map((account) => [
      account.email,
      account.role,
      account.displayName,
      account.passwordHash === null ? 'no password' : 'password set',
      formatTime(account.disabledAt),
    ])
    printColumns([['e-mail', 'role', 'name', 'password', 'disabled (UTC)'], ...rows])
    return
  }
  const email = options.email ?? fail('Say whose account with --email, or see them all with --list.')
  const known = accountByEmail(database, email)
  const account =
    known ?? createAccount(database, { email, role: readRole(options.role), displayName: options.name })
  if (!known) console.log(`${account.displayName} (${account.email}) is now ${account.role}.`)
  if (known && options.role !== undefined) {
    setRole(database, known.id, readRole(options.role))
    console.log(`${known.email} is now ${options.role}.`)
  }
  if (known && options.name !== undefined) {
    rename(database, known.id, options.name)
    console.log(`${known.email} is now called ${options.name}.`)
  }
  if (options.disable) {
    disableAccount(database, account.id)
    console.log(`${account.email} is disabled and signed out everywhere.`)
  }
  if (options.enable) {
    enableAccount(database, account.id)
    console.log(`${account.email} may sign in again.`)
  }
  if (options['reset-password']) {
    clearPassword(database, account.id)
    console.log(`${account.email} has no password any more and is signed out everywhere.`)
  }
  if (options['remove-passkey'] !== undefined) {
    removePasskey(database, account.id, options['remove-passkey'])
    console.log(`The passkey ${options['remove-passkey']} of ${account.email} is removed.`)
  }
  if (options['remove-passkeys']) {
    clearPasskeys(database, account.id)
    console.log(`${account.email} has no passkeys any more and is signed out everywhere.`)
  }
  if (options.passkeys) {
    const rows = listPasskeys(database, account.id).map(({ id, name, createdAt, lastUsedAt }) => [
      id,
      name,
      formatTime(createdAt),
      formatTime(lastUsedAt),
    ])
    printColumns([['id', 'name', 'added (UTC)', 'last used (UTC)'], ...rows])
  }
  if (options['password-stdin']) {
    await setPassword(database, account.id, (await text(process.stdin)).replace(/\r?\n$/, ''))
    console.log(`The password of ${account.email} is set.`)
  }
  if (options.link || options['reset-password'] || !(known || options['password-stdin'])) {
    const link = new URL(createSignInLink(database, account.id), addressOf(env))
    console.log(`Sign in once, within a day: ${link.href}`)
  }
})

/** The address of the running server that uses this data folder. Without such a server, SITE_URL. */
function addressOf({ DATA_DIR, SITE_URL }: Env): string {
  return othersRunning().find(({ site }) => site?.data === resolve(DATA_DIR))?.site?.address ?? SITE_URL
}
