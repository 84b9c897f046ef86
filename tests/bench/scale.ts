// node tests/bench/scale.ts [pages]: what a large site costs. The sample content against the set of `npm run scale-set`, each
// with a build of its own: the build, the start, a publish, pages nobody has asked for, and the memory after many pages.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { siteAt } from '../e2e/site.ts'
import { freePort } from '../free-port.ts'

const STARTS = 5
const PUBLISHES = 10
const UNSEEN = 60
const VISITED = Number(process.argv[2] ?? 10_000)

const folder = mkdtempSync(join(tmpdir(), 'montage-scale-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [seed, scale] = [await measure('seed'), await measure('scale')]
console.table(
  Object.entries(seed).map(([what, small]) => {
    const large = scale[what] ?? Number.NaN
    return { what, seed: small, scale: large, ratio: Number((large / small).toFixed(2)) }
  }),
)

async function measure(set: 'seed' | 'scale'): Promise<Record<string, number>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = join(folder, set)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    BUILD_DIR: `.next-bench-${set}`,
  }
  if (set === 'scale') execFileSync('node', ['scripts/run.mjs', 'scale-set', dataDir])
  else mkdirSync(dataDir)
  const build = await buildSite(env)
  const lake = openSiteLake(dataDir)
  const { secret: token } = createToken(lake.database, { role: 'administrator', label: 'Bench' })
  const slugs = (type: string) =>
    lake.query('*[_type == $type] | order(slug.current asc).slug.current', { type }) as Promise<string[]>
  const [services, cities] = [await slugs('service'), await slugs('city')]
  lake.close()

  const starts: number[] = []
  let server = await start(env, url, starts)
  while (starts.length < STARTS) {
    await stop(server)
    server = await start(env, url, starts)
  }
  try {
    const { client } = siteAt({ url, dataDir, token })
    const fresh: number[] = []
    for (let run = 0; run < PUBLISHES; run++) {
      const name = `Concrete patio ${run}`
      await read(`${url}/concrete-patio`)
      const started = performance.now()
      await client.patch('service-concrete-patio').set({ 'name.en': name }).commit()
      const html = await read(`${url}/concrete-patio`)
      fresh.push(performance.now() - started)
      if (!html.includes(name)) throw new Error(`Run ${run}: the next request was not fresh.`)
      await new Promise((done) => setTimeout(done, 2_100))
    }
    // Each service and each city as often as any other.
    const pairs = cities.flatMap((_, shift) =>
      services.map((service, index) => `/${cities[(index + shift) % cities.length]}/${service}`),
    )
    const unseen: number[] = []
    for (const path of pairs.slice(0, UNSEEN)) {
      const started = performance.now()
      await read(url + path)
      unseen.push(performance.now() - started)
    }
    for (const path of pairs.slice(UNSEEN, VISITED)) await read(url + path)
    return {
      ...build,
      'start to healthy, ms': median(starts),
      'publish to fresh, ms': median(fresh),
      'unseen page, ms': median(unseen),
      'pages visited': Math.min(VISITED, pairs.length),
      'resident, MB': residentOf(server),
    }
  } finally {
    await stop(server)
  }
}

/** Builds, and watches how much memory all processes of the build have together. */
async function buildSite(env: NodeJS.ProcessEnv) {
  rmSync(String(env.BUILD_DIR), { recursive: true, force: true })
  const started = performance.now()
  const child = spawn('node', ['scripts/run.mjs', 'build'], { env, stdio: 'ignore' })
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(child))
  }, 250)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build ended with ${code}.`)
  return { 'build, s': Math.round((performance.now() - started) / 1_000), 'build, MB': most }
}

async function start(env: NodeJS.ProcessEnv, url: string, times: number[]): Promise<ChildProcess> {
  const started = performance.now()
  const child = spawn('node', ['scripts/run.mjs', 'start'], { env, stdio: 'ignore' })
  for (;;) {
    const isHealthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) break
    if (child.exitCode !== null) throw new Error('The server ended at its start.')
    await new Promise((done) => setTimeout(done, 10))
  }
  times.push(performance.now() - started)
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function read(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** MB of a process and those it started. */
function residentOf({ pid }: ChildProcess): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const sizeOf = (id: number | undefined): number =>
    rows.reduce((size, [own, parent, rss = 0]) => {
      if (own === id) return size + rss
      return parent === id ? size + sizeOf(own) : size
    }, 0)
  return Math.round(sizeOf(pid) / 1_000)
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}
