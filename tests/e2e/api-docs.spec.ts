import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { pngPhoto } from '../sample-photos.ts'
import { testWithSite } from './fixtures.ts'

/* The programs in docs/api.md, as they stand there. */

const PROGRAMS = [...readFileSync('docs/api.md', 'utf8').matchAll(/^## (.+?)\n.*?```js\n(.*?)```/gms)].map(
  ([, title = '', program = '']) => ({ title, program }),
)

const SECRET = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
const STATUS_SECRET = `whsec_${Buffer.alloc(24, 5).toString('base64')}`
const PORT = await freePort()

const test = testWithSite({
  ownAddress: true,
  env: {
    CRM_STATUS_SECRET: STATUS_SECRET,
    WEBHOOKS: JSON.stringify([{ name: 'invoices', url: `http://127.0.0.1:${PORT}/hook`, secret: SECRET }]),
  },
})

const NODE = ['--input-type=module', '-e']

function programOf(title: string): string {
  const found = PROGRAMS.find((one) => one.title === title)
  expect(found, title).toBeDefined()
  return found?.program ?? ''
}

async function run(title: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE, programOf(title)], {
    // Playwright's workers have colours on.
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  return stdout
}

let receiver: ChildProcess | undefined
let told = ''
test.beforeAll(() => {
  receiver = spawn(process.execPath, [...NODE, programOf('Be told of requests')], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(PORT) },
  })
  receiver.stdout?.on('data', (text) => {
    told += text
  })
})
test.afterAll(() => void receiver?.kill())

test('every example of docs/api.md runs: a request, its state, what others are told, a photo, an assistant', async ({
  site,
}) => {
  expect(PROGRAMS.map(({ title }) => title)).toEqual([
    'Send a request',
    'Send photos first',
    'Report the state of a request',
    'Be told of requests',
    'Assistants of customers',
  ])
  const SUBMISSION_ID = crypto.randomUUID()
  const env = { SITE_URL: site.url, SUBMISSION_ID, CRM_STATUS_SECRET: STATUS_SECRET }
  const sent = await run('Send a request', env)
  const [, reference] = /^202 { ok: true, reference: '([^']+)' }/.exec(sent) ?? []
  expect(reference, sent).toBeDefined()
  expect(await run('Send a request', env)).toBe(sent)
  expect(await run('Report the state of a request', env)).toMatch(/^200 { ok: true, status: 'scheduled' }/)
  await expect
    .poll(() => told.trim().split('\n'), { timeout: 20_000 })
    .toEqual([`lead ${reference}`, `lead_status ${reference} scheduled`])
  const photo = join(await mkdtemp(join(tmpdir(), 'montage-photo-')), 'wall.png')
  await writeFile(photo, await pngPhoto())
  expect(await run('Send photos first', { ...env, PHOTO: photo })).toMatch(/^201 { ok: true, id: '/)
  expect(await run('Assistants of customers', env)).toMatch(
    /\$ http.+\/get-quote\?service=tv-mounting&city=montreal&lang=fr/,
  )
})

test('/api/openapi.json names this site, and only what is answered', async ({ site }) => {
  const response = await fetch(`${site.url}/api/openapi.json`)
  const document = (await response.json()) as { servers: { url: string }[]; paths: Record<string, object> }
  expect(document.servers).toEqual([{ url: site.url }])
  for (const path of Object.keys(document.paths)) {
    expect((await fetch(site.url + path, { method: 'POST' })).status, path).not.toBe(404)
  }
})
