import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import {
  documentOfPath,
  documentsOfPath,
  onePathPerKind,
  pathInApp,
  pathOf,
  SINGLE_PAGES,
  typesIn,
} from './addresses.ts'
import { slugsOf } from './slugs.ts'

test.each([...PAGES, ...DOCUMENTS_WITH_PAGE])(
  'in braces in the paths of $name are types with pages',
  (page) => {
    const types: string[] = DOCUMENTS_WITH_PAGE.map(({ name }) => name)
    for (const path of [page.path, ...(page.otherPaths ?? [])]) {
      expect(types).toEqual(expect.arrayContaining(typesIn(path)))
      expect(path).toMatch(/^\/([a-z-]+|\{\w+\})?(\/([a-z-]+|\{\w+\}))*$/)
    }
  },
)

test('each page has a folder of the app', () => {
  const single = PAGES.filter(({ path }) => typesIn(path).length === 0).map(({ path }) => path)
  const ofTypes = DOCUMENTS_WITH_PAGE.map(({ name }) => pathInApp([[name, `[${name}]`]]))
  const missing = [...single, ...ofTypes].filter((path) => !existsSync(`app/[lang]${path}/page.tsx`))
  expect(missing).toEqual([])
})

test.each([
  ['service', 'tv-mounting', '/tv-mounting'],
  ['category', 'tech', '/services/category/tech'],
  ['city', 'toronto', '/city/toronto'],
  ['bundle', 'starter', '/bundles/starter'],
  ['guide', 'three-bids', '/guides/three-bids'],
  ['legalPage', 'privacy', '/privacy'],
])('the %s %s has the page %s, which is about it', (type, slug, path) => {
  expect(pathOf({ _type: type, slug })).toBe(path)
  expect(documentOfPath(path)).toEqual({ type, slug })
})

test('other documents have no page', () => {
  expect(pathOf({ _type: 'review', slug: 'a' })).toBeNull()
  expect(pathOf({ _type: 'service', slug: null })).toBeNull()
})

test.each([
  ['/', [{ type: 'homePage', slug: null }]],
  ['/contractors/join', [{ type: 'contractorJoinPage', slug: null }]],
  [
    '/toronto/tv-mounting',
    [
      { type: 'city', slug: 'toronto' },
      { type: 'service', slug: 'tv-mounting' },
    ],
  ],
  ['/services/tech', [{ type: 'category', slug: 'tech' }]],
  ['/a/b/c/d', []],
])('%s is about its documents', (path, documents) => {
  expect(documentsOfPath(path)).toEqual(documents)
})

test('a page there is one of is listed once', () => {
  expect(new Set(SINGLE_PAGES).size).toBe(SINGLE_PAGES.length)
  expect(SINGLE_PAGES).toEqual(
    expect.arrayContaining(['/', '/about', '/contractors/join', '/privacy', '/terms']),
  )
})

test('of each kind of page one is named, with the first slugs there are', () => {
  const slugs = slugsOf([
    { _type: 'city', slug: 'toronto' },
    { _type: 'city', slug: 'montreal' },
    { _type: 'service', slug: 'tv-mounting' },
  ])
  const paths = onePathPerKind(slugs)
  expect(new Set(paths)).toEqual(
    new Set([...SINGLE_PAGES, '/tv-mounting', '/city/toronto', '/toronto/tv-mounting']),
  )
  expect(paths).toHaveLength(new Set(paths).size)
})
