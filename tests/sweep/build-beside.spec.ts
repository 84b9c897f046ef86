import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { buildIdOf, currentBuild } from '../../scripts/builds.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { ADMIN } from '../e2e/people.ts'
import { field, goTo, openDocument, openStudio, publish, setLocalized, signIn } from '../e2e/studio.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { ProjectCopy, type Server } from './project-copy.ts'
import { recordRows } from './table.ts'

let project: ProjectCopy
test.beforeAll(() => {
  project = new ProjectCopy()
})
test.afterAll(() => project.remove())

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** The path of every page in both languages, those first that no visitor has seen: they were not built, but are made on demand. */
async function unvisitedPages({ url }: Server): Promise<string[]> {
  const textAt = async (address: string) => (await fetch(address)).text()
  const parts = locations(await textAt(`${url}/sitemap.xml`))
  const pages = (await Promise.all(parts.map(textAt))).flatMap(locations)
  return pages
    .map((page) => page.replace(url, '') || '/')
    .sort((a, b) => b.split('/').length - a.split('/').length)
}

/** The addresses of all the files browsers load. */
function staticFiles(build: string): string[] {
  const files = readdirSync(join(build, 'static'), { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map((file) => encodeURI(`/_next/${join(file.parentPath, file.name).slice(build.length + 1)}`))
}

const statusOf = async (address: string, init?: RequestInit) => {
  const response = await fetch(address, init)
  const text = await response.text()
  return { status: response.status, text }
}

/**
 * Asks a server for one thing after the other until told to stop: pages nobody has visited, files, the Studio, leads, health
 * and the other interfaces. Nothing is asked for twice where it might come from a memory.
 */
function keepVisiting(
  { url }: Server,
  { pages, files, worker }: { pages: string[]; files: string[]; worker: string },
) {
  const faults: string[] = []
  const leads: string[] = []
  let asked = 0
  let isOver = false
  let isThorough = false

  async function check(
    address: string,
    isRight: (answer: { status: number; text: string }) => boolean,
    init?: RequestInit,
  ) {
    asked++
    try {
      const answer = await statusOf(url + address, init)
      if (!isRight(answer)) faults.push(`${address}: ${answer.status} ${answer.text.slice(0, 200)}`)
    } catch (error) {
      faults.push(`${address}: ${error}`)
    }
  }

  async function visit(address: string) {
    asked++
    const lang = address.includes('lang=fr') ? 'fr-CA' : 'en-CA'
    const page = await fetchPage(url + address).catch((error: unknown) => ({
      status: String(error),
      lang,
      h1: '',
    }))
    if (page.status !== 200 || page.lang !== lang || !page.h1)
      faults.push(`${address}: ${page.status} "${page.h1}"`)
  }

  async function sendLead() {
    const id = crypto.randomUUID()
    leads.push(id)
    await check('/api/leads', ({ status }) => status === 202, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'lead', submission_id: id, payload: PAYLOADS.lead }),
    })
  }

  const others = [
    () => check('/api/health', ({ status, text }) => status === 200 && text.includes('"ok"')),
    () => check('/studio', ({ status, text }) => status === 200 && text.includes('/_next/static/')),
    () => check('/sw.js', ({ status, text }) => status === 200 && text === worker),
    () => check(`/nobody-${asked}`, ({ status, text }) => status === 404 && text.includes('<h1')),
    () => check('/api/search-index?lang=fr', ({ status }) => status === 200),
    () => check('/api/guarantee-terms?lang=fr', ({ status }) => status === 200),
    () => check('/api/lake/v1/users/me', ({ status }) => status === 200 || status === 401),
    sendLead,
  ]

  const [pagesLeft, filesLeft] = [[...pages], [...files]]
  const hasMore = () => pagesLeft.length > 0 || filesLeft.length > 0

  async function run() {
    for (let turn = 0; !isOver || (isThorough && hasMore()); turn++) {
      const page = pagesLeft.shift()
      if (page !== undefined) await visit(page)
      const file = filesLeft.shift()
      if (file !== undefined) await check(file, ({ status, text }) => status === 200 && text !== '')
      if (isOver) continue
      await others[turn % others.length]?.()
      // The build is to have most of the machine.
      await new Promise((done) => setTimeout(done, 100))
    }
  }

  const running = run()
  async function stop() {
    isOver = true
    await running
    return { asked, faults, leads }
  }
  return {
    stop,
    /** The same, when every page and every file was asked for. */
    finish() {
      isThorough = true
      return stop()
    },
  }
}

/** What goes wrong in a browser. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500 || (response.status() === 404 && response.url().includes('/_next/'))) {
      faults.push(`${response.url()}: ${response.status()}`)
    }
  })
}

function storedLeads(): Set<string> {
  const database = new DatabaseSync(join(project.dataDir, 'leads.sqlite'), { readOnly: true })
  const rows = database.prepare('select submission_id from leads').all()
  database.close()
  return new Set(rows.map(({ submission_id }) => String(submission_id)))
}

const workerOf = async ({ url }: Server) => (await statusOf(`${url}/sw.js`)).text

test('a page, the Studio and a form are used while quickstart builds beside them and switches', async ({
  browser,
}) => {
  const former = currentBuild(project.buildDir) ?? ''
  const server = await project.serve('run.mjs start')
  const worker = await workerOf(server)
  const visits = keepVisiting(server, {
    pages: await unvisitedPages(server),
    files: staticFiles(former),
    worker,
  })
  const faults: string[] = []
  const context = await browser.newContext({ baseURL: server.url })
  const [page, studio] = [await context.newPage(), await context.newPage()]
  watch(page, faults)
  watch(studio, faults)
  await page.goto('/contact')
  await signIn(studio, ADMIN)
  await openStudio(studio)

  const quickstart = project.serve('quickstart.mjs')
  // While it builds: an editor publishes, a visitor reads.
  await openDocument(studio, 'service-tv-mounting', 'service')
  await setLocalized(studio, 'name', 'fr', 'Installation pendant la construction')
  await publish(studio)
  const reader = await context.newPage()
  watch(reader, faults)
  await reader.goto('/tv-mounting?lang=fr')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Installation pendant la construction')

  const fresh = await quickstart
  // After the switch: what was open stays usable, and what was not opens.
  const form = page.locator('form[action="/api/leads"]')
  await form.locator('[name=firstName]').fill('Solange')
  await form.locator('[name=lastName]').fill('Roy')
  await form.locator('[name=email]').fill('solange@courriel.example')
  await form.locator('[name=message]').fill('Sent from a page that was open during the switch.')
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(en.forms.successes.contact.title).first()).toBeVisible()
  await openDocument(studio, 'service-ceiling-fans', 'service')
  await expect(field(studio, 'name.en').locator('input')).toHaveValue(/\S/)
  await goTo(studio, '/studio/leads')
  await expect(studio.getByRole('button', { name: /Solange Roy/ })).toBeVisible({ timeout: 30_000 })
  await reader.goto('/guides')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  const visited = await visits.stop()
  expect(faults).toEqual([])
  expect(visited.faults).toEqual([])
  expect(visited.asked).toBeGreaterThan(200)
  const stored = storedLeads()
  expect(visited.leads.filter((id) => !stored.has(id))).toEqual([])
  expect(visited.leads.length).toBeGreaterThan(5)

  const current = currentBuild(project.buildDir) ?? ''
  expect(current).not.toBe(former)
  const freshWorker = await workerOf(fresh)
  expect(freshWorker).toContain(buildIdOf(current))
  expect(freshWorker).not.toBe(worker)
  expect(await workerOf(server)).toBe(worker)
  expect((await fetchPage(`${fresh.url}/tv-mounting?lang=fr`)).h1).toBe(
    'Installation pendant la construction',
  )
  await context.close()

  await server.stop()
  const restarted = await project.serve('run.mjs start')
  expect(await workerOf(restarted)).toBe(freshWorker)
})

/** A user who may read the project and write to the data alone. */
const NOBODY = 65_534

/** `BUILDS=10` for as many in a row. Each takes a minute or two. */
const BUILDS = Number(process.env.BUILDS ?? 2)

test('builds in a row beside a server that may not write to the project: everything answers as before', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root starts a server as another user.')
  test.setTimeout((BUILDS + 1) * 900_000)
  const served = currentBuild(project.buildDir) ?? ''
  const server = await project.serve('run.mjs start', {}, NOBODY)
  const worker = await workerOf(server)
  const pages = await unvisitedPages(server)
  const files = staticFiles(served)
  for (let build = 1; build <= BUILDS; build++) {
    const visits = keepVisiting(server, { pages, files, worker })
    const { status, said } = await project.build()
    expect(status, said).toBe(0)
    const { faults, asked } = await visits.stop()
    console.log(`  build ${build} of ${BUILDS}: ${asked} answers beside it, wrong: ${faults.length}`)
    expect(faults).toEqual([])
  }
  // Whatever was not asked for yet.
  const visits = keepVisiting(server, { pages, files, worker })
  const { faults, asked } = await visits.finish()
  console.log(
    `  after them: ${pages.length} pages, ${files.length} files, ${asked} answers, wrong: ${faults.length}`,
  )
  expect(faults).toEqual([])
  expect(readdirSync(project.buildDir)).toContain(basename(served))
  recordRows('tests/sweep/build-beside.spec.ts', {
    'real builds beside a server that may not write': { tried: BUILDS, lost: faults.length },
  })
  await server.stop()
})

test('a build that fails leaves the former one, and says so', async () => {
  const former = currentBuild(project.buildDir) ?? ''
  const server = await project.serve('run.mjs start')
  project.append('next.config.ts', "throw new Error('broken on purpose')")
  const { status, said } = await project.build()
  expect(status).toBe(1)
  expect(said).toContain('broken on purpose')
  expect(said.trim().split('\n').at(-1)).toMatch(
    /^The build failed: \.next-test\/build-\S+ stays what "npm start" serves\.$/,
  )
  expect(currentBuild(project.buildDir)).toBe(former)
  expect(await statusOf(`${server.url}/api/health`)).toMatchObject({ status: 200 })
  expect((await fetchPage(`${server.url}/ceiling-fans`)).status).toBe(200)
})
