import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { expiredReads } from './expired-reads.ts'
import { contents, params, queries } from './generated.ts'
import { findReads } from './reads.ts'
import { readSeed } from './seed.ts'

test('whatever happens to a document of each type, every read it changes is expired', async () => {
  const documents = await readSeed()
  const firstOfType = [...new Map(documents.toReversed().map((one) => [one._type, one])).values()]
  const changes = firstOfType.flatMap((document) => changesOf(document, documents))
  const { changedReads, missed, needless } = expiredReads(documents, await findReads(documents), changes)
  expect(missed).toEqual([])
  expect(changedReads).toBeGreaterThan(500)
  expect(needless).toBeLessThan(changedReads)
}, 60_000)

test('no change of the result of a query, whatever it asks for, goes without a tag', () => {
  const property = fc.property(contents, queries, params, ({ documents, changes }, query, values) => {
    const { missed } = expiredReads(documents, [{ name: query, query, params: values }], changes)
    expect(missed).toEqual([])
  })
  fc.assert(property, { numRuns: 300 })
})
