import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type ClientHttp2Session, connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'

/* A real nginx with the example of deploy/, through TLS, in front of a server that says what it was asked. */

const folder = mkdtempSync(join(tmpdir(), 'montage-proxy-'))
const closing: (() => void)[] = []
let session: ClientHttp2Session
let plainPort: number

const site = createServer((request, response) => {
  const { 'x-forwarded-for': hops, 'x-request-id': id, host, connection } = request.headers
  const body = gzipSync(JSON.stringify({ url: request.url, hops, id, host, connection }).padEnd(5_000))
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', etag: 'W/"mark-gzip"' })
  response.end(body)
})

beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.example.ca -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  const securePort = await freePort()
  plainPort = await freePort()
  const example = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`)
    .replace(/listen \[::\].*;/g, '')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/log/nginx/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  // Whatever the rest of the configuration says: Debian's has "gzip on".
  const http = `access_log off; gzip on; gzip_types *; ${temporary.join(' ')}`
  writeFileSync(config, `daemon off; pid ${folder}/pid; events {} http { ${http}\n${example} }`)
  const nginx = spawn(process.env.NGINX_PATH ?? 'nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  closing.push(() => nginx.kill())
  await once(nginx, 'spawn')
  for (;;) {
    session = connect(`https://127.0.0.1:${securePort}`, {
      rejectUnauthorized: false,
      servername: 'www.example.ca',
    })
    try {
      await once(session, 'connect')
      break
    } catch {
      if (nginx.exitCode !== null) throw new Error('nginx did not start')
      await wait(20)
    }
  }
})

afterAll(() => {
  session?.close()
  for (const close of closing) close()
  site.close().closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, headers = {}) {
  const stream = session.request({ ':path': path, ':authority': 'www.example.ca', ...headers })
  const [answer] = await once(stream, 'response')
  return { answer, body: await buffer(stream) }
}

test('HTTP/2 to the visitor; stored bytes and their ETag as the site sent them', async () => {
  const { answer, body } = await get('/page', { 'accept-encoding': 'gzip' })
  expect([answer[':status'], answer['content-encoding'], answer.etag]).toEqual([200, 'gzip', 'W/"mark-gzip"'])
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ url: '/page', host: 'www.example.ca' })
})

test('the last hop is the visitor, whatever the visitor says; the id of the request is nginx’s own', async () => {
  const { body } = await get('/page', { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'made-up-by-me' })
  const seen = JSON.parse(gunzipSync(body).toString())
  expect(seen.hops).toBe('192.0.2.1, 127.0.0.1')
  expect(seen.id).toMatch(/^[0-9a-f]{32}$/)
})

test('the log has no query: it can have the key of a link', async () => {
  await get('/api/request?lead=1&key=of-amelie')
  const log = () => readFileSync(join(folder, 'access.log'), 'utf8')
  await expect.poll(log).toContain('GET /api/request" 200')
  expect(log()).not.toContain('of-amelie')
})

test('metrics are not for the world, and http leads to https', async () => {
  expect((await get('/api/metrics')).answer[':status']).toBe(404)
  const options = { redirect: 'manual', headers: { host: 'www.example.ca' } } as const
  const plain = await fetch(`http://127.0.0.1:${plainPort}/pricing?lang=fr`, options)
  expect(plain.status).toBe(308)
  expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/pricing\?lang=fr$/)
})
