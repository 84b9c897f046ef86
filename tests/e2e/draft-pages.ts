import { expect, type Page, test } from '@playwright/test'
import { studioPath } from '@sanity/client/csm'
import type { LakeDocument } from 'content-lake'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { readMark } from '#lib/i18n/read-mark.ts'
import { LINKS } from '#lib/legal/clause.ts'
import { LEGAL_PAGES } from '#lib/legal/compose.ts'
import { hide, setWidth, untilScripted, untilTaken, WIDTHS } from './measured-pages.ts'
import { PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { signIn } from './studio.ts'

/** What only draft mode has, and messages that come and go. */
const LEFT_OUT = '#draft-bar, sanity-visual-editing, body > p[role=status], [data-activity]'

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

/**
 * Shown without a mark although some document has the same text: a city with its province is put together, a figure or a
 * service's time is formatted.
 */
const UNMARKED = /^[^,]+, [A-Z]{2}$|^[\d.,]+$|^[\d.,]+(-|\sà\s)[\d.,]+\s(hours?|days?|heures?|jours?)$/

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
  // What the page of the installed app lists is what the browser has kept.
  for (const path of paths.filter((one) => one !== '/offline')) {
    await test.step(path, async () => {
      const html = await expectAsPublished({ drafts, published, site }, path, lang)
      const { marked, unmarked } = readFields(await textsOf(drafts, html), documents, lang)
      expect(
        unmarked.filter((text) => !UNMARKED.test(text)),
        path,
      ).toEqual([])
      count += marked
    })
  }
  expect(count).toBeGreaterThan(paths.length * 40)
}

/**
 * While there are no drafts, a page in draft mode is the one that visitors see: head, texts, elements, layout. Returns
 * its HTML as it was sent, with marks.
 */
async function expectAsPublished(
  { drafts, published }: Browsers,
  path: string,
  lang: Language,
): Promise<string> {
  const look = async (page: Page) => {
    const response = await page.goto(localizedHref(path, lang))
    await untilScripted(page, lang)
    for (const form of await page.locator('main form').all()) await untilTaken(form)
    await hide(page, LEFT_OUT)
    await expect.poll(() => page.evaluate(hasMarks), { message: path }).toBe(false)
    const layouts: string[][] = []
    for (const width of WIDTHS) {
      await setWidth(page, width)
      layouts.push(await layoutOf(page))
    }
    return { html: (await response?.text()) ?? '', shown: { parts: await partsOf(page), layouts } }
  }
  const [draft, asVisitorsSee] = await Promise.all([look(drafts), look(published)])
  expect(draft.shown, path).toEqual(asVisitorsSee.shown)
  return draft.html
}

/** In what is shown, and in every attribute. */
function hasMarks(): boolean {
  const copy = document.documentElement.cloneNode(true) as Element
  for (const script of copy.querySelectorAll('script:not([type="application/ld+json"])')) script.remove()
  return /[\u200b-\u200d\ufeff]{99}/.test(copy.outerHTML)
}

/** Head and body: elements with their attributes, and texts. */
async function partsOf(page: Page): Promise<string[]> {
  return page.evaluate((leftOut) => {
    const left = `${leftOut}, script:not([type="application/ld+json"]), style, template, link, next-route-announcer`
    const listed = (node: Node): string[] => {
      if (node instanceof Text) return node.data.trim() ? [node.data] : []
      if (!(node instanceof Element) || node.matches(left)) return []
      // What is chosen is a property once React has made an option; and a browser writes a style its own way.
      const isOwn = ({ name }: Attr) =>
        !['data-sanity', 'selected'].includes(name) && !node.matches('html, [name=form_start_time]')
      const written = ({ name, value }: Attr) =>
        name === 'style' && node instanceof HTMLElement ? node.style.cssText : value
      const attributes = [...node.attributes].filter(isOwn).map((one) => `${one.name}=${written(one)}`)
      return [`<${node.localName} ${attributes.sort().join(' ')}>`, ...[...node.childNodes].flatMap(listed)]
    }
    return listed(document.documentElement)
  }, LEFT_OUT)
}

/** Where each element of the page is. */
async function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const all = [...document.querySelectorAll('header, header *, main, main *, footer, footer *')]
    // A template is never shown: React leaves one where it has not yet taken over. What is closed has no layout yet.
    const left = '[data-activity], template, details:not([open]) > :not(summary)'
    const elements = all.filter((element) => !element.closest(left))
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x + scrollX, y + scrollY, width, height].map((value) => Math.round(value))
      return `${element.localName} ${box.join(' ')}`
    })
  })
}

/** The texts of a page's HTML, without choices of forms. */
async function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html')
    const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The cells of a comparison have words of the dictionary and formatted figures: `6 months` is a number there.
      const isText = !node.parentElement?.closest('script, style, template, option, noscript, #compare td')
      if (isText && node.textContent?.trim()) texts.push(node.textContent)
    }
    return texts
  }, html)
}

/** A stored text as a pattern of what shows it: names in braces are filled in, and there may be more in the line. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(parts.join('.*'), 'is')
}

/**
 * Each marked text of a page is what the field that its mark names has in this language, or in English where the
 * French is missing. Returns how many there are, and texts of documents that have no mark.
 */
function readFields(texts: string[], documents: LakeDocument[], lang: Language) {
  const byId = new Map(documents.map((document) => [document._id, document]))
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
  const clauses = wordsOf(LEGAL_PAGES)
  const linked = clauses.flatMap((text) => [...text.matchAll(LINKS)].map(([, label]) => label))
  const words = new Set([...wordsOf(getDictionary(lang)), ...clauses, ...linked])
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
