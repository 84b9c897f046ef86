import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { createToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { seedInto } from '../../scripts/prepare-lake.ts'
import { siteAt } from '../e2e/site.ts'
import { freePort } from '../free-port.ts'
import { type Used, watchToEnd } from './processes.ts'
import type { Usage } from './report-usage.ts'

const USAGE = join(import.meta.dirname, 'report-usage.ts')

/** The sample content, or the large site that `npm run scale-set` makes. */
export type SetName = 'seed' | 'scale'

/** A site with a set of content, a build and a server of its own. */
export interface SetSite {
  dataDir: string
  services: string[]
  cities: string[]
  /** Those whose pages list installers: the pages with the most content. */
  citiesWithInstallers: string[]
  build(): Promise<Used & { wall: number }>
  /** Starts the server and returns after how many milliseconds it was healthy. */
  start(): Promise<number>
  stop(): Promise<void>
  /** What the server's process has used. */
  usage(): Promise<Usage>
  client: SanityClient
  /** Reads a page, which has to be there. */
  read(path: string): Promise<{ html: string; isFromCache: boolean }>
}

/** Fills a data folder with a set. */
export async function makeSet(set: SetName, folder: string): Promise<SetSite> {
  const dataDir = join(folder, set)
  if (set === 'scale') execFileSync('node', ['scripts/run.mjs', 'scale-set', dataDir])
  const lake = openSiteLake(dataDir)
  await seedInto(lake)
  const { secret: token } = createToken(lake.database, { role: 'administrator', label: 'Bench' })
  const slugs = (type: string) =>
    lake.query('*[_type == $type] | order(slug.current asc).slug.current', { type }) as Promise<string[]>
  const [services, cities] = [await slugs('service'), await slugs('city')]
  const citiesWithInstallers = (await lake.query(
    '*[_type == "city" && _id in *[_type == "installer"].city._ref] | order(slug.current asc).slug.current',
    {},
  )) as string[]
  lake.close()

  const port = await freePort()
  const url = `http://localhost:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    BUILD_DIR: `.next-bench-${set}`,
    // One in another process would slow down what is measured.
    BACKUP_EVERY_HOURS: '0',
  }
  let server: ChildProcess | undefined

  return {
    dataDir,
    services,
    cities,
    citiesWithInstallers,
    client: siteAt({ url, dataDir, token }).client,

    async build() {
      rmSync(String(env.BUILD_DIR), { recursive: true, force: true })
      const started = performance.now()
      const used = await watchToEnd(spawn('node', ['scripts/run.mjs', 'build'], { env, stdio: 'ignore' }))
      return { ...used, wall: (performance.now() - started) / 1_000 }
    },

    async start() {
      const started = performance.now()
      const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']
      server = spawn('node', ['--import', USAGE, ...startArguments()], {
        env,
        stdio,
      })
      while (!(await isHealthy(url))) {
        if (server.exitCode !== null) throw new Error('The server ended at its start.')
        await new Promise((done) => setTimeout(done, 10))
      }
      return performance.now() - started
    },

    async stop() {
      if (!server || server.exitCode !== null) return
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
    },

    async usage() {
      if (!server) throw new Error('The server was not started.')
      const answer = once(server, 'message')
      server.send('usage')
      const [usage] = await answer
      return usage as Usage
    },

    async read(path) {
      const response = await fetch(url + path)
      if (!response.ok) throw new Error(`${url}${path} answered ${response.status}`)
      const isFromCache = response.headers.get('x-nextjs-cache') === 'HIT'
      return { html: await response.text(), isFromCache }
    },
  }
}

/** Those of `npm start`, which itself does not pass on the channel. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return scripts.start.split(' ').slice(1)
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
