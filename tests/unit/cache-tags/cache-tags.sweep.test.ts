import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, fieldEditsOf } from './changes.ts'
import { expiredReads } from './expired-reads.ts'
import { contents, params, queries } from './generated.ts'
import { findReads, withNarrowTags } from './reads.ts'
import { readSeed } from './seed.ts'

test('whatever happens to any document, every read it changes is expired, and few others', async () => {
  const documents = await readSeed()
  const changes = documents.flatMap((document) => changesOf(document, documents))
  const reads = await findReads(documents)
  expect(expiredReads(documents, reads, changes).missed).toEqual([])
  const { changedReads, needless } = expiredReads(documents, withNarrowTags(reads), changes)
  expect(changedReads).toBeGreaterThan(10_000)
  expect(needless / changedReads).toBeLessThan(0.6)
})

test('an edit of one field expires a quarter of the reads in vain that whole documents would expire, or fewer', async () => {
  const documents = await readSeed()
  const someOfType = Object.values(Object.groupBy(documents, ({ _type }) => _type)).flatMap((all = []) =>
    all.slice(0, 3),
  )
  const edits = someOfType.flatMap(fieldEditsOf)
  const reads = withNarrowTags(await findReads(documents))
  const narrowed = expiredReads(documents, reads, edits)
  const whole = expiredReads(documents, reads, edits, {})
  expect(narrowed.missed).toEqual([])
  expect(narrowed.changedReads).toBe(whole.changedReads)
  expect(narrowed.needless).toBeLessThan(whole.needless / 4)
})

test('no change of the result of a query, whatever it asks for, goes without a tag', () => {
  const property = fc.property(contents, queries, params, ({ documents, changes }, query, values) => {
    const { missed } = expiredReads(documents, [{ name: query, query, params: values }], changes)
    expect(missed).toEqual([])
  })
  fc.assert(property, { numRuns: 20_000 })
})
