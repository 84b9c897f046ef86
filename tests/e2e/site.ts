import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { freePort } from '../free-port.ts'
import { copyTestData } from './test-data.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILD_DIR = '.next-test'
const NODE = join(ROOT, 'node_modules/.bin/node')
const START_TIMEOUT = 60_000

/** Where a server of the production build is reached, and what it works on. */
export interface SiteAddress {
  url: string
  dataDir: string
  /** An administrator's. */
  token: string
}

/** A real server of the production build, as tests that only read know it. */
export interface Site extends SiteAddress {
  /** The official client, signed in with the token. */
  client: SanityClient
  /** The address of the API of its content: of the embedded lake, or of hosted Sanity. */
  lakeUrl: string
  output: () => string
}

/** One that was started for the tests of one file, which may do with it as they like. */
export interface OwnSite extends Site {
  /** `kill -9`, then the same server on the same port and data. */
  crashAndRestart(): Promise<void>
  crash(): Promise<void>
  /** SIGTERM, as a new release sends it. Resolves with the exit code. */
  end(): Promise<number | null>
  stop(): Promise<void>
  /** Sets the clock of what publishes what is due, where that is not the server: hosted Sanity does it there. */
  setLakeClock?(by: number): void
}

export interface SiteOptions {
  port?: number
  /**
   * Say it has the address it listens at. Otherwise it says it has the one it was built for, and serves the pages as they
   * were built: one with another address renders every page anew at its first request.
   */
  ownAddress?: boolean
  /** Whose process it is, when not that of who runs the tests: it may write to its data alone. */
  uid?: number
  env?: Record<string, string>
}

/** Starts a server on a free port, with a data folder of its own. */
export async function startSite({
  port,
  ownAddress = false,
  uid,
  env = {},
}: SiteOptions = {}): Promise<OwnSite> {
  const { dataDir, token } = copyTestData()
  const listensAt = port ?? (await freePort())
  const url = `http://localhost:${listensAt}`
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'warn',
    SHOW_STYLEGUIDE: 'yes',
    PORT: String(listensAt),
    SITE_URL: ownAddress ? url : builtFor(),
    DATA_DIR: dataDir,
    BUILD_DIR,
    ...env,
  }
  if (uid !== undefined) execFileSync('chown', ['-R', String(uid), dataDir])
  const site = siteAt({ url, dataDir, token })
  const log = openSync(logOf(dataDir), 'a')
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const stdio: ['ignore', number, number] = ['ignore', log, log]
    const started = spawn(NODE, ['scripts/run.mjs', 'start'], { cwd: ROOT, env: settings, stdio, uid })
    try {
      await untilHealthy(url, started, site.output)
    } catch (error) {
      started.kill('SIGKILL')
      throw error
    }
    return started
  }

  async function crash() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  async function end() {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await exited
    return code
  }

  return {
    ...site,
    crash,
    end,
    crashAndRestart: async () => {
      await crash()
      child = await launch()
    },
    stop: async () => {
      await crash()
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(logOf(dataDir), { force: true })
    },
  }
}

/** A server that runs, whichever process started it. */
export function siteAt({ url, dataDir, token }: SiteAddress): Site {
  const lakeUrl = `${url}/api/lake`
  return {
    url,
    dataDir,
    token,
    lakeUrl,
    client: createClient({
      projectId: 'montage',
      dataset: 'production',
      apiVersion: '2026-09-01',
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      token,
      perspective: 'raw',
    }),
    output: () => readFileSync(logOf(dataDir), 'utf8'),
  }
}

/** Beside the data folder: some tests watch what is written there. */
const logOf = (dataDir: string) => `${dataDir}.log`

/** The address in the pages of the production build. */
export function builtFor(): string {
  const mark = join(ROOT, BUILD_DIR, 'current/content.json')
  if (!existsSync(mark)) throw new Error(`There is no build in ${BUILD_DIR}: run "npm run build:test" first.`)
  return JSON.parse(readFileSync(mark, 'utf8')).siteUrl
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
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`The server did not become healthy:\n${output()}`)
}
