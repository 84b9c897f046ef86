import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { faultsAt, inTurns, readLists } from '../../../scripts/parity/site.ts'
import { CLEAN } from './pages.ts'

const SITE = 'https://montage.example'

const PAGE = `${SITE}/tv-mounting`

const MARKDOWN = { en: '# TV mounting\n', fr: '# Pose de téléviseur\n' }

/** What a site answers, by path and language. */
const ANSWERS: Record<string, Record<'en' | 'fr', string>> = {
  '/tv-mounting': CLEAN,
  '/tv-mounting.md': MARKDOWN,
  '/api/guarantee-terms': { en: 'terms', fr: 'conditions' },
  '/llms.txt': { en: `- [TV](<${PAGE}.md>)`, fr: `- [Télé](<${PAGE}.md?lang=fr>)` },
  '/api/search-index': {
    en: JSON.stringify({
      services: [{ slug: 'tv-mounting', name: 'TV' }],
      cities: [{ slug: 'laval', name: 'Laval' }],
      pages: [{ path: '/guides/three-bids', title: 'Three bids' }],
    }),
    fr: JSON.stringify({
      services: [{ slug: 'tv-mounting', name: 'Télé' }],
      cities: [{ slug: 'laval', name: '' }],
    }),
  },
  '/sitemap.xml': both(`<sitemap><loc>${SITE}/sitemap/services-1.xml</loc></sitemap>`),
  '/sitemap/services-1.xml': both(`<url><loc>${PAGE}</loc></url><url><loc>${PAGE}?lang=fr</loc></url>`),
}

function both(text: string) {
  return { en: text, fr: text }
}

/** A server that answers as a site does, except for French of the paths in `gone`, which is not there. */
async function siteWithout(...gone: string[]): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', SITE)
    const lang = languageOfQuery(searchParams)
    const text = lang === 'fr' && gone.includes(pathname) ? undefined : ANSWERS[pathname]?.[lang]
    response.writeHead(text === undefined ? 404 : 200, { 'content-language': `${lang}-CA` }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('a site is asked at its own address for what its lists name', async () => {
  expect(await readLists(await siteWithout())).toEqual({
    sitemap: { en: ['/tv-mounting'], fr: ['/tv-mounting'] },
    search: { en: ['/tv-mounting', '/city/laval', '/guides/three-bids'], fr: ['/tv-mounting'] },
    'llms.txt': { en: ['/tv-mounting.md'], fr: ['/tv-mounting.md'] },
  })
})

test('a page, its Markdown version and its file are compared', async () => {
  const kinds = async (...gone: string[]) =>
    (await faultsAt(await siteWithout(...gone), '/tv-mounting')).map(({ kind }) => kind)
  expect(await kinds()).toEqual([])
  expect(await kinds('/tv-mounting')).toEqual(['status'])
  expect(await kinds('/tv-mounting.md')).toEqual(['files'])
  expect(await kinds('/api/guarantee-terms')).toEqual(['files'])
})

test('all items are worked through, and the results are in their order', async () => {
  const items = Array.from({ length: 20 }, (_, at) => at)
  const later = (at: number) => new Promise<number>((done) => setTimeout(done, (at * 7) % 5, at * 2))
  expect(await inTurns(items, later)).toEqual(items.map((at) => at * 2))
})
