// Reads the sample content.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSiteLake } from '#lib/server/lake.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from './pages-of.ts'
import { countPages } from './used-on.ts'

const seed = readFileSync(new URL('../../seed/production.ndjson', import.meta.url), 'utf8')
const documents: { _id: string; _type: string }[] = seed
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const folder = mkdtempSync(join(tmpdir(), 'pages-of-'))
const lake = openSiteLake(folder)
lake.mutate(
  documents.map((document) => ({ create: document })),
  { author: 'test' },
)
afterAll(() => {
  lake.close()
  rmSync(folder, { recursive: true })
})

async function factsOf(id: string): Promise<PageFacts> {
  return (await lake.query(PAGE_FACTS_QUERY, { id })) as PageFacts
}

async function pathsOf(id: string): Promise<string[]> {
  return pagesOf(await factsOf(id), 'en').map(({ path }) => path)
}

it('finds at least one page for every document that visitors see, and lists no address twice', async () => {
  for (const { _id } of documents) {
    const paths = await pathsOf(_id)
    expect(paths.length > 0, _id).toBe(!['glossary', 'mailTexts'].includes(_id))
    expect(paths, _id).toEqual([...new Set(paths)])
  }
}, 60_000)

it('lists a service on its own page, its category, the catalogue, bundles and its cities', async () => {
  const paths = await pathsOf('service-tv-mounting')
  expect(paths[0]).toBe('/tv-mounting')
  expect(paths).toEqual(
    expect.arrayContaining(['/services/category/tech', '/bundles/new-home-essentials', '/services', '/']),
  )
  expect(paths.filter((path) => path.endsWith('/tv-mounting'))).toHaveLength(2)
})

it('lists figures on the page they are figures of', async () => {
  expect(await pathsOf('figures-guarantee')).toEqual(['/guarantee'])
  const [page] = pagesOf(await factsOf('figures-service'), 'fr')
  expect(page?.title).toMatch(/^Pages des services \(\d+\), par exemple /)
})

it('lists an installer on the own page, those of their city, and where all are', async () => {
  const city = documents.find(({ _id }) => _id.startsWith('installer-'))
  const facts = await factsOf(city?._id ?? '')
  const slug = facts.refersTo.find((one) => one?._type === 'city')?.slug
  expect(pagesOf(facts, 'en').map(({ path }) => path)).toEqual([
    `/installers/${facts.slug}`,
    `/city/${slug}`,
    expect.stringMatching(`^/${slug}/`),
    '/contractors',
  ])
})

it('calls an address by its page rather than by a group it stands for', async () => {
  const home = pagesOf(await factsOf('service-tv-mounting'), 'en').filter(({ path }) => path === '/')
  expect(home.map(({ title }) => title)).toEqual(['Home page'])
  const [inMenus] = pagesOf(await factsOf('service-tv-mounting'), 'fr').filter(({ count }) => count === 'all')
  expect(inMenus?.place).toBe('Menus')
  const everywhere = pagesOf(await factsOf('siteSettings'), 'en')
  expect(everywhere.map(({ title }) => title)).toEqual(['Every page'])
})

it('lists a guide apart from the guides that link to it', async () => {
  const [own, ...others] = pagesOf(await factsOf('guide-choose-a-tv-mount'), 'en')
  expect(own?.path).toBe('/guides/choose-a-tv-mount')
  expect(others.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Guides \(\d+\), such as /))
})

it('knows a new document without an address has no page yet', async () => {
  const facts = await factsOf('bundle-smart-home')
  expect(
    pagesOf(
      { ...facts, _type: 'bundle', slug: null, usedBy: [], savedIn: [], refersTo: [] } as PageFacts,
      'en',
    ),
  ).toEqual([])
})

it('says where on a page a document stands', async () => {
  const places = new Map(
    pagesOf(await factsOf('service-tv-mounting'), 'en').map(({ path, place }) => [path, place]),
  )
  expect(places.get('/tv-mounting')).toBe('Its own page')
  expect(places.get('/')).toBe('Popular services')
  expect(places.get('/services')).toBe('Popular locations, Popular services, Catalogue')
  expect(places.get('/bundles/new-home-essentials')).toBe('Services')
})

it('counts every page once', async () => {
  const total = async (id: string) => countPages(pagesOf(await factsOf(id), 'en'))
  // Its own page is one of the thirteen of guides.
  expect(await total('guide-choose-a-tv-mount')).toBe(15)
  expect(await total('cityServicePage')).toBe(40 * 50)
  expect(await total('redirect-ceiling-fan-installation')).toBe(1)
  expect(await total('menu-cities')).toBe(0)
})

it('knows the blocks that staff put into the order of a page, and leaves out hidden ones', async () => {
  const guide = 'guide-choose-a-tv-mount'
  const order = (hidden: boolean) => [
    { _type: 'guidesBlock', _key: 'a', hidden, guides: [{ _type: 'reference', _ref: guide, _key: 'b' }] },
    { _type: 'homePageSection', _key: 'c', section: 'popular' },
  ]
  const placeOnHome = async () => pagesOf(await factsOf(guide), 'fr').find(({ path }) => path === '/')?.place
  for (const [hidden, place] of [
    [false, 'Guides'],
    [true, undefined],
  ] as const) {
    lake.mutate([{ patch: { id: 'homePage', set: { arrangement: order(hidden) } } }], { author: 'test' })
    expect(await placeOnHome()).toBe(place)
  }
})

it('lists what a saved section shows on the pages that show the section, unless they hide it', async () => {
  const ref = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })
  const page = (_id: string, hidden: boolean) => ({
    create: {
      _id,
      _type: 'landingPage',
      slug: { _type: 'slug', current: _id },
      sections: [{ _type: 'savedSectionBlock', _key: 'a', savedSection: ref('saved'), hidden }],
    },
  })
  const section = { _type: 'servicesBlock', _key: 's', services: [ref('service-holiday-lighting')] }
  lake.mutate(
    [
      { create: { _id: 'saved', _type: 'savedSection', name: 'Winter', sections: [section] } },
      page('with-section', false),
      page('without-section', true),
    ],
    { author: 'test' },
  )
  expect(await pathsOf('saved')).toEqual(['/with-section'])
  const shown = pagesOf(await factsOf('service-holiday-lighting'), 'en')
  expect(shown.find(({ path }) => path === '/with-section')).toMatchObject({ place: 'Sections' })
  expect(shown.map(({ path }) => path)).not.toContain('/without-section')
})
