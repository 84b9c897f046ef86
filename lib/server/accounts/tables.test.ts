import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addPasskey, listPasskeys } from './passkeys.ts'
import { listAccounts, setRole } from './people.ts'
import { accountOfSession } from './sessions.ts'
import { withTables } from './tables.ts'

/** The tables as the releases made them that did not count versions. */
const uncounted = (lastColumn: string) => `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    display_name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'translator')),
    password_hash TEXT,
    created_at INTEGER NOT NULL,
    disabled_at INTEGER${lastColumn}
  ) STRICT;
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_account ON sessions (account_id);
  INSERT INTO accounts (id, email, display_name, role, created_at)
    VALUES ('account-1', 'amelie@example.ca', 'Amélie', 'editor', 1);
  INSERT INTO sessions VALUES ('${'0'.repeat(64)}', 'account-1', 1, 9999999999999, 1);
`

test.each([
  ['with the last column', ', last_sign_in_at INTEGER'],
  ['from before the last column', ''],
])('tables without a number, %s, keep everybody and get their number', (_name, lastColumn) => {
  const database = new DatabaseSync(':memory:')
  database.exec(uncounted(lastColumn))
  expect(listAccounts(database)).toMatchObject([{ id: 'account-1', email: 'amelie@example.ca' }])
  expect(accountOfSession(database, 'somebody else')).toBeNull()
  const count = (table: string) => database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count
  expect(['sessions', 'tokens', 'sign_in_links', 'sign_in_attempts'].map(count)).toEqual([1, 0, 0, 0])
  database.prepare('UPDATE accounts SET last_sign_in_at = 5').run()
  expect(database.prepare('SELECT * FROM schema_versions').all()).toEqual([{ owner: 'accounts', version: 5 }])
})

test('tables of version 2 keep everybody, and get those of passkeys', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    ${uncounted(', last_sign_in_at INTEGER')}
    CREATE TABLE tokens (
      id TEXT PRIMARY KEY,
      role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'translator'))
    ) STRICT;
    INSERT INTO tokens VALUES ('token-1', 'translator');
    CREATE TABLE sign_in_links (
      token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER
    ) STRICT;
    CREATE TABLE accounts_key (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL) STRICT;
    CREATE TABLE schema_versions (owner TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT;
    INSERT INTO schema_versions VALUES ('accounts', 2);
  `)
  expect(listPasskeys(database, 'account-1')).toEqual([])
  addPasskey(database, 'Laptop', {
    accountId: 'account-1',
    credentialId: 'credential',
    publicKey: new Uint8Array([1]),
    counter: 0,
  })
  expect(listPasskeys(database, 'account-1')).toMatchObject([{ name: 'Laptop' }])
  expect(listAccounts(database)).toMatchObject([{ id: 'account-1', role: 'editor', language: 'en' }])
  expect(database.prepare('SELECT role FROM tokens').all()).toEqual([{ role: 'translator' }])
  setRole(database, 'account-1', 'viewer')
  expect(listAccounts(database)).toMatchObject([{ role: 'viewer' }])
  expect(database.prepare('SELECT version FROM schema_versions').all()).toEqual([{ version: 5 }])
})

test('accounts of a newer release are refused', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    CREATE TABLE schema_versions (owner TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT;
    INSERT INTO schema_versions VALUES ('accounts', 6);
  `)
  expect(() => withTables(database)).toThrow(/"accounts" .* newer release: it has version 6, .* up to 5/)
})
