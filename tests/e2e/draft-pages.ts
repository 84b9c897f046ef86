import { expect, type Page, test } from '@playwright/test'
import { studioPath } from '@sanity/client/csm'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { readMark, withoutMarks } from '#lib/i18n/marks.ts'
import type { LakeDocument } from '#lib/lake/index.ts'
import { setWidth, untilScripted, WIDTHS } from './measured-pages.ts'
import { PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { signIn } from './studio.ts'

/** What only draft mode has. */
const ONLY_IN_DRAFTS = '#draft-bar, sanity-visual-editing, body > p[role=status]'

/** Enters draft mode as who is signed in. */
export async function enterDraftMode(page: Page, path = '/'): Promise<void> {
  await page.goto(`/api/draft-mode/enable?sanity-preview-pathname=${encodeURIComponent(path)}`)
  await expect(page.locator('#draft-bar')).toBeVisible()
}

interface Browsers {
  /** Of staff. */
  drafts: Page
  /** Of a visitor. */
  published: Page
  site: Site
}

/** Localized texts that are shown and have no mark. */
const UNMARKED: string[] = []

/** In draft mode pages are as published, and every text of a document names its field. */
export async function expectDraftPages(
  { drafts, published, site }: Browsers,
  paths: string[],
  lang: Language,
) {
  await signIn(drafts, PEOPLE.translator)
  await enterDraftMode(drafts)
  const documents: LakeDocument[] = await site.client.fetch('*[!(_type match "sanity.*")]')
  let count = 0
  for (const path of paths) {
    await test.step(path, async () => {
      await expectAsPublished(drafts, published, path, lang)
      const { marked, unmarked } = await readFields(drafts, documents, lang)
      expect(
        unmarked.filter((text) => !UNMARKED.includes(text)),
        path,
      ).toEqual([])
      count += marked
    })
  }
  expect(count).toBeGreaterThan(paths.length * 40)
}

/** While there are no drafts, a page in draft mode is the one that visitors see: head, texts, elements, layout. */
async function expectAsPublished(drafts: Page, published: Page, path: string, lang: Language) {
  const shown = await Promise.all(
    [drafts, published].map(async (page) => {
      await page.goto(localizedHref(path, lang))
      await untilScripted(page, lang)
      await page.addStyleTag({ content: `${ONLY_IN_DRAFTS} { display: none !important }` })
      const layouts: string[] = []
      for (const width of WIDTHS) {
        await setWidth(page, width)
        layouts.push(...(await layoutOf(page)))
      }
      return { ...(await partsOf(page)), layouts }
    }),
  )
  const [draft, asVisitorsSee] = shown
  expect(draft, path).toEqual(asVisitorsSee)
}

/** Elements with their attributes, and texts, without marks in texts and descriptions of pictures: nothing else has any. */
async function partsOf(page: Page) {
  const { head, body } = await page.evaluate((onlyInDrafts) => {
    const describe = (node: Node): string[] => {
      if (node instanceof Text) return node.data.trim() ? [node.data] : []
      if (!(node instanceof Element) || node.matches(onlyInDrafts)) return []
      if (
        node.matches('script:not([type="application/ld+json"]), style, template, link, next-route-announcer')
      )
        return []
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()
      return [`<${node.localName} ${attributes.join(' ')}>`, ...[...node.childNodes].flatMap(describe)]
    }
    return { head: describe(document.head), body: describe(document.body) }
  }, ONLY_IN_DRAFTS)
  const isShown = (part: string) => !part.startsWith('<') || part.startsWith('<img ')
  return { head, body: body.map((part) => (isShown(part) ? withoutMarks(part) : part)) }
}

/** Where each element of the page is. */
async function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const elements = [...document.querySelectorAll('header, header *, main, main *, footer, footer *')]
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x + scrollX, y + scrollY, width, height].map((value) => Math.round(value))
      return `${element.localName} ${box.join(' ')}`
    })
  })
}

/** Texts of the open page, each with the part of the page it is in. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isText = !node.parentElement?.closest(
        'script, style, template, option, #draft-bar, sanity-visual-editing',
      )
      if (isText && node.textContent?.trim()) texts.push(node.textContent)
    }
    return texts
  })
}

/** A stored text as a pattern: names in braces are filled in, and a title may be shown in several pieces. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

/**
 * Each marked text of the open page is what the field that its mark names has in this language, or in English where the
 * French is missing. Returns how many there are, and texts of documents that have no mark.
 */
async function readFields(page: Page, documents: LakeDocument[], lang: Language) {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const texts = await textsOf(page)
  const marked = texts.flatMap((text) => {
    const mark = readMark(text)
    return mark ? [{ text: withoutMarks(text), mark }] : []
  })
  for (const { text, mark } of marked) {
    const stored = studioPath.get(byId.get(mark.id), mark.path)
    expect(byId.get(mark.id)?._type).toBe(mark.type)
    expect(stored, `${mark.id} ${mark.path}`).toEqual(expect.any(String))
    const isWhole = patternOf(String(stored)).test(text) || String(stored).endsWith(text)
    expect(isWhole, `${mark.id} ${mark.path}: "${text}", not "${stored}"`).toBe(true)
    expect(mark.path).toMatch(lang === 'fr' ? /\.(fr|en)\b/ : /\.en\b/)
  }
  const words = new Set(wordsOf(getDictionary(lang)))
  const known = new Set(
    documents.flatMap((document) => [...localizedFields(document)].map(({ field }) => field[lang])),
  )
  const unmarked = texts.filter((text) => !readMark(text) && known.has(text) && !words.has(text))
  return { marked: marked.length, unmarked: [...new Set(unmarked)] }
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
