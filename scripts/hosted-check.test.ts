import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Env, parseEnv } from '#lib/env.ts'
import { freePort } from '../tests/free-port.ts'
import { startHostedSanity } from '../tests/hosted/hosted-sanity.ts'
import { writeBuildSettings } from './build-settings.ts'
import { runChecks } from './finding.ts'
import { hostedChecks } from './hosted/checks.ts'

/*
 * The checks, against the stand-in for hosted Sanity with a project that has everything: a private dataset with content, three
 * tokens, an origin, a webhook and an editor. Each test takes one thing away.
 */

const SECRET = 'a-secret-shared-with-Sanity'
type Content = { _id: string; _type: string }
const CONTENT: Content = { _id: 'siteSettings', _type: 'siteSettings' }

type SanityOptions = NonNullable<Parameters<typeof startHostedSanity>[0]>

type End = () => void | Promise<void>

/** A project, a site that shows it, and the site's settings. `atEnd` takes what ends them. */
async function start(
  atEnd: (end: End) => void,
  { documents = [CONTENT], ...options }: SanityOptions & { documents?: Content[] } = {},
) {
  const site = { isUp: true, url: '' }
  const server = createServer((_, response) => response.writeHead(site.isUp ? 200 : 503).end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => void server.close())
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const webhook = {
    id: 'w1',
    name: 'Montage',
    url: `${site.url}/api/revalidate`,
    dataset: 'production',
    httpMethod: 'POST',
    isDisabled: false,
    includeDrafts: false,
    rule: {
      on: ['create', 'update', 'delete'],
      filter: null as string | null,
      projection: '{"before": before(), "after": after()}',
    },
    secret: SECRET as string | null | undefined,
  }
  const webhooks = [webhook]
  const sanity = await startHostedSanity({ plan: 'growth', corsOrigins: [site.url], webhooks, ...options })
  atEnd(() => sanity.stop())
  const content = documents.map((createOrReplace) => ({ createOrReplace }))
  await sanity.lake().mutate(content, { author: 'test' })
  sanity.addPerson('Owner', 'administrator')
  const editor = sanity.addPerson('Editor', 'editor')
  const tokens = {
    SANITY_API_READ_TOKEN: sanity.addRobot('read', 'viewer').token,
    SANITY_API_WRITE_TOKEN: sanity.addRobot('write', 'editor').token,
    SANITY_AUTH_TOKEN: sanity.addRobot('manage', 'administrator').token,
  }

  const folder = mkdtempSync(join(tmpdir(), 'montage-hosted-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const settings = {
    SITE_URL: site.url,
    DATA_DIR: join(folder, 'data'),
    BUILD_DIR: join(folder, 'builds'),
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
    SANITY_API_URL: sanity.url,
    SANITY_WEBHOOK_SECRET: SECRET,
    ...tokens,
  }
  const build = join(folder, 'builds/build-1')
  mkdirSync(build, { recursive: true })
  symlinkSync('build-1', join(folder, 'builds/current'))
  writeBuildSettings(envOf(settings), build)
  return { sanity, site, webhook, webhooks, editor, tokens, settings, build }
}

type Started = Awaited<ReturnType<typeof start>>
type Settings = Record<string, string | undefined>

function envOf(settings: Settings): Env {
  const parsed = parseEnv(settings)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.env
}

type CheckOptions = NonNullable<Parameters<typeof hostedChecks>[1]>

function findings(settings: Settings, options: CheckOptions = {}) {
  return Array.fromAsync(runChecks(hostedChecks(envOf(settings), { patience: Infinity, ...options })))
}

/** What is missing, each as `name: sentence`. */
async function missing(settings: Settings, options?: CheckOptions): Promise<string[]> {
  return (await findings(settings, options)).flatMap(({ state, name, says }) =>
    state === 'missing' ? [`${name}: ${says}`] : [],
  )
}

/** The finding of one check, as `state: sentence`. */
async function findingOf(name: string, settings: Settings, options?: CheckOptions): Promise<string> {
  const check = hostedChecks(envOf(settings), options).find((one) => one.name === name)
  const finding = await check?.run()
  return `${finding?.state}: ${finding?.says}`
}

/** The project of most tests. A stand-in is slow to start. */
let good: Started
beforeAll(async () => {
  const ends: End[] = []
  good = await start((end) => void ends.push(end))
  return async () => {
    for (const end of ends) await end()
  }
})

test('a project with everything lacks nothing', async () => {
  const found = await findings(good.settings)
  expect(found.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(found).toHaveLength(18)
})

const MAKE_VIEWER = 'npx sanity tokens create "viewer of the site" --role viewer$'
const MAKE_EDITOR = 'npx sanity tokens create "editor of the site" --role editor$'

test.each<[string, (started: Started) => Settings, string]>([
  [
    'no project id',
    () => ({ NEXT_PUBLIC_SANITY_PROJECT_ID: undefined }),
    '^project id: NEXT_PUBLIC_SANITY_PROJECT_ID is not set, .*https://www.sanity.io/manage$',
  ],
  [
    'no read token',
    () => ({ SANITY_API_READ_TOKEN: undefined }),
    `^read token: SANITY_API_READ_TOKEN is not set, .*${MAKE_VIEWER}`,
  ],
  [
    'an expired read token',
    () => ({ SANITY_API_READ_TOKEN: 'sk-expired' }),
    `^read token: Sanity does not accept SANITY_API_READ_TOKEN: .*expired.*${MAKE_VIEWER}`,
  ],
  [
    'no write token',
    () => ({ SANITY_API_WRITE_TOKEN: undefined }),
    `^write token: SANITY_API_WRITE_TOKEN is not set, .*${MAKE_EDITOR}`,
  ],
  [
    'a write token that may not write',
    ({ tokens }) => ({ SANITY_API_WRITE_TOKEN: tokens.SANITY_API_READ_TOKEN }),
    `^writing: SANITY_API_WRITE_TOKEN may not write content\\. .*${MAKE_EDITOR}`,
  ],
  [
    'an invalid token of an administrator',
    () => ({ SANITY_AUTH_TOKEN: 'sk-mistyped' }),
    '^token of an administrator: Sanity does not accept SANITY_AUTH_TOKEN',
  ],
  [
    'no secret of the webhook',
    () => ({ SANITY_WEBHOOK_SECRET: undefined }),
    '^webhook: SANITY_WEBHOOK_SECRET is not set',
  ],
])('with the settings, %s is named, and nothing else', async (_, change, sentence) => {
  expect(await missing({ ...good.settings, ...change(good) })).toEqual([expect.stringMatching(sentence)])
})

/** What is taken away, what gives it back, and how the fault is named. */
test.each<[string, (started: Started) => unknown, (started: Started) => unknown, string]>([
  [
    'a used up quota',
    ({ sanity }) => Object.assign(sanity.rates, { requests: 0 }),
    ({ sanity }) => Object.assign(sanity.rates, { requests: 500 }),
    '^connection: 127.0.0.1:\\d+ answers with the status 429',
  ],
  [
    'no webhook',
    ({ webhooks }) => webhooks.pop(),
    ({ webhooks, webhook }) => webhooks.push(webhook),
    '^webhook: No webhook goes to http\\S+/api/revalidate\\. Correct it at https://www.sanity.io/manage/project/abc123, ',
  ],
  [
    'no editor',
    ({ sanity, editor }) => sanity.people.setRole(editor.id, 'contributor'),
    ({ sanity, editor }) => sanity.people.setRole(editor.id, 'editor'),
    '^editor: No member of the project is an editor\\. .*npx sanity users invite \\S+ --role editor$',
  ],
  [
    'a build of another project',
    ({ settings, build }) =>
      writeBuildSettings(envOf({ ...settings, NEXT_PUBLIC_SANITY_PROJECT_ID: 'other' }), build),
    ({ settings, build }) => writeBuildSettings(envOf(settings), build),
    '^build: The build in .* was made with another NEXT_PUBLIC_SANITY_PROJECT_ID .*npm run build',
  ],
  [
    'a site that is down',
    ({ site }) => (site.isUp = false),
    ({ site }) => (site.isUp = true),
    '^site: .*answers with 503\\. .*npm start$',
  ],
])('%s is named, and nothing else', async (_, takeAway, giveBack, sentence) => {
  takeAway(good)
  onTestFinished(() => void giveBack(good))
  expect(await missing(good.settings)).toEqual([expect.stringMatching(sentence)])
})

const LARGE = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]))

/** How a project is made, and how the fault is named. */
test.each<[string, SanityOptions & { documents?: Content[] }, string]>([
  [
    'an unknown project',
    { projectId: 'other' },
    '^project: Sanity has no project abc123\\. Set NEXT_PUBLIC_SANITY_PROJECT_ID .*npm run build$',
  ],
  [
    'no dataset',
    { datasets: { staging: 'private' } },
    '^dataset: .*no dataset "production"\\. .*npx sanity datasets create production --visibility private$',
  ],
  [
    'no origin',
    { corsOrigins: ['https://www.example.ca'] },
    '^origin: Sanity refuses the Studio at (\\S+)/studio\\. .*npx sanity cors add \\1 --credentials$',
  ],
  [
    'an origin without credentials',
    { corsOrigins: [{ origin: 'http://127.0.0.1:*', credentials: false }] },
    '^origin: .* without credentials, .*npx sanity cors delete (\\S+) && npx sanity cors add \\1 --credentials$',
  ],
  [
    'no content',
    { documents: [] },
    '^content: The dataset has no document "siteSettings"\\. .*npm run content:push$',
  ],
  [
    'a dataset that everybody reads',
    { datasets: { production: 'public' } },
    '^privacy: Everybody can read .*npx sanity datasets visibility set production private$',
  ],
  [
    'a plan that is too small',
    { documents: [CONTENT, { ...CONTENT, ...LARGE, _id: 'large' }] },
    '^attributes: The content has 10,\\d{3} attributes, and the plan allows 10,000\\. Choose a larger plan ',
  ],
])('%s is named, and nothing else', async (_, options, sentence) => {
  const { settings } = await start(onTestFinished, options)
  expect(await missing(settings)).toEqual([expect.stringMatching(sentence)])
})

test('a read token that may not read drafts is named, and nothing else', async () => {
  const { sanity, settings } = await start(onTestFinished)
  // A custom role of Enterprise.
  sanity.people.grantsOf = ({ role }) =>
    role === 'viewer'
      ? [{ filter: '!(_id in path("drafts.**"))', permissions: ['read'] }]
      : [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update'] }]
  expect(await missing(settings)).toEqual([
    expect.stringMatching(`^drafts: SANITY_API_READ_TOKEN may not read drafts\\. .*${MAKE_VIEWER}`),
  ])
})

test('what is wrong with a webhook is named', async () => {
  const { webhook, settings } = good
  const right = structuredClone(webhook)
  onTestFinished(() => void Object.assign(webhook, right))
  for (const [wrong, words] of [
    [
      { url: 'https://old.example.ca/api/revalidate?key=1' },
      'goes to https://old.example.ca/api/revalidate, not to ',
    ],
    [{ dataset: 'staging' }, 'is for the dataset "staging"'],
    [{ rule: { ...right.rule, on: ['update'] } }, 'is not sent on create and delete'],
    [{ rule: { ...right.rule, filter: '_type == "city"' } }, 'has a filter'],
    [
      { rule: { ...right.rule, projection: '{_id}' } },
      'another projection than {"before": before(), "after": after()}',
    ],
    [{ secret: null }, 'has no secret'],
    [{ isDisabled: true }, 'is turned off'],
    [{ httpMethod: 'PUT' }, 'is sent by PUT, not by POST'],
  ] as const) {
    Object.assign(webhook, structuredClone(right), wrong)
    expect(await findingOf('webhook', settings)).toMatch(/^missing: The webhook /)
    expect(await findingOf('webhook', settings)).toContain(words)
  }
  // One of several machines has an address of its own.
  Object.assign(webhook, structuredClone(right), { url: 'https://a.example.ca/api/revalidate' })
  expect(await findingOf('webhook', settings, { webhook: webhook.url })).toMatch(/^ok: /)
})

test('what the tokens do not show is not called right', async () => {
  const { settings, tokens, webhook } = good
  webhook.secret = undefined
  onTestFinished(() => void Object.assign(webhook, { secret: SECRET }))
  expect(await findingOf('webhook', settings)).toMatch(
    /^unknown: The secret of the webhook could not be compared/,
  )
  const editor = { ...settings, SANITY_AUTH_TOKEN: tokens.SANITY_API_WRITE_TOKEN }
  expect(await findingOf('webhook', editor)).toMatch(/^unknown: SANITY_AUTH_TOKEN may not read webhooks/)
  const nobody = { ...settings, SANITY_AUTH_TOKEN: undefined }
  expect(await findingOf('webhook', nobody)).toMatch(/^unknown: Only SANITY_AUTH_TOKEN, /)
  expect(await findingOf('token of an administrator', nobody)).toMatch(
    /^unknown: SANITY_AUTH_TOKEN is not set\./,
  )
})

test('one cause is said once: what depends on it is not checked', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`
  const found = await findings({ ...good.settings, SANITY_API_URL: gone })
  expect(found.filter(({ state }) => state === 'missing')).toEqual([
    expect.objectContaining({
      name: 'connection',
      says: expect.stringMatching(/^127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/),
    }),
  ])
  expect(found.find(({ name }) => name === 'editor')).toMatchObject({
    state: 'unknown',
    says: 'This depends on "project".',
  })
})

test('a server that fails is named, and nothing else', async () => {
  const { sanity, settings } = await start(onTestFinished)
  sanity.set('error page')
  expect(await missing(settings)).toEqual([
    expect.stringMatching(
      /^connection: \S+ answers with the status 502\. Look at https:\/\/status\.sanity\.io/,
    ),
  ])
})

test('a slow answer is named', async () => {
  expect(await missing(good.settings, { patience: 0 })).toEqual([
    expect.stringMatching(/^speed: .* takes \d+ ms for an answer\. After 0 ms pages use former content\. /),
  ])
})

test('the command says it in lines, ends with 1, and prints no secret', async () => {
  const { settings, tokens } = await start(onTestFinished, { documents: [] })
  const { code, said } = await run(settings)
  expect(said).toContain('ok: dataset: There is a dataset "production".\n')
  expect(said).toContain(
    'missing: content: The dataset has no document "siteSettings". Push the content: npm run content:push\n',
  )
  expect(said).toContain('not checked: privacy: This depends on "content".\n')
  expect(said).toMatch(/^\d+ ok, \d missing, 1 not checked\.$/m)
  expect(code).toBe(1)
  for (const secret of [SECRET, ...Object.values(tokens)]) expect(said).not.toContain(secret)
}, 60_000)

function run(settings: Record<string, string>) {
  const script = join(import.meta.dirname, 'run.mjs')
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, 'hosted-check'],
      { env: { ...process.env, NODE_ENV: 'production', ...settings } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}
