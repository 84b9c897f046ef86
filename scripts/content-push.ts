import { writeNdjson } from '#lib/server/backup/ndjson.ts'
import { preflight } from './preflight.ts'
import { datasetOf, importArchive, readOperation, withFolder } from './transfer.ts'

/*
 * Puts the content of DATA_DIR, drafts, images and files too, into the hosted project that the settings name. Servers may run.
 * Accounts, history and leads are not content.
 */
const env = preflight()
const operation = readOperation('content:push')
const { client, place } = datasetOf(env)
await withFolder(async (folder) => {
  const archive = await writeNdjson(env.DATA_DIR, folder)
  const count = await importArchive(archive, client, operation)
  console.log(`${count} documents are in ${place}.`)
})
