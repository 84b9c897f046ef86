import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** A server that knows one person by a token, as ours does after it has asked hosted Sanity. */
const server: Server = createServer((request, response) => {
  const { authorization } = request.headers
  if (authorization !== 'Bearer of-anna') {
    response.writeHead(401).end(JSON.stringify({ error: { message: `Not for ${authorization}.` } }))
  } else if (request.url === '/export') {
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="leads.csv"' }
    response.writeHead(200, headers).end('a,b')
  } else response.end(JSON.stringify({ counts: 3 }))
})

let hosted: typeof import('./ask-server.ts')
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc')
  vi.resetModules()
  hosted = await import('./ask-server.ts')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

test('with hosted Sanity, requests wait for the person’s token and carry it', async () => {
  const answered = vi.fn()
  const waiting = hosted.askServer('GET', `${address}/counts`).then(answered)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answered).not.toHaveBeenCalled()
  hosted.signRequests('of-anna')
  await waiting
  expect(answered).toHaveBeenCalledWith({ counts: 3 })
})

test('files come under their names', async () => {
  hosted.signRequests('of-anna')
  const file = await hosted.readFile(`${address}/export`)
  expect([file.name, file.type, await file.text()]).toEqual(['leads.csv', 'text/csv', 'a,b'])
})

test('a refusal says why, and a server that is away says so', async () => {
  hosted.signRequests('of-bo')
  await expect(hosted.readFile(`${address}/export`)).rejects.toThrow('Not for Bearer of-bo.')
  await expect(hosted.askServer('GET', 'http://127.0.0.1:1/counts')).rejects.toThrow(
    'The server cannot be reached.',
  )
})
