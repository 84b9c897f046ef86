import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-lake.ts'
import { otherProject, refusalOf, SOURCE, serve } from './served.ts'

test('an archive as `sanity dataset export` writes it is imported once, and what was changed stays', async () => {
  const folder = otherProject()
  const inside = ['data.ndjson', 'images'].map((name) => join(basename(folder), name))
  execFileSync('tar', ['-czf', 'export.tar.gz', '-C', '..', ...inside], { cwd: folder })
  const args = ['--data', 'd', '--import', 'export.tar.gz']
  const query = 'data/query/production?query=*[_id=="post-rye"][0]{title,"image":coverImage.asset->size}'
  const first = await serve(SOURCE, folder, args)
  const ask = async ({ address }: { address: string }) =>
    (await fetch(`${address}/v2025-02-19/${query}`)).json()
  expect(await ask(first)).toMatchObject({ result: { title: 'Rye, slowly', image: expect.any(Number) } })
  await fetch(`${first.address}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.token}`, 'content-type': 'application/json' },
    body: '{"mutations": [{"patch": {"id": "post-rye", "set": {"title": "Rye, slower"}}}]}',
  })
  expect(await first.end()).toBe(0)
  const second = await serve(SOURCE, folder, args)
  expect(second.token).toBe(first.token)
  expect(await ask(second)).toMatchObject({ result: { title: 'Rye, slower' } })
  expect(await second.end()).toBe(0)
})

test('a folder, a port or a file that cannot be used is a sentence', async () => {
  const folder = temporaryFolder()
  const { address, end } = await serve(SOURCE, folder, ['--data', 'd'])
  const port = new URL(address).port
  expect(await refusalOf(folder, ['serve', '--data', 'e', '--port', port])).toEqual({
    code: 1,
    said: `Port ${port} of 127.0.0.1 is taken: end what uses it, or choose another with --port.\n`,
  })
  await end()
  expect((await refusalOf(folder, ['serve', '--data', 'd', '--project', 'other'])).said).toContain(
    'The project in d is "local"',
  )
  writeFileSync(join(folder, 'bad.ndjson'), '{"_id": "a", "_type": "post"}\n[1\n')
  expect(await refusalOf(folder, ['serve', '--data', 'f', '--import', 'bad.ndjson'])).toEqual({
    code: 1,
    said: 'bad.ndjson cannot be imported: Line 2 of bad.ndjson is not JSON\n',
  })
})
