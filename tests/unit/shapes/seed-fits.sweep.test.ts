// Reads the sample content.

import { expect, test } from 'vitest'
import { fitResult } from '#lib/shapes/fit-result.ts'
import { wrongType } from '#lib/shapes/wrong-type.ts'
import { findReads } from '../cache-tags/reads.ts'
import { seededLake } from '../seeded-lake.ts'

const lake = seededLake()

test('every document of the seed, and every picture, has the types of its fields', () => {
  const documents = lake.allDocuments()
  expect(documents.length).toBeGreaterThan(300)
  expect(documents.map((document) => wrongType(document, [])).filter(Boolean)).toEqual([])
})

test('what every query of the site finds in the seed is what its type says', async () => {
  const reads = await findReads(lake.allDocuments())
  expect(reads.length).toBeGreaterThan(70)
  for (const { name, query, params } of reads) {
    const result = await lake.query(query, params)
    expect(fitResult(query, result), name).toEqual(result)
  }
})
