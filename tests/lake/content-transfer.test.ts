import { expect, test } from 'vitest'
import { contentOf, fill, newLake, run } from './content-transfer.ts'

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
