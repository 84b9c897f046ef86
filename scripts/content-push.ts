import { countAttributes } from '#lib/content/attributes.ts'
import { writeNdjson } from '#lib/server/backup/ndjson.ts'
import { fail } from './fail.ts'
import { preflight } from './preflight.ts'
import {
  datasetOf,
  documentsToPush,
  importArchive,
  readOperation,
  refuseTooMany,
  withFolder,
} from './transfer.ts'

/*
 * Copies the content of DATA_DIR to the hosted project in the settings, with drafts, images and files. Servers may run.
 * Accounts, history and leads are not copied.
 */
const env = preflight()
const operation = readOperation('content:push')
const { client, dataset, place } = datasetOf(env)
const documents = await documentsToPush(env.DATA_DIR)
if (documents.length === 0) {
  fail(
    `There is no content in ${env.DATA_DIR}. To fill it, run "npm run quickstart" in a terminal without NEXT_PUBLIC_SANITY_PROJECT_ID.`,
  )
}
await refuseTooMany(countAttributes(documents), client, dataset)
await withFolder(async (folder) => {
  const archive = await writeNdjson(env.DATA_DIR, folder)
  const count = await importArchive(archive, client, operation)
  console.log(`${count} documents are in ${place}.`)
})
