import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

/** A server that is measured beside the site, and knows the stored bytes as `/0`, `/1` and so on. */
export interface Reference {
  name: string
  port: number
  stop: () => void
}

/** Gzip bytes of pages, answered by the least that Node's `http` needs, in a process of its own. */
export async function nodeReference(folder: string, count: number): Promise<Reference> {
  const port = await freePort()
  const server = spawn(process.execPath, [import.meta.filename, folder, String(count), String(port)], {
    stdio: 'inherit',
  })
  await untilAnswering(`http://127.0.0.1:${port}/0`, server)
  return { name: 'Node http', port, stop: () => server.kill() }
}

/** The same bytes from nginx with one worker, or null where it is not installed. */
export async function nginxReference(folder: string): Promise<Reference | null> {
  return startNginx(
    'nginx',
    folder,
    (port) => `
    open_file_cache max=1000; open_file_cache_min_uses 1;
    server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; gzip_static always; }`,
  )
}

/**
 * nginx with one worker as a cache in front of a site, or null where it is not installed. It asks the site for each request
 * whether what it has is still right, as the answers say, or holds answers for a minute although they say not to.
 */
export async function nginxCache(site: number, use: 'asks' | 'holds'): Promise<Reference | null> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-cache-'))
  const holds = 'proxy_ignore_headers Cache-Control; proxy_cache_valid 200 1m;'
  const cache = await startNginx(
    `nginx as a cache that ${use}`,
    folder,
    (port) => `
    proxy_cache_path ${folder}/cache keys_zone=pages:10m max_size=200m;
    upstream site { server 127.0.0.1:${site}; keepalive 32; }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
        proxy_set_header Accept-Encoding "gzip";
        proxy_cache pages; proxy_cache_revalidate on; ${use === 'holds' ? holds : ''}
      }
    }`,
    '/robots.txt',
  )
  return (
    cache && {
      ...cache,
      stop: () => {
        cache.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  )
}

async function startNginx(
  name: string,
  folder: string,
  http: (port: number) => string,
  known = '/0',
): Promise<Reference | null> {
  const program = process.env.NGINX_PATH ?? 'nginx'
  if (spawnSync(program, ['-v']).status !== 0) return null
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, http(port)))
  const server = spawn(program, ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswering(`http://127.0.0.1:${port}${known}`, server)
  return { name, port, stop: () => server.kill('SIGQUIT') }
}

/** Writes the bytes where both find them, and returns the folder and how to remove it. */
export function storeBytes(pages: Buffer[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'))
  for (const [number, bytes] of pages.entries()) writeFileSync(join(folder, `${number}.gz`), bytes)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const nginxConfig = (folder: string, http: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  ${http}
}
`

export async function untilAnswering(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 50))
  }
  server.kill()
  throw new Error('A reference did not start.')
}

if (process.argv[1] === import.meta.filename) {
  const { readFileSync } = await import('node:fs')
  const [folder = '', count = '', port = ''] = process.argv.slice(2)
  const bytes = Array.from({ length: Number(count) }, (_, number) =>
    readFileSync(join(folder, `${number}.gz`)),
  )
  const pages = new Map(bytes.map((page, number) => [`/${number}`, page]))
  createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    if (!page) return response.writeHead(404).end()
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': page.length }
    return response.writeHead(200, headers).end(page)
  }).listen(Number(port), '127.0.0.1')
}
