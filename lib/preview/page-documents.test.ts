import { expect, it } from 'vitest'
import { documentsOfPage } from './page-documents.ts'

const documents = [
  { _id: 'tv', _type: 'service', slug: { current: 'tv-mounting' } },
  { _id: 'toronto', _type: 'city', slug: { current: 'toronto' } },
  { _id: 'homePage', _type: 'homePage' },
  { _id: 'figures-home', _type: 'pageFigures', page: 'home' },
  { _id: 'figures-service', _type: 'pageFigures', page: 'service' },
  { _id: 'figures-city-service', _type: 'pageFigures', page: 'city-service' },
]

it.each([
  ['/', ['homePage', 'figures-home']],
  ['/tv-mounting', ['tv', 'figures-service']],
  ['/toronto/tv-mounting', ['tv', 'toronto', 'figures-city-service']],
  ['/city/toronto/tv-mounting', ['tv', 'toronto', 'figures-city-service']],
  ['/city/toronto', ['toronto']],
])('knows what the page %s is about', (path, ids) => {
  expect([...documentsOfPage(path, documents)]).toEqual(ids)
})
