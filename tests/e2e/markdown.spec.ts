import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, LOCALES } from '#lib/i18n/languages.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, test, testWithSite } from './fixtures.ts'
import { fetchPage, mainOf } from './page-facts.ts'

const changing = testWithSite(CONTENT_CHANGES)

const PAGES = [
  '/tv-mounting',
  '/heat-pump-installation',
  '/furnace-installation',
  '/city/toronto',
  '/city/montreal',
  '/city/iqaluit',
  '/guides/three-bids',
  '/faq',
]

/** Numbers as they are written: `1,247`, `4.8`, `2 500`, `14`. */
const figuresOf = (text: string) => text.match(/\d+(?:[.,\u00A0\u202F]\d+)*/g) ?? []

/** Without the addresses of links, and without the numbers of a list. */
const readable = (markdown: string) => markdown.replace(/\]\(<[^>]*>\)/g, ']').replace(/^\d+\. /gm, '')

/** What is seen, and what is said instead of drawings such as stars. */
const readIn = (html: string) =>
  mainOf(html)
    .replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+ aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

async function readMarkdown(address: string) {
  const response = await fetch(address)
  return { response, text: await response.text() }
}

for (const lang of LANGUAGES) {
  test(`pages as Markdown have the figures of the page, in ${lang}`, async ({ site }) => {
    for (const path of PAGES) {
      const page = await fetchPage(site.url + localizedHref(path, lang))
      const address = site.url + localizedHref(`${path}.md`, lang)
      expect(page.html, path).toContain(`type="text/markdown" href="${address}"`)
      const { response, text } = await readMarkdown(address)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8')
      expect(response.headers.get('content-language'), path).toBe(LOCALES[lang])
      expect(response.headers.get('link'), path).toBe(
        `<${site.url}${localizedHref(path, lang)}>; rel="canonical"`,
      )
      expect(text.split('\n', 1), path).toEqual([`# ${page.h1}`])
      const onPage = new Set(figuresOf(readIn(page.html)))
      const inText = figuresOf(readable(text))
      expect(inText.length, path).toBeGreaterThan(5)
      expect
        .soft(
          inText.filter((figure) => !onPage.has(figure)),
          `figures of ${path}.md that the page does not have`,
        )
        .toEqual([])
      expect.soft(text, path).not.toMatch(/undefined|\[object|\{\w+\}|null/)
    }
  })
}

test('the price and the complexity of a service, its sections and its reviews are in its Markdown', async ({
  site,
}) => {
  const { text } = await readMarkdown(`${site.url}/tv-mounting.md`)
  const french = await readMarkdown(`${site.url}/tv-mounting.md?lang=fr`)
  expect(text).toContain('- **Price range in Canada:** $100-$300')
  expect(french.text).toContain('100–300\u00A0$')
  expect(text).toMatch(/^- \*\*.+:\*\* .*Moderate/m)
  expect(text).toMatch(/^## What’s included$/m)
  expect(text).toContain('Sample review')
  expect(text).toContain('**Find the studs and read the wall** (15-30 minutes · Easy)')
  expect(text).toMatch(/\*\*Tools:\*\* .*Tape measure$/m)
  expect(french.text).toMatch(/\*\*Mises en garde\u00A0:\*\* .*les fils passent là$/m)
})

test('/llms.txt names the tools for assistants, and lists the pages with a text of their own', async ({
  site,
}) => {
  for (const lang of LANGUAGES) {
    const { response, text } = await readMarkdown(site.url + localizedHref('/llms.txt', lang))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Montage\n\n> /)
    expect(text).toContain(`<${site.url}/api/mcp/public>`)
    const links = [...text.matchAll(/\]\(<([^>]+\.md[^>]*)>\)/g)].map(([, address = '']) => address)
    expect(links.length).toBeGreaterThan(100)
    expect(new Set(links).size).toBe(links.length)
    for (const address of links) expect(address.includes('?lang=fr')).toBe(lang === 'fr')
    // One of each kind, and the last of all.
    for (const address of [links[0], links[60], links.at(-2), links.at(-1)]) {
      expect((await fetch(String(address))).status, address).toBe(200)
    }
  }
})

/** Prices as a page says them: `$100-$300`, `100–300 $`. */
const pricesOf = (text: string) =>
  text.match(/\$\d[\d,]*-\$\d[\d,]*|\d[\d\u00A0]*–\d[\d\u00A0]*\u00A0\$/g) ?? []

/** A page of each kind whose Markdown is made from its HTML. */
const OTHER_PAGES = [
  ['/', '/index.md'],
  ['/services', '/services.md'],
  ['/services/category/tech', '/services/category/tech.md'],
  ['/toronto/tv-mounting', '/toronto/tv-mounting.md'],
  ['/bundles/smart-home-starter', '/bundles/smart-home-starter.md'],
  ['/pricing', '/pricing.md'],
  ['/emergency-services', '/emergency-services.md'],
  ['/how-it-works', '/how-it-works.md'],
  ['/privacy', '/privacy.md'],
  ['/contact', '/contact.md'],
] as const

for (const lang of LANGUAGES) {
  test(`every other page as Markdown has its heading, its figures and its prices, in ${lang}`, async ({
    site,
  }) => {
    for (const [path, address] of OTHER_PAGES) {
      const page = await fetchPage(site.url + localizedHref(path, lang))
      const { response, text } = await readMarkdown(site.url + localizedHref(address, lang))
      expect(response.status, address).toBe(200)
      expect(response.headers.get('content-type'), address).toBe('text/markdown; charset=utf-8')
      expect(response.headers.get('link'), address).toBe(
        `<${(site.url + localizedHref(path, lang)).replace(/\/$/, '')}>; rel="canonical"`,
      )
      expect(text, address).toContain(`# ${page.h1}\n`)
      const onPage = new Set(figuresOf(readIn(page.html)))
      expect
        .soft(
          figuresOf(readable(text)).filter((figure) => !onPage.has(figure)),
          `figures of ${address} that the page does not have`,
        )
        .toEqual([])
      const shown = pricesOf(
        readIn(page.html.replace(/<(form|dialog|nav|noscript)[\s>][\s\S]*?<\/\1>/g, ' ')),
      )
      const inText = new Set(pricesOf(text))
      expect
        .soft(
          shown.filter((price) => !inText.has(price)),
          `prices of ${path} that ${address} lacks`,
        )
        .toEqual([])
      expect.soft(text, address).not.toMatch(/undefined|\[object|\{\w+\}|<\/?(?:div|span|p)\b/)
    }
  })
}

test('a program that asks for Markdown is led to it, and nobody else', async ({ site }) => {
  const ask = (path: string, accept: string) =>
    fetch(site.url + path, { headers: { accept }, redirect: 'manual' })
  for (const [path, to] of [
    ['/tv-mounting', '/tv-mounting.md'],
    ['/?lang=fr', '/index.md?lang=fr'],
    ['/toronto/tv-mounting', '/toronto/tv-mounting.md'],
  ] as const) {
    const response = await ask(path, 'text/markdown, text/html;q=0.5')
    expect(response.status, path).toBe(307)
    expect(new URL(response.headers.get('location') ?? '', site.url).href).toBe(site.url + to)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await ask(path, 'text/html,*/*')).status, path).toBe(200)
  }
  // A job and filters are not in the Markdown.
  expect((await ask('/services?category=hvac', 'text/markdown')).headers.get('content-type')).toMatch(
    /^text\/html/,
  )
  expect((await ask('/jobs', 'text/markdown')).status).toBe(200)
})

test('other addresses of Markdown: redirects, missing pages, what has none', async ({ site }) => {
  for (const [from, to] of [
    ['/fr/tv-mounting.md', '/tv-mounting.md?lang=fr'],
    ['/tv-mounting.md?lang=en', '/tv-mounting.md'],
    ['/TV-Mounting.md', '/tv-mounting.md'],
  ] as const) {
    const response = await fetch(site.url + from, { redirect: 'manual' })
    expect(response.status, from).toBe(308)
    expect(new URL(response.headers.get('location') ?? '', site.url).href).toBe(site.url + to)
  }
  for (const path of ['/nothing.md', '/offline.md', '/markdown/faq', '/en/markdown/page/pricing', '/.md']) {
    expect((await fetchPage(site.url + path)).status, path).not.toBe(200)
  }
})

changing(
  'a publish shows in the next answer, which is stored until then',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const address = `${site.url}/tv-mounting.md`
    const first = await readMarkdown(address)
    const etag = first.response.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await site.client.patch('service-tv-mounting').set({ priceRange: '$111-$333' }).commit()
    expect((await readMarkdown(address)).text).toContain('$111-$333')
    expect((await readMarkdown(`${site.url}/llms.txt`)).text).toContain('$111-$333')
  },
)
