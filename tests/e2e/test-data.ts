import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ROLES } from '#lib/roles.ts'
import { createAccount, createToken, setPassword } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { PEOPLE } from './people.ts'

const SEEDED_DATA = resolve(import.meta.dirname, '../../.data-test')

/** How the processes of one run hear of the data. */
const VARIABLE = 'MONTAGE_TEST_DATA'

/** What every server starts with a copy of: the content of the build, a person of each role, an administrator's token. */
interface TestData {
  dataDir: string
  token: string
}

/** Makes the data for this process and those it starts. Returns what removes it. */
export async function makeTestData(): Promise<() => void> {
  const dataDir = copyOf(SEEDED_DATA)
  const lake = openSiteLake(dataDir)
  for (const role of ROLES) {
    const { email, password } = PEOPLE[role]
    await setPassword(lake.database, createAccount(lake.database, { email, role }).id, password)
  }
  const { secret } = createToken(lake.database, { role: 'administrator', label: 'Tests' })
  lake.close()
  process.env[VARIABLE] = JSON.stringify({ dataDir, token: secret } satisfies TestData)
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** A copy for one server, and the token that opens it. */
export function copyTestData(): TestData {
  const made = process.env[VARIABLE]
  if (made === undefined) throw new Error('There is no data for the tests: call makeTestData first.')
  const { dataDir, token }: TestData = JSON.parse(made)
  return { dataDir: copyOf(dataDir), token }
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'montage-e2e-'))
  cpSync(folder, copy, { recursive: true })
  return copy
}
