import { expect } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { test } from './fixtures.ts'
import { EXCEPTIONS, misprinted, readsAsEnglish, sentencesOf, textsOf, untranslated } from './french-texts.ts'
import { NOT_FOUND } from './measured-pages.ts'
import { fetchPage } from './page-facts.ts'

/* That every page of the sitemap is French is for crawl.spec.ts; here are the detector itself, the dictionary and the screens. */

const MOST_EXCEPTIONS = 10

test('the list of exceptions is short', () => {
  console.log(`  ${EXCEPTIONS.length} exceptions of at most ${MOST_EXCEPTIONS}: ${EXCEPTIONS.join(' · ')}`)
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
})

test('English on a French page would be noticed', async ({ page, site }) => {
  const english = await textsOf(page, (await fetchPage(`${site.url}/services`)).html)
  const sentences = english.flatMap(sentencesOf)
  expect(untranslated(english, english).length).toBeGreaterThan(sentences.length / 2)
  expect(sentences.filter(readsAsEnglish).length / sentences.length).toBeGreaterThan(0.95)
})

for (const path of NOT_FOUND) {
  test(`${path} is French`, async ({ page, site }) => {
    const english = await textsOf(page, (await fetchPage(site.url + path)).html)
    const french = await textsOf(page, (await fetchPage(site.url + localizedHref(path, 'fr'))).html)
    expect(french.length).toBeGreaterThan(50)
    expect(untranslated(english, french)).toEqual([])
    expect(misprinted(french)).toEqual([])
  })
}

test('the words of the interface are French', () => {
  expect(untranslated(stringsIn(en), stringsIn(fr))).toEqual([])
})

function stringsIn(dictionary: unknown): string[] {
  if (typeof dictionary === 'string') return [dictionary]
  return dictionary && typeof dictionary === 'object' ? Object.values(dictionary).flatMap(stringsIn) : []
}
