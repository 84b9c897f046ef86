import { expect } from '@playwright/test'
import { contentParts, listsPart, pagesPart } from '../../scripts/parity/parts.ts'
import { faultsAt, inTurns, readLists } from '../../scripts/parity/site.ts'
import { test } from './fixtures.ts'
import { OTHER_PAGES, PAGES } from './measured-pages.ts'

/* One page of each type; tests/sweep compares every page. What turns the report red is in tests/unit/parity. */

test('English and French are equal: content, words, mails, pages, Markdown, files, lists', async ({
  site,
}) => {
  const documents = await site.client.fetch('*', {}, { perspective: 'published' })
  const lists = await readLists(site.url)
  const paths = [...PAGES, ...OTHER_PAGES].filter((path) => lists.sitemap.en.includes(path))
  expect(paths.length).toBeGreaterThan(25)
  const pages = await pagesPart(documents, paths, (found) =>
    inTurns(found, (path) => faultsAt(site.url, path)),
  )
  const parts = [...contentParts(documents), pages, listsPart(documents, lists)]
  expect(parts.flatMap(({ findings }) => findings)).toEqual([])
  expect(lists.search.en.length).toBeGreaterThan(100)
  expect(lists['llms.txt'].en.length).toBeGreaterThan(100)
})
