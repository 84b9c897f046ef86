import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOfReadFields } from '#lib/content/field-tags.ts'
import READ_FIELDS from '#lib/content/read-fields.json' with { type: 'json' }
import { expiredReads } from './expired-reads.ts'
import { contents, params, queries } from './generated.ts'
import { findReads } from './reads.ts'
import { readSeed } from './seed.ts'

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
