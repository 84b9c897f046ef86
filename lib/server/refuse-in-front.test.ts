import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuserInFront } from './refuse-in-front.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(build, 'static/chunks/app'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/app/[lang].js'), '')
  mkdirSync(join(build, 'public/images'), { recursive: true })
  writeFileSync(join(build, 'public/images/a b.png'), '0123456789')
  const refuse = refuserInFront(build, join(build, 'public'))
  server = createServer((incoming, response) => {
    if (!refuse(incoming, response)) response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(build, { recursive: true })
})

test.each([
  ['/faq?share=x&_rsc=1', 403],
  ['/faq?lang=fr&%73hare=', 403],
  ['/faq?q=share', 200],
  ['/share', 200],
])('the router asks for %s: %i', async (path, status) => {
  const { port } = server.address() as AddressInfo
  const headers = { rsc: '1' }
  const [answer] = await once(request({ host: '127.0.0.1', port, path, headers }).end(), 'response')
  answer.resume()
  expect(answer.statusCode).toBe(status)
})

test.each([
  ['GET', '/tv-mounting', 200, undefined],
  ['HEAD', '/?lang=fr', 200, undefined],
  ['POST', '/tv-mounting', 405, 'GET, HEAD'],
  ['PROPFIND', '/', 405, 'GET, HEAD'],
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['TRACE', '/api/leads', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['POST', '/api/leads', 200, undefined],
  ['DELETE', '/api/leads/staff/x', 200, undefined],
  ['GET', '/_next/static/chunks/app/%5Blang%5D.js?dpl=1', 200, undefined],
  ['GET', '/_next/static/none.js', 404, undefined],
  ['GET', '/_next/static/chunks', 404, undefined],
  ['GET', '/_next/static/%', 404, undefined],
  ['GET', '/_next/static/../server/app.js', 404, undefined],
  ['GET', '/studio/x.css', 404, undefined],
  ['GET', '/studio/static/x.min.JS?v=1', 404, undefined],
  ['GET', '/studio', 200, undefined],
  ['GET', '/studio/structure/service;drafts.service-tv-mounting', 200, undefined],
  ['GET', '/studio/structure/file;a.json', 200, undefined],
  ['GET', '/studio-guide/x.css', 200, undefined],
])('%s %s is %i', async (method, path, status, allow) => {
  const { port } = server.address() as AddressInfo
  const [answer] = await once(request({ host: '127.0.0.1', port, method, path }).end(), 'response')
  answer.resume()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.allow).toBe(allow)
  if (status !== 200) expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['bytes=0-3', 200],
  ['bytes=9-', 200],
  ['bytes=9-99', 200],
  ['bytes=-10', 200],
  ['bytes=99-, 0-1', 200],
  ['bytes=x', 200],
  ['seconds=99-', 200],
  ['bytes=10-', 416],
  ['bytes=99-100, 50-', 416],
  ['bytes=-11', 416],
  ['bytes=-0', 416],
])('of a file of ten bytes %s is %i', async (range, status) => {
  const { port } = server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path: '/images/a%20b.png?x', headers: { range } })
  const [answer] = await once(asked.end(), 'response')
  answer.resume()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-range']).toBe(status === 416 ? 'bytes */10' : undefined)
})
