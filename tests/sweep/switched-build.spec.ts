import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { currentBuild, removeBuilds, switchToNewBuild, workFolder } from '../../scripts/builds.ts'
import { othersRunning } from '../../scripts/running.mjs'
import { test } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { type OwnSite, type Site, startSite } from '../e2e/site.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { recordRows } from './table.ts'

/*
 * Switching between builds beside running servers, with copies of the one that the other tests use. How a build is really
 * made beside a server is in tests/sweep/build-beside.spec.ts.
 */
const ROOT = resolve(import.meta.dirname, '../..')

let buildDir: string
const sites: OwnSite[] = []

test.beforeEach(() => {
  // Inside of the project: Next finds its packages from there.
  buildDir = mkdtempSync('.next-switched-')
})
test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()))
  rmSync(buildDir, { recursive: true, force: true })
})

/** Puts a build where Next leaves it, and switches to it. Its service worker tells it from others. */
function buildAndSwitch(id: string): string {
  const work = workFolder(buildDir)
  execFileSync('cp', ['-al', join(ROOT, '.next-test/current/'), work])
  // What is written below must not be written into the files of the other tests: those here are links to them.
  for (const name of ['sw.js', 'files.json', 'static-files.json', 'in-use.sqlite']) rmSync(join(work, name))
  writeFileSync(join(work, 'sw.js'), `// ${id}`)
  const build = switchToNewBuild(buildDir, id)
  rmSync(work, { recursive: true })
  return build
}

async function start(uid?: number): Promise<OwnSite> {
  const site = await startSite({ env: { BUILD_DIR: buildDir }, uid })
  sites.push(site)
  return site
}

const worker = async (site: Site) => (await fetch(`${site.url}/sw.js`)).text()
const builds = () => readdirSync(buildDir).filter((name) => name.startsWith('build-'))
const served = () => othersRunning().map(({ folder }) => folder)

/** What a server had no reason to read before: pages in both languages, the Studio, a PDF, all files of the browser, a lead. */
async function faultsOf(site: Site, build: string): Promise<string[]> {
  const faults: string[] = []
  for (const path of [
    '/',
    '/services',
    '/ceiling-fans',
    '/city/vancouver',
    '/calgary/tv-mounting',
    '/faq',
    '/nobody',
  ]) {
    for (const address of [path, `${path}?lang=fr`]) {
      const { status, h1 } = await fetchPage(site.url + address)
      if (status !== (path === '/nobody' ? 404 : 200) || !h1) faults.push(`${address}: ${status} "${h1}"`)
    }
  }
  const files = readdirSync(join(build, 'static'), { recursive: true, withFileTypes: true })
  const addresses = files
    .filter((file) => file.isFile())
    .map((file) => `/_next/${join(file.parentPath, file.name).slice(build.length + 1)}`)
  for (const address of [
    '/studio',
    '/api/guarantee-terms',
    '/api/search-index',
    '/api/health',
    ...addresses,
  ]) {
    const response = await fetch(site.url + encodeURI(address))
    await response.arrayBuffer()
    if (response.status !== 200) faults.push(`${address}: ${response.status}`)
  }
  const lead = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: crypto.randomUUID(), payload: PAYLOADS.lead }),
  })
  if (lead.status !== 202) faults.push(`a lead: ${lead.status}`)
  return faults
}

test('a server stays with its build while newer ones are made and old ones removed; a restart serves the newest', async () => {
  const one = buildAndSwitch('one')
  const site = await start()
  const two = buildAndSwitch('two')
  const three = buildAndSwitch('three')
  expect(served()).toContain(one)
  removeBuilds(buildDir, [three, ...served()])
  expect(existsSync(two)).toBe(false)
  expect(await faultsOf(site, one)).toEqual([])
  expect(await worker(site)).toBe('// one')

  const beside = await start()
  expect(await worker(beside)).toBe('// three')
  expect(await faultsOf(beside, three)).toEqual([])
  expect(await worker(site)).toBe('// one')

  await site.crashAndRestart()
  expect(await worker(site)).toBe('// three')
  removeBuilds(buildDir, [currentBuild(buildDir), ...served()])
  expect(builds()).toEqual(['build-three'])
})

/** A user who may read the project and write nowhere. */
const NOBODY = 65_534

test('ten builds in a row beside a server that may not write to the project: it answers as before', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root starts a server as another user.')
  chmodSync(buildDir, 0o755)
  const served = buildAndSwitch('served')
  const site = await start(NOBODY)
  expect(site.output()).toContain('cannot be noted in')
  for (let n = 0; n < 10; n++) {
    const former = currentBuild(buildDir)
    removeBuilds(buildDir, [buildAndSwitch(`new-${n}`), former])
    expect(await worker(site)).toBe('// served')
  }
  expect(await faultsOf(site, served)).toEqual([])
  expect(builds().toSorted()).toEqual(['build-new-8', 'build-new-9', 'build-served'])
  recordRows('tests/sweep/switched-build.spec.ts', {
    'builds beside a server that may not write': { tried: 10, lost: 0 },
  })
})

test('two builds in one folder at once are refused', async () => {
  const code = `import { noteRunning } from './scripts/running.mjs'
    noteRunning('builds', '${buildDir}')
    console.log('noted')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code])
  await once(other.stdout, 'data')
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, BUILD_DIR: `./${buildDir}/`, DATA_DIR: join(buildDir, 'data') },
  })
  other.kill('SIGKILL')
  expect(stderr.trim()).toBe(
    `Process ${other.pid} builds in ${buildDir} now: wait until it is done, or set BUILD_DIR.`,
  )
  expect(status).toBe(1)
})

test('health says no as soon as a file of the build is gone, whichever pages still work', async () => {
  const build = buildAndSwitch('one')
  const site = await start()
  const health = async () => {
    const response = await fetch(`${site.url}/api/health`)
    return { status: response.status, body: await response.json() }
  }
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } })
  const needed: string[] = JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'))
  for (const pattern of [
    /^server\/app\/.*\/page\.js$/,
    /^server\/chunks\//,
    /^static\//,
    /^node_modules\/sharp/,
  ]) {
    const name = needed.find((file) => pattern.test(file)) ?? ''
    const [file, aside] = [join(build, name), join(build, 'aside')]
    execFileSync('mv', [file, aside])
    expect(await health(), name).toMatchObject({
      status: 503,
      body: { error: 'The build that is served is not whole: pages fail. Build again and restart.' },
    })
    execFileSync('mv', [aside, file])
  }
  expect(await health()).toMatchObject({ status: 200 })
})
