import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { type Element, isHidden, isVisibleIn, partsOf } from './html.ts'

/** Something on a page that a visitor can find: a heading, a link, a field. `key` is the same in both languages. */
export interface Item {
  key: string
  isVisible: boolean
}

/** What a page says, as a plain request gets it. */
export interface Page {
  lang: string
  title: string
  description: string
  isIndexed: boolean
  canonical: string
  /** Addresses of the page in each language, by `hreflang`. */
  alternates: Record<string, string>
  /** The address of the page's Markdown version. */
  markdown: string | null
  /** Structured data. */
  data: unknown[]
  headings: { level: string; text: string }[]
  /** Headings, links, fields and buttons. */
  items: Item[]
  /** The alternative texts of pictures. */
  pictures: string[]
  /** The words of the page's own language that a visitor sees at once. */
  text: string
  /** The link to the page in the other language; null when no visitor sees one. */
  languageLink: string | null
  /** Addresses of files that the page offers: PDF, calendar, CSV. */
  files: string[]
}

const HEADING = /^h[1-6]$/

const FIELD = new Set(['input', 'select', 'textarea', 'button'])

/** Links to what is saved and not opened. */
const FILE = /\.(?:pdf|ics|csv)(?:[?#]|$)|\/api\/(?:guarantee-terms|job\/calendar)/

/** Reads the HTML of a page in a language. */
export function readPage(html: string, lang: Language): Page {
  const page: Page = {
    lang: '',
    title: '',
    description: '',
    isIndexed: true,
    canonical: '',
    alternates: {},
    markdown: null,
    data: [],
    headings: [],
    items: [],
    pictures: [],
    text: '',
    languageLink: null,
    files: [],
  }
  let heading: { level: string; text: string } | undefined
  for (const part of partsOf(html)) {
    if (part.kind === 'text') {
      const [head] = part.around.filter(({ name }) => HEADING.test(name))
      if (head && heading) heading.text += part.text
      if (part.around.at(-1)?.name === 'title' && !part.around.some(isDrawing)) page.title += part.text
      const isOwn = part.around.every(
        ({ attributes }) => (attributes.lang ?? LOCALES[lang]) === LOCALES[lang],
      )
      const isBody = part.around.some(({ name }) => name === 'body')
      if (isOwn && isBody && !part.around.some(isDrawing) && isVisibleIn(part.around))
        page.text += `${part.text}\n`
      continue
    }
    const { element, around } = part
    const isVisible = isVisibleIn(around) && !isHidden(element.attributes)
    if (HEADING.test(element.name)) {
      heading = { level: element.name, text: '' }
      page.headings.push(heading)
    }
    readHead(page, element)
    const key = keyOf(element)
    if (key !== null) page.items.push({ key, isVisible })
    if (element.name === 'img') page.pictures.push(element.attributes.alt ?? '')
    if (element.name === 'a') readLink(page, element, isVisible)
  }
  return page
}

const isDrawing = ({ name }: Element) => name === 'svg'

function readHead(page: Page, { name, attributes }: Element): void {
  const { lang = '', content = '', href = '', rel, type, hreflang, text = '' } = attributes
  if (name === 'html') page.lang = lang
  if (name === 'meta' && attributes.name === 'description') page.description = content
  if (name === 'meta' && attributes.name === 'robots') page.isIndexed = !content.includes('noindex')
  if (name === 'link' && rel === 'canonical') page.canonical = href
  if (name === 'link' && rel === 'alternate' && hreflang) page.alternates[hreflang.toLowerCase()] = href
  if (name === 'link' && rel === 'alternate' && type === 'text/markdown') page.markdown = href
  if (name === 'script' && type === 'application/ld+json') page.data.push(JSON.parse(text))
}

function readLink(page: Page, { attributes }: Element, isVisible: boolean): void {
  const { href = '', hreflang } = attributes
  if (hreflang && isVisible) page.languageLink ??= href
  if (FILE.test(href)) page.files.push(href)
}

/** What names a heading, a link or a field in both languages; null for other elements. */
function keyOf({ name, attributes }: Element): string | null {
  const { href, hreflang, type = '', value = '', name: field = '' } = attributes
  if (HEADING.test(name)) return name
  if (name === 'a' && href !== undefined && hreflang === undefined) return `a ${targetOf(href)}`
  if (!FIELD.has(name) || type === 'hidden') return null
  return [name, type, field, type === 'radio' || type === 'checkbox' ? value : ''].filter(Boolean).join(' ')
}

/**
 * The target of a link without its language. The name of a place on a page is French on a French page, so it does not count. Of other
 * sites only the host counts: many have a French page of their own.
 */
function targetOf(href: string): string {
  if (href.startsWith('#')) return '#'
  const { origin, protocol, host, pathname, hash } = new URL(href, HERE)
  if (origin === HERE) return hash === '' ? pathname : `${pathname}#`
  return protocol.startsWith('http') ? host : protocol + pathname
}

/** Stands for the site: links to its pages are paths. */
const HERE = 'http://site.invalid'
