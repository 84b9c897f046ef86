import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ADMIN, type Site } from './site.ts'
import type { Credentials } from './studio.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Makes an account with the same password as the administrator's. */
export function account(site: Site, role: 'editor' | 'translator'): Credentials {
  const email = `${role}@example.ca`
  execFileSync(
    join(ROOT, 'node_modules/.bin/node'),
    ['scripts/account.ts', '--email', email, '--role', role, '--password-stdin'],
    { cwd: ROOT, input: `${ADMIN.password}\n`, env: { ...process.env, DATA_DIR: site.dataDir } },
  )
  return { email, password: ADMIN.password }
}
