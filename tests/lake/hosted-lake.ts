import { createClient } from '@sanity/client'
import { handleLakeRequest } from 'content-lake/http'
import { webServer } from 'content-lake/web'
import { onTestFinished } from 'vitest'
import { lakeHost } from '#lib/lake-host.ts'
import { startLake } from './server.ts'

/**
 * What stands in for hosted Sanity: the embedded lake behind another address, with Sanity's own client. It can refuse to resume a
 * listener, delay what queries see, and be down.
 */
export async function hostedLake() {
  const { lake, client: writer, token, close } = await startLake()
  onTestFinished(close)
  const faults = { refusesResume: false, isDown: false }
  const server = webServer(async (request) => {
    if (faults.isDown) return new Response('<h1>Bad gateway</h1>', { status: 502 })
    const headers = new Headers(request.headers)
    if (faults.refusesResume) headers.delete('last-event-id')
    return handleLakeRequest(new Request(request, { headers }), lake, lakeHost(lake))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  /** As the site makes it, but for the address. */
  const client = createClient({
    projectId: 'montage',
    dataset: 'production',
    token: token('editor'),
    apiVersion: '2026-09-01',
    perspective: 'published',
    useCdn: false,
    apiHost: `http://127.0.0.1:${port}/api/lake`,
    useProjectHostname: false,
  })
  return { client, faults, writer: writer('editor'), drop: () => server.closeAllConnections() }
}
