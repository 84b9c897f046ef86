import { expect } from '@playwright/test'
import { pagesPart } from '../../scripts/parity/parts.ts'
import { faultsAt, inTurns, readLists } from '../../scripts/parity/site.ts'
import { test } from '../e2e/fixtures.ts'

test('every page of the sitemap is equal in English and French', async ({ site }) => {
  const documents = await site.client.fetch('*', {}, { perspective: 'published' })
  const { sitemap } = await readLists(site.url)
  const { compared, findings } = await pagesPart(documents, sitemap.en, (paths) =>
    inTurns(paths, (path) => faultsAt(site.url, path)),
  )
  console.log(`  ${compared} pages in both languages`)
  expect(compared).toBeGreaterThan(1_300)
  expect(findings.slice(0, 40), `${findings.length} faults`).toEqual([])
})
