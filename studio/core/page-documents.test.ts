import { expect, test } from 'vitest'
import { type Addresses, offersAt, offersNamed, pathIn } from './page-documents.ts'

test.each([
  ['/toronto/tv-mounting', '/toronto/tv-mounting'],
  ['https://example.ca/toronto/tv-mounting?lang=fr#prices', '/toronto/tv-mounting'],
  ['http://localhost:3000/pricing/', '/pricing'],
  ['localhost:3000/pricing', '/pricing'],
  [' www.example.ca/city/toronto ', '/city/toronto'],
  ['https://example.ca', '/'],
  ['/caf%C3%A9', '/café'],
  ['/', '/'],
])('in %j is the path %s', (text, path) => {
  expect(pathIn(text)).toBe(path)
})

test.each(['', 'tv mounting', 'pricing', '24/7', '//other.example/pricing', '/a b', 'https://'])(
  '%j is no address',
  (text) => {
    expect(pathIn(text)).toBeNull()
  },
)

const named = (en: string, fr: string) => ({ en, fr })
const addresses: Addresses = {
  documents: [
    { _id: 's1', _type: 'service', slug: 'tv-mounting', name: named('TV mounting', 'Installation de télé') },
    { _id: 'c1', _type: 'city', slug: 'toronto', name: named('Toronto', 'Toronto') },
    { _id: 'k1', _type: 'category', slug: 'tech', aliases: ['electronics'], name: named('Tech', 'Techno') },
    { _id: 'l1', _type: 'landingPage', slug: 'spring-sale', name: named('Spring sale', 'Printemps') },
    { _id: 'p1', _type: 'legalPage', slug: 'privacy', name: null },
  ],
  redirects: [{ from: '/tele', to: '/tv-mounting' }],
}
const idsAt = (path: string) => offersAt(path, addresses, 'en').map(({ id }) => id)

test.each([
  ['/toronto/tv-mounting', ['s1', 'c1', 'cityServicePage']],
  ['/city/toronto/tv-mounting', ['s1', 'c1', 'cityServicePage']],
  ['/toronto/tv-mounting/cost', ['s1', 'c1', 'costPage']],
  ['/tv-mounting', ['s1', 'servicePage']],
  ['/tele', ['s1', 'servicePage']],
  ['/services/electronics', ['k1', 'categoryPage']],
  ['/spring-sale', ['l1']],
  ['/privacy-policy', ['p1']],
  ['/pricing', ['pricingPage']],
  ['/', ['homePage']],
  ['/no-such-page', []],
])('%s opens the document it is about first', (path, ids) => {
  expect(idsAt(path)).toEqual(ids)
})

test('an offer says what it is, in the language of the Studio', () => {
  expect(offersAt('/tv-mounting', addresses, 'fr')).toEqual([
    { id: 's1', type: 'service', title: 'Installation de télé', note: 'Service' },
    { id: 'servicePage', type: 'servicePage', title: 'Pages des services', note: 'Les textes autour' },
  ])
})

test.each([
  ['pricing page', ['pricingPage']],
  ['la page des prix', ['pricingPage']],
  ['Pricing', ['pricingPage']],
  ['a propos', ['aboutPage']],
  ['page', []],
  ['tv mounting', []],
  ['tv mountng', ['s1']],
  ['instalation tele', ['s1']],
  ['tornoto', ['c1']],
  ['', []],
])('%j names the documents %j', (text, ids) => {
  expect(offersNamed(text, addresses, 'en').map(({ id }) => id)).toEqual(ids)
})
