import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../free-port.ts'
import { type Reference, untilAnswering } from './references.ts'

export const EMPTY_PAGE = 'empty Next page'

const MODULES = resolve(import.meta.dirname, '../../node_modules')

/** A page of one line, built and served by the same Next.js: what no page of this site can be quicker than with `next start`. */
export async function emptyPageReference(): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-empty-page-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'empty-page'), folder, { recursive: true })
  symlinkSync(MODULES, join(folder, 'node_modules'))
  const next = join(MODULES, 'next/dist/bin/next')
  // Turbopack follows no link out of its root.
  writeFileSync(join(folder, 'next.config.mjs'), "export default { turbopack: { root: '/' } }")
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0) {
    remove()
    throw new Error(`The empty page was not built:\n${built.stdout}\n${built.stderr}`)
  }
  const port = await freePort()
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  })
  await untilAnswering(`http://127.0.0.1:${port}/`, server)
  return {
    name: EMPTY_PAGE,
    port,
    stop: () => {
      server.kill()
      remove()
    },
  }
}
