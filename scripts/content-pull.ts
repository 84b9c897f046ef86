import { once } from 'node:events'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { handleLakeRequest } from 'content-lake/http'
import { webServer } from 'content-lake/web'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import { lakeHost } from '#lib/lake-host.ts'
import { createToken, revokeToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { preflight } from './preflight.ts'
import { clientFor, datasetOf, importArchive, readOperation, TransferError, withFolder } from './transfer.ts'

/*
 * Copies the content of the hosted project in the settings into DATA_DIR, with drafts, images and files. Servers that use
 * DATA_DIR may run, and show the new content at once.
 */
const env = preflight()
const operation = readOperation('content:pull')
const { client, dataset, place } = datasetOf(env)
const count = await withFolder(async (folder) => {
  const archive = join(folder, 'content.tar.gz')
  await exportDataset({ client, dataset, outputPath: archive }).catch(({ message, cause }) => {
    throw new TransferError(`${place} cannot be read: ${message}`, { cause })
  })
  return withOwnLake((own) => importArchive(archive, own, operation))
})
console.log(`${count} documents of ${place} are in ${env.DATA_DIR}.`)
process.exit()

/** Runs a task with a Sanity client for the lake in DATA_DIR. */
async function withOwnLake<Result>(task: (own: Parameters<typeof importArchive>[1]) => Promise<Result>) {
  const lake = openSiteLake(env.DATA_DIR)
  const server = webServer((request) => handleLakeRequest(request, lake, lakeHost(lake)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const expiresAt = Date.now() + 24 * 3_600_000
  const { token, secret } = createToken(lake.database, {
    role: 'administrator',
    label: 'content:pull',
    expiresAt,
  })
  try {
    const url = `http://127.0.0.1:${port}/api/lake`
    return await task(clientFor({ projectId: PROJECT_ID, dataset: DATASET, token: secret, url }))
  } finally {
    revokeToken(lake.database, token.id)
    server.closeAllConnections()
    server.close()
    lake.close()
  }
}
