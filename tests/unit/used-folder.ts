import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAccount } from '#lib/server/accounts/people.ts'
import { startSession } from '#lib/server/accounts/sessions.ts'
import { mutate, temporaryFolder, temporaryLake } from '../lake/temporary-lake.ts'

/** A data folder with a document, an account that is signed in, and an image. */
export function usedFolder(): string {
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  mutate(lake, { create: { _id: 'a', _type: 'note', text: 'x'.repeat(50_000) } })
  const { id } = createAccount(lake.database, { email: 'jo@example.ca', role: 'administrator' })
  startSession(lake.database, id)
  lake.close()
  mkdirSync(join(folder, 'assets/images'), { recursive: true })
  writeFileSync(
    join(folder, 'assets/images/one.png'),
    Buffer.from(Array.from({ length: 3_000 }, (_, n) => n * n)),
  )
  mkdirSync(join(folder, 'cache'))
  writeFileSync(join(folder, 'cache/made.webp'), 'made again')
  return folder
}
