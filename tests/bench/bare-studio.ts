import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { freePort } from '../free-port.ts'

const SANITY = resolve(import.meta.dirname, '../../node_modules/.bin/sanity')

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** Where both Studios are reached: the site's own, and at /bare one as Sanity makes it. */
export interface BothStudios {
  url: string
  stop: () => void
}

/**
 * Builds a Sanity Studio with this site's schema and nothing else of its Studio, and serves it beside the site, on one
 * address. So both have the same lake, the same session, and the same server between it and them.
 */
export async function serveBothStudios(site: string): Promise<BothStudios> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bare-studio-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const built = spawnSync(SANITY, ['build', folder, '--yes'], {
    cwd: join(import.meta.dirname, 'bare-studio'),
    encoding: 'utf8',
  })
  if (built.status !== 0) {
    remove()
    throw new Error(`The bare Studio was not built:\n${built.stdout}\n${built.stderr}`)
  }
  const port = await freePort()
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (!/^\/bare(\/|$)/.test(path)) {
      const passed = ask(
        site + request.url,
        { method: request.method, headers: request.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
          answer.pipe(response)
          response.once('close', () => answer.destroy())
        },
      )
      passed.once('error', () => response.destroy())
      request.pipe(passed)
      return
    }
    const file = extname(path) ? path.slice('/bare'.length) : '/index.html'
    const lasts = file === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable'
    const bytes = await readFile(join(folder, file)).catch(() => null)
    if (bytes === null) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasts,
    })
    response.end(bytes)
  }).listen(port)
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
      remove()
    },
  }
}
