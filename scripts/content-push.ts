import { countAttributes } from '#lib/content/attributes.ts'
import { documentsIn, writeNdjson } from '#lib/server/backup/ndjson.ts'
import { preflight } from './preflight.ts'
import { datasetOf, importArchive, readOperation, refuseTooMany, withFolder } from './transfer.ts'

/*
 * Copies the content of DATA_DIR to the hosted project in the settings, with drafts, images and files. Servers may run.
 * Accounts, history and leads are not copied.
 */
const env = preflight()
const operation = readOperation('content:push')
const { client, dataset, place } = datasetOf(env)
await refuseTooMany(countAttributes(await documentsIn(env.DATA_DIR)), client, dataset)
await withFolder(async (folder) => {
  const archive = await writeNdjson(env.DATA_DIR, folder)
  const count = await importArchive(archive, client, operation)
  console.log(`${count} documents are in ${place}.`)
})
