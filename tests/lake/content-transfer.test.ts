import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { startLake, type TestLake } from './server.ts'

/* `npm run content:push` and `content:pull` as processes of their own. What stands in for hosted Sanity is another lake. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>'

async function newLake(): Promise<TestLake> {
  const lake = await startLake()
  onTestFinished(() => lake.close())
  return lake
}

async function fill({ client }: TestLake): Promise<void> {
  const picture = await client().assets.upload('image', Buffer.from(SVG), { filename: 'drawing.svg' })
  const name = { _type: 'localeString', en: 'TV mounting', fr: 'Installation de téléviseur' }
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: picture._id } }
  await client()
    .transaction()
    .create({ _id: 'service-tv', _type: 'service', name, image })
    .create({ _id: 'drafts.service-tv', _type: 'service', name: { ...name, en: 'Soon' } })
    .commit()
}

/** What every lake has, without what it sets itself. */
async function contentOf({ lake }: TestLake) {
  const documents = (await lake.query('* | order(_id)', {}, { perspective: 'raw' })) as Record<
    string,
    unknown
  >[]
  return documents
    .filter(({ _type }) => !String(_type).startsWith('system.'))
    .map(({ _rev, _updatedAt, _createdAt, ...content }) => content)
}

/** Runs a command on the data of one lake and on another, which it takes for hosted Sanity, as an administrator or as `role`. */
function run(
  command: 'content-push' | 'content-pull',
  own: TestLake,
  hosted: TestLake,
  options: string[] = [],
  role: Role = 'administrator',
) {
  const settings = {
    NODE_ENV: 'production' as const,
    DATA_DIR: own.dataDir,
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_API_URL: hosted.url,
    SANITY_AUTH_TOKEN: hosted.token(role),
  }
  const script = join(import.meta.dirname, '../../scripts/run.mjs')
  return new Promise<{ code: number; said: string }>((resolve) => {
    const done = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr })
    execFile(process.execPath, [script, command, ...options], { env: { ...process.env, ...settings } }, done)
  })
}

test('content goes to hosted Sanity and into another lake, with drafts and pictures', async () => {
  const [from, hosted, to] = [await newLake(), await newLake(), await newLake()]
  await fill(from)
  expect(await run('content-push', from, hosted)).toEqual({
    code: 0,
    said: '2 documents are in production of abc123.\n',
  })
  expect(await contentOf(hosted)).toEqual(await contentOf(from))

  const { code, said } = await run('content-pull', to, hosted)
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/^2 documents of production of abc123/),
  })
  expect(await contentOf(to)).toEqual(await contentOf(from))
  const tokens = to.lake.database.prepare('SELECT count(*) AS n FROM tokens WHERE revoked_at IS NULL').get()
  expect(tokens, 'the token it made is revoked').toEqual({ n: 0 })
}, 60_000)

test('what is there already is left, or replaced, or stops it', async () => {
  const [own, hosted] = [await newLake(), await newLake()]
  await fill(own)
  await hosted.client().create({ _id: 'service-tv', _type: 'service', name: { en: 'Mine' } })
  const nameIn = () => hosted.lake.query('*[_id == "service-tv"][0].name.en')

  const stopped = await run('content-push', own, hosted)
  expect(stopped.code).toBe(1)
  expect(stopped.said).toMatch(
    /service-tv.*Use --missing to leave what is there, or --replace to replace it\./s,
  )
  expect((await run('content-push', own, hosted, ['--missing'])).code).toBe(0)
  expect(await nameIn()).toBe('Mine')
  expect((await run('content-push', own, hosted, ['--replace'])).code).toBe(0)
  expect(await nameIn()).toBe('TV mounting')
}, 60_000)

test('what the other side refuses is a sentence, and so is one that is not reached', async () => {
  const [own, hosted] = [await newLake(), await newLake()]
  await fill(own)
  const refused = await run('content-push', own, hosted, ['--replace'], 'viewer')
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/^[^\n]*viewer[^\n]*What was sent before is there\. [^\n]+\n$/)
  await hosted.close()
  const gone = { ...hosted, token: () => 'none' }
  const pushed = await run('content-push', own, gone)
  expect(pushed).toEqual({
    code: 1,
    said: expect.stringMatching(/^fetch failed \(ECONNREFUSED\)\. [^\n]+\n$/),
  })
  const pulled = await run('content-pull', own, gone)
  expect(pulled).toEqual({
    code: 1,
    said: expect.stringMatching(/^production of abc123 cannot be read: [^\n]+\n$/),
  })
}, 120_000)
