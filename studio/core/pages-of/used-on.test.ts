import { expect, test } from 'vitest'
import type { ShownPage } from './pages-of.ts'
import { countPages, placedTitle, usedOn } from './used-on.ts'

const own: ShownPage = {
  title: 'TV mounting',
  path: '/tv-mounting',
  place: 'Its own page',
  count: 1,
  pattern: '/{service}',
}
const home: ShownPage = { title: 'Home page', path: '/', place: 'Popular services', count: 1 }
const inCities: ShownPage = {
  title: 'Pages of a service in a city (25)',
  path: '/toronto/tv-mounting',
  place: 'Name and price',
  count: 25,
  pattern: '/{city}/{service}',
  isWhole: true,
}
const services: ShownPage = { ...own, title: 'Service pages (51)', path: '/deck', count: 51, isWhole: true }
const bundles: ShownPage = {
  title: 'Bundles (6)',
  path: '/bundles/a',
  place: 'Services',
  count: 6,
  pattern: '/bundles/{bundle}',
  paths: ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => `/bundles/${slug}`),
}
const everyPage: ShownPage = { title: 'Every page', path: '/about', place: '', count: 'all' }

test.each<[ShownPage[], number]>([
  [[], 0],
  [[own, home], 2],
  [[own, home, inCities], 27],
  [[own, services], 51],
  [[home, bundles], 7],
  [[everyPage], 0],
])('of %j pages are counted', (pages, count) => {
  expect(countPages(pages)).toBe(count)
})

test('one sentence says how many pages, in both languages of the Studio', () => {
  expect(usedOn([own, inCities], true, 'en')).toBe('Used on 26 pages, in both languages')
  expect(usedOn([own], true, 'fr')).toBe('Utilisé sur 1 page, dans les deux langues')
  expect(usedOn([own, home], false, 'en')).toBe('Will appear on 2 pages, in both languages')
  expect(usedOn([everyPage], true, 'en')).toBe('Used on every page, in both languages')
  expect(usedOn([everyPage], false, 'fr')).toBe('Sera sur toutes les pages, dans les deux langues')
  expect(usedOn([own, { ...everyPage, place: 'Menus' }], true, 'en')).toBe(
    'Used on 1 page, in both languages, and on every page (Menus)',
  )
  expect(usedOn([], true, 'en')).toBe('On no page of the site')
})

test('a page says where on it the document stands', () => {
  expect(placedTitle(home)).toBe('Home page · Popular services')
  expect(placedTitle(everyPage)).toBe('Every page')
})
