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

test('/llms.txt lists every page that is there as Markdown, in both languages', async ({ site }) => {
  for (const lang of LANGUAGES) {
    const { response, text } = await readMarkdown(site.url + localizedHref('/llms.txt', lang))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Montage\n\n> /)
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
  for (const path of ['/nothing.md', '/pricing.md', '/markdown/faq', '/en/markdown/faq', '/.md']) {
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
