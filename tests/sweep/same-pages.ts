import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { inTurns, sitemapPaths } from '../e2e/crawl.ts'
import { fetchPage, type PageFacts } from '../e2e/page-facts.ts'
import { recordRows } from './table.ts'

/** All of a page but what names its build, its address and where pictures come from. */
const comparable = ({ status, html }: PageFacts, origin: string) =>
  `${status} ${html}`
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*\/_next\/[^>]*>/g, '')
    .replace(/ data-dpl-id="[^"]*"/g, '')
    .replaceAll('https://cdn.sanity.io/', '/api/lake/')
    .replaceAll(origin, '')

interface Part {
  lang: Language
  /** Every second page, from the first or from the second. */
  half: 0 | 1
}

export const PARTS: Part[] = LANGUAGES.flatMap((lang) => [
  { lang, half: 0 },
  { lang, half: 1 },
])

/**
 * Compares half of the pages of the sitemap, in one language, of two servers with the same content.
 * @param spec the file that has shown it
 * @param part one of `PARTS`: all pages in both languages take longer than a test may
 * @param without takes out of a page what the content itself has otherwise
 */
export async function expectSamePages(
  spec: string,
  [first, second]: [string, string],
  { lang, half }: Part,
  without = (page: string) => page,
): Promise<void> {
  const listed = await sitemapPaths(first)
  expect(await sitemapPaths(second)).toEqual(listed)
  const paths = listed.filter((_, place) => place % 2 === half).map((path) => localizedHref(path, lang))
  const differing: string[] = []
  await inTurns(paths, async (path) => {
    const [one = '', other = ''] = await Promise.all(
      [first, second].map(async (origin) => without(comparable(await fetchPage(origin + path), origin))),
    )
    if (one !== other) differing.push(`${path}: ${firstDifference(one, other)}`)
  })
  recordRows(spec, {
    [`pages as with the embedded lake, ${lang}, half ${half + 1}`]: {
      tried: paths.length,
      lost: differing.length,
    },
  })
  expect(differing).toEqual([])
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  return [one, other].map((text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))).join(' ')
}
