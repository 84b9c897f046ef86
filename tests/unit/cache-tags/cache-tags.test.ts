import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOfReadFields } from '#lib/content/field-tags.ts'
import READ_FIELDS from '#lib/content/read-fields.json' with { type: 'json' }
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

test('what every query of the site reads is known to its cache tags', async () => {
  const reads = await findReads(await readSeed())
  const unknown = reads.filter(({ query }) => !((keyOfReadFields(query) ?? '') in READ_FIELDS))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test('no change of the result of a query, whatever it asks for, goes without a tag', () => {
  const property = fc.property(contents, queries, params, ({ documents, changes }, query, values) => {
    const { missed } = expiredReads(documents, [{ name: query, query, params: values }], changes)
    expect(missed).toEqual([])
  })
  fc.assert(property, { numRuns: 150 })
})
