import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { Lake } from 'content-lake'
import { handleLakeRequest } from 'content-lake/http'
import { webServer } from 'content-lake/web'
import { lakeHost } from '#lib/lake-host.ts'
import type { Role } from '#lib/roles.ts'
import { createToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'

/** A lake of its own, in a temporary folder, behind a real HTTP server on a free port. */
export interface TestLake {
  lake: Lake
  server: Server
  dataDir: string
  /** `http://127.0.0.1:<port>/api/lake` */
  url: string
  /** A new token for a role. */
  token(role: Role): string
  /** The official client, signed in with a token of the role. */
  client(role?: Role, config?: ClientConfig): SanityClient
  /** A raw request, below `/api/lake/`, with a token unless `headers` say who is asking. */
  call(path: string, init?: RequestInit & { role?: Role | null }): Promise<Response>
  /** Cuts every open connection, as a proxy or a bad line would. */
  dropConnections(): void
  close(): Promise<void>
}

export async function startLake(): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'montage-lake-'))
  const lake = openSiteLake(dataDir)
  const server = webServer((request) => handleLakeRequest(request, lake, lakeHost(lake)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  const url = `http://127.0.0.1:${address.port}/api/lake`

  const tokens = new Map<Role, string>()
  const token = (role: Role) => {
    const kept = tokens.get(role) ?? createToken(lake.database, { role, label: `test ${role}` }).secret
    tokens.set(role, kept)
    return kept
  }
  return {
    lake,
    server,
    dataDir,
    url,
    token,
    client: (role = 'administrator', config = {}) =>
      createClient({
        apiHost: url,
        projectId: 'montage',
        dataset: 'production',
        apiVersion: '2025-02-19',
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token: token(role),
        ...config,
      }),
    call: (path, { role = 'administrator', headers, ...init } = {}) =>
      fetch(`${url}/${path}`, {
        redirect: 'manual',
        ...init,
        headers: {
          ...(role && { authorization: `Bearer ${token(role)}` }),
          ...Object.fromEntries(new Headers(headers)),
        },
      }),
    dropConnections: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      lake.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
