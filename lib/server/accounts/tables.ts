import type { DatabaseSync } from 'node:sqlite'
import { migrate, type Step } from 'content-lake/sqlite'
import { randomSecret } from '../secrets.ts'

/**
 * The tables of accounts. They are not documents, so GROQ, exports and listeners cannot read them. Times are milliseconds since
 * 1970. Secrets (sessions, tokens, links) are stored as SHA-256 hashes only, network addresses as hashes with a key.
 */
const STEPS: Step[] = [
  // The first releases had no numbered steps. Their databases have these tables already, some without `last_sign_in_at`.
  (database) => {
    database.exec(`
      CREATE TABLE IF NOT EXISTS accounts (
        id TEXT PRIMARY KEY,
        email TEXT NOT NULL UNIQUE COLLATE NOCASE,
        display_name TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'translator')),
        password_hash TEXT,
        created_at INTEGER NOT NULL,
        disabled_at INTEGER,
        last_sign_in_at INTEGER
      ) STRICT;
      CREATE TABLE IF NOT EXISTS sessions (
        id_hash TEXT PRIMARY KEY,
        account_id TEXT NOT NULL REFERENCES accounts (id),
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        last_seen_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS sessions_account ON sessions (account_id);
      CREATE TABLE IF NOT EXISTS tokens (
        id TEXT PRIMARY KEY,
        label TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'translator')),
        token_hash TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL,
        last_used_at INTEGER,
        revoked_at INTEGER
      ) STRICT;
      CREATE TABLE IF NOT EXISTS sign_in_links (
        token_hash TEXT PRIMARY KEY,
        account_id TEXT NOT NULL REFERENCES accounts (id),
        expires_at INTEGER NOT NULL,
        used_at INTEGER
      ) STRICT;
      CREATE TABLE IF NOT EXISTS sign_in_attempts (
        id INTEGER PRIMARY KEY,
        address_hash TEXT NOT NULL,
        email_hash TEXT NOT NULL,
        at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS sign_in_attempts_address ON sign_in_attempts (address_hash, email_hash, at);
    `)
    const columns = database.prepare('PRAGMA table_info(accounts)').all()
    if (columns.some(({ name }) => name === 'last_sign_in_at')) return
    database.exec('ALTER TABLE accounts ADD COLUMN last_sign_in_at INTEGER')
  },
  (database) => {
    database.exec(`
      CREATE TABLE accounts_key (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL) STRICT;
      ALTER TABLE tokens ADD COLUMN expires_at INTEGER;
    `)
    // Earlier attempts were hashed without a key. They count for fifteen minutes only, so they can be deleted.
    database.exec('DELETE FROM sign_in_attempts')
  },
  (database) => {
    database.exec(`
      CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        account_id TEXT NOT NULL REFERENCES accounts (id),
        credential_id TEXT NOT NULL UNIQUE,
        public_key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        last_used_at INTEGER
      ) STRICT;
      CREATE INDEX passkeys_account ON passkeys (account_id);
      CREATE TABLE passkey_challenges (
        challenge TEXT PRIMARY KEY,
        browser_hash TEXT NOT NULL,
        address_hash TEXT NOT NULL,
        account_id TEXT REFERENCES accounts (id),
        expires_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX passkey_challenges_address ON passkey_challenges (address_hash);
    `)
  },
  (database) => {
    database.exec(`
      ALTER TABLE accounts ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
      ALTER TABLE sign_in_links ADD COLUMN clears_password INTEGER NOT NULL DEFAULT 0;
    `)
  },
  // SQLite cannot change a CHECK. So a new column replaces the old one.
  (database) => {
    for (const table of ['accounts', 'tokens']) {
      database.exec(`
        ALTER TABLE ${table} RENAME COLUMN role TO former_role;
        ALTER TABLE ${table} ADD COLUMN role TEXT NOT NULL DEFAULT 'viewer'
          CHECK (role IN ('administrator', 'editor', 'translator', 'viewer'));
        UPDATE ${table} SET role = former_role;
        ALTER TABLE ${table} DROP COLUMN former_role;
      `)
    }
  },
]

const prepared = new WeakSet<DatabaseSync>()

/** The same database, after its account tables were created or migrated to this release. */
export function withTables(database: DatabaseSync): DatabaseSync {
  if (!prepared.has(database)) {
    migrate(database, 'accounts', STEPS)
    prepared.add(database)
  }
  return database
}

/** The key for the hashes of addresses and the signatures of cookies. Each database has its own key, made at the first call. */
export function accountsKey(database: DatabaseSync): string {
  const tables = withTables(database)
  const read = () => tables.prepare('SELECT key FROM accounts_key').get()?.key
  if (read() === undefined) {
    tables
      .prepare('INSERT INTO accounts_key (id, key) VALUES (1, ?) ON CONFLICT DO NOTHING')
      .run(randomSecret())
  }
  return String(read())
}
