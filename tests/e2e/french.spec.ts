import { expect, type Page } from '@playwright/test'
import { detect } from 'tinyld'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { testWithSite } from './fixtures.ts'
import { NOT_FOUND } from './measured-pages.ts'

const test = testWithSite()
test.setTimeout(120_000)

/** Texts the tests below would complain of, though they are right: names, and lists of bare nouns. */
const EXCEPTIONS = ['Peter van Dijk', 'Outil à percussion · Dénude-câble · Scie à gypse']
const MOST_EXCEPTIONS = 10

/** Fewer words may well be the same in both languages: "Installation", "Toronto, ON". */
const SAME = 3
/** With fewer the detector guesses. */
const DETECTABLE = 4

/** Words no English sentence has; among trades and their tools the detector alone errs in one French sentence of 100. */
const FRENCH_WORD =
  /(?<![\p{L}’'-])(?:(?:[dlnsjc]|qu)[’'](?=\p{L})|(?:de|du|des|la|le|les|et|ou|un|une|au|aux|avec|selon|dans|est|pas|nous|vous)(?![\p{L}’'-]))/iu

const words = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => words(sentence).length >= DETECTABLE)

const readsAsEnglish = (sentence: string) =>
  detect(sentence, { only: ['en', 'fr'] }) === 'en' && !FRENCH_WORD.test(sentence)

/** Every text a visitor can see or hear on a page, text node by text node, whatever is hidden at first included. */
async function textsOf(reader: Page, address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return reader.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    for (const code of parsed.querySelectorAll('script, style, template')) code.remove()
    // React parts neighbouring texts with comments.
    const comments = parsed.createNodeIterator(parsed, NodeFilter.SHOW_COMMENT)
    const parts: ChildNode[] = []
    while (comments.nextNode()) parts.push(comments.referenceNode as ChildNode)
    for (const part of parts) part.remove()
    parsed.normalize()

    const texts: string[] = []
    const nodes = parsed.createNodeIterator(parsed, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) texts.push(nodes.referenceNode.textContent ?? '')
    for (const name of ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title']) {
      for (const element of parsed.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    }
    for (const meta of parsed.querySelectorAll(
      'meta[name=description], meta[name=keywords], meta[property]',
    )) {
      texts.push(meta.getAttribute('content') ?? '')
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(
      (text) => text && !URL.canParse(text),
    )
  }, html)
}

/** What is wrong with the French texts, beside the English ones. */
function untranslated(english: string[], french: string[]): string[] {
  const inEnglish = new Set(english)
  return french
    .filter((text) => !EXCEPTIONS.includes(text))
    .flatMap((text) => {
      if (words(text).length >= SAME && inEnglish.has(text)) return [`the same in English: ${text}`]
      return sentencesOf(text)
        .filter(readsAsEnglish)
        .map((sentence) => `reads as English: ${sentence}`)
    })
}

test('the list of exceptions is short', () => {
  console.log(`  ${EXCEPTIONS.length} exceptions of at most ${MOST_EXCEPTIONS}: ${EXCEPTIONS.join(' · ')}`)
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
})

test('English on a French page would be noticed', async ({ page, site }) => {
  const english = await textsOf(page, `${site.url}/services`)
  const sentences = english.flatMap(sentencesOf)
  expect(untranslated(english, english).length).toBeGreaterThan(sentences.length / 2)
  expect(sentences.filter(readsAsEnglish).length / sentences.length).toBeGreaterThan(0.95)
})

for (const path of ['/', '/services', ...NOT_FOUND]) {
  test(`${path} is French`, async ({ page, site }) => {
    const english = await textsOf(page, site.url + path)
    const french = await textsOf(page, site.url + localizedHref(path, 'fr'))
    console.log(`  ${path}: ${french.length} texts`)
    expect(french.length).toBeGreaterThan(50)
    expect(untranslated(english, french)).toEqual([])
  })
}

test('every service page is French', async ({ page, site }) => {
  const slugs = await site.client.fetch<string[]>(
    '*[_type == "service" && !(_id in path("drafts.**"))].slug.current',
  )
  expect(slugs.length).toBeGreaterThanOrEqual(40)
  for (const slug of slugs) {
    const english = await textsOf(page, `${site.url}/${slug}`)
    const french = await textsOf(page, `${site.url}/${slug}?lang=fr`)
    expect(french.length, slug).toBeGreaterThan(100)
    expect.soft(untranslated(english, french), slug).toEqual([])
  }
})

test('the words of the interface are French', () => {
  expect(untranslated(stringsIn(en), stringsIn(fr))).toEqual([])
})

function stringsIn(dictionary: unknown): string[] {
  if (typeof dictionary === 'string') return [dictionary]
  return dictionary && typeof dictionary === 'object' ? Object.values(dictionary).flatMap(stringsIn) : []
}
