import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { freePort } from '../free-port.ts'

export const ADMIN = { email: 'admin@example.ca', password: 'a long test password' }

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD_DIR = '.next-test'
const SEEDED_DATA = join(ROOT, '.data-test')
const NODE = join(ROOT, 'node_modules/.bin/node')
const START_TIMEOUT = 60_000

/** A real server of the production build on a free port, with a data folder of its own. */
export interface Site {
  url: string
  dataDir: string
  /** The official client, signed in with an administrator's token. */
  client: SanityClient
  output: () => string
  /** `kill -9`, then the same server on the same port and data. */
  crashAndRestart(): Promise<void>
  crash(): Promise<void>
  stop(): Promise<void>
}

export interface SiteOptions {
  /** Start from an empty lake instead of the seeded one. */
  seeded?: boolean
  /** Say it has the address it was built for: a server with another renders every page anew. */
  asBuilt?: boolean
  env?: Record<string, string>
}

export async function startSite({
  seeded = true,
  asBuilt = false,
  env = {},
}: SiteOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'montage-e2e-'))
  if (seeded) cpSync(SEEDED_DATA, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    BUILD_DIR,
    STUDIO_ADMIN_EMAIL: ADMIN.email,
    STUDIO_ADMIN_PASSWORD: ADMIN.password,
    ...(asBuilt && { SITE_URL: builtFor() }),
    ...env,
  }
  let output = ''
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const started = spawn(NODE, ['scripts/run.mjs', 'start'], { cwd: ROOT, env: settings })
    started.stdout.on('data', (chunk) => (output += chunk))
    started.stderr.on('data', (chunk) => (output += chunk))
    await untilHealthy(url, started, () => output)
    return started
  }

  async function crash() {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  const token = execFileSync(NODE, ['scripts/token.ts', '--role', 'administrator', '--label', 'e2e'], {
    cwd: ROOT,
    env: settings,
    encoding: 'utf8',
  }).match(/mt_\S+/)?.[0]

  return {
    url,
    dataDir,
    client: createClient({
      projectId: 'montage',
      dataset: 'production',
      apiVersion: '2026-09-01',
      apiHost: `${url}/api/lake`,
      useProjectHostname: false,
      useCdn: false,
      token,
      perspective: 'raw',
    }),
    output: () => output,
    crash,
    crashAndRestart: async () => {
      await crash()
      child = await launch()
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await crash()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address in the pages of the production build. */
function builtFor(): string {
  return JSON.parse(readFileSync(join(ROOT, BUILD_DIR, 'content.json'), 'utf8')).siteUrl
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`)
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`The server did not become healthy:\n${output()}`)
}

/** True when the production build the end-to-end tests share is there. */
export const isBuilt = () => existsSync(join(ROOT, BUILD_DIR, 'BUILD_ID'))
