import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { contentOf, fill, newLake, run } from './content-transfer.ts'
import { temporaryFolder } from './temporary-lake.ts'

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

test('a folder without content sends nothing, and gets no lake', async () => {
  const hosted = await newLake()
  const dataDir = temporaryFolder()
  expect(await run('content-push', { ...hosted, dataDir }, hosted)).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no content in ${dataDir}.`),
  })
  expect(readdirSync(dataDir)).toEqual([])
})

test('content with more attributes than the plan allows is not sent', async () => {
  const [from, hosted] = [await newLake(), await newLake()]
  await fill(from)
  const asked: string[] = []
  const plan = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ fields: { count: { value: 0, limit: 12 } } }))
  })
  await new Promise<void>((resolve) => plan.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void plan.close())
  const address = plan.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  expect(await run('content-push', from, { ...hosted, url })).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The content has \d+ attributes, and the plan of production allows 12\. Nothing was sent\./,
    ),
  })
  expect(asked).toEqual(['GET /v2025-02-19/data/stats/production'])
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
    said: 'fetch failed (ECONNREFUSED). Nothing was sent: the limits of production could not be read.\n',
  })
  const pulled = await run('content-pull', own, gone)
  expect(pulled).toEqual({
    code: 1,
    said: expect.stringMatching(/^production of abc123 cannot be read: [^\n]+\n$/),
  })
}, 120_000)
