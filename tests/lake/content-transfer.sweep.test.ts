import { expect, test } from 'vitest'
import { fill, newLake, run } from './content-transfer.ts'

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
