import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_FILTERS, type GlobalFilters } from './filters.ts'
import { createGlobalSearch } from './search.ts'
import type { IndexedCity, IndexedService, SearchIndex } from './types.ts'

const service = (
  slug: string,
  name: string,
  price: string,
  more: Partial<IndexedService> = {},
): IndexedService => ({ _id: slug, slug, name, price, category: 'home', description: '', ...more })

const city = (slug: string, name: string, province: string, code: string): IndexedCity => ({
  slug,
  name,
  province,
  code,
  price: '$95-$450',
  multiplier: 1.15,
  averages: { 'tv-mounting': '$140-$380' },
})

const categories = [
  { slug: 'home', title: 'Home Installation' },
  { slug: 'tech', title: 'Smart Home & Tech' },
  { slug: 'plumbing', title: 'Plumbing' },
]

const english: SearchIndex = {
  services: [
    service('tv-mounting', 'TV mounting', '$100-$300', {
      category: 'tech',
      also: 'Installation murale de téléviseur',
      keywords: 'hang tv, wall mount',
      description: 'On drywall, brick or concrete.',
    }),
    service('appliance-installation', 'Appliance installation', '$100-$300', {
      also: 'Installation d’électroménagers',
    }),
    service('smart-home-setup', 'Smart home setup', '$80-$250', { category: 'tech' }),
    service('garage-door-openers', 'Garage door openers', '$150-$400', { urgent: true }),
    service('garage-door-installation', 'Garage door installation', '$900-$2,500', { urgent: true }),
    service('ceiling-fans', 'Ceiling fans', '$150-$350', { licensed: true }),
    service('security-cameras', 'Security cameras', '$200-$600', { keywords: 'security system, cctv' }),
    service('faucet-installation', 'Faucet installation', '$120-$350', {
      category: 'plumbing',
      licensed: true,
    }),
    service('furnace-installation', 'Furnace installation', '$2,500-$6,000', { licensed: true }),
    service('wifi-network-setup', 'Wi-Fi network setup', '$90-$250'),
  ],
  cities: [
    city('toronto', 'Toronto', 'Ontario', 'ON'),
    city('vancouver', 'Vancouver', 'British Columbia', 'BC'),
    city('montreal', 'Montreal', 'Quebec', 'QC'),
    city('quebec-city', 'Quebec City', 'Quebec', 'QC'),
    city('st-johns', 'St. John’s', 'Newfoundland and Labrador', 'NL'),
    city('kitchener', 'Kitchener', 'Ontario', 'ON'),
  ],
  categories,
  suggestions: [],
}

const french: SearchIndex = {
  ...english,
  services: [
    service('tv-mounting', 'Installation murale de téléviseur', '$100-$300', {
      also: 'TV mounting',
      keywords: 'télé au mur, support mural',
    }),
    service('heat-pump-installation', 'Installation de thermopompe', '$4,000-$9,000'),
    service('garage-door-openers', 'Ouvre-portes de garage', '$150-$400'),
    service('grab-bar-installation', 'Installation de barres d’appui', '$90-$250'),
  ],
  cities: [
    city('toronto', 'Toronto', 'Ontario', 'ON'),
    city('montreal', 'Montréal', 'Québec', 'QC'),
    city('ottawa', 'Ottawa', 'Ontario', 'ON'),
    { ...city('quebec-city', 'Québec', 'Québec', 'QC'), also: 'Quebec City' },
  ],
}

const inEnglish = createGlobalSearch(english, {
  combination: '{service} in {city}',
  city: 'Installation services in {city}, {province}',
})
const inFrench = createGlobalSearch(french, {
  combination: '{service} à {city}',
  city: 'Services d’installation à {city} ({province})',
})

const urls = (query: string, filters: Partial<GlobalFilters> | null = null, search = inEnglish) =>
  search(query, filters && { ...DEFAULT_FILTERS, price: { min: 0, max: 20_000 }, ...filters }).results.map(
    ({ url }) => url,
  )
const first = (query: string, search = inEnglish) => search(query, null).results[0]

it('a service has its own price, in a city that of the city', () => {
  expect(first('tv mounting')?.figure).toEqual({ name: 'range', min: 100, max: 300 })
  expect(first('ceiling fans in toronto')?.figure).toEqual({
    name: 'cityRange',
    city: 'Toronto',
    min: 173,
    max: 403,
  })
})

describe('an exact match', () => {
  it.each([
    'tv mounting in toronto',
    'TV Mounting near Toronto',
    'tv mouting in tornoto',
    'mount a tv in toronto',
    'wall mount near toronto, ON',
    'tv mounting in tor',
  ])('%s', (query) => {
    expect(first(query)).toMatchObject({
      type: 'combination',
      title: 'TV mounting in Toronto',
      url: '/toronto/tv-mounting',
      figure: { name: 'cityAverage', city: 'Toronto', min: 140, max: 380 },
      category: 'Smart Home & Tech',
      urgent: false,
      exact: true,
    })
  })

  it.each([
    ['installation de téléviseur à Montréal', '/montreal/tv-mounting'],
    ['INSTALLATION DE TELEVISEUR A MONTREAL', '/montreal/tv-mounting'],
    ['thermopompe près de Québec', '/quebec-city/heat-pump-installation'],
    ['ouvre-porte près d’Ottawa', '/ottawa/garage-door-openers'],
    ['télé pres d’ottawa', '/ottawa/tv-mounting'],
    ['tv mounting in quebec city', '/quebec-city/tv-mounting'],
  ])('%s', (query, url) => {
    expect(first(query, inFrench)).toMatchObject({ type: 'combination', url, exact: true })
  })

  it('works in the other language of the page too', () => {
    expect(first('installation de téléviseur à Montréal')).toMatchObject({
      url: '/montreal/tv-mounting',
      title: 'TV mounting in Montreal',
      exact: true,
    })
  })

  it('is followed by the service, the city, and what else of the kind there is in it', () => {
    expect(urls('garage door in Toronto')).toEqual([
      '/toronto/garage-door-openers',
      '/garage-door-openers',
      '/city/toronto',
      '/toronto/garage-door-installation',
    ])
    expect(inEnglish('garage door in Toronto', null).results.filter(({ exact }) => exact)).toHaveLength(1)
  })

  it.each([
    'tv mounting in Gatineau',
    'tv mounting in',
    'in Toronto',
    'installers near Toronto',
    'tv mounting',
  ])('is none: %s', (query) => {
    const { results } = inEnglish(query, null)
    expect(results.length).toBeGreaterThan(0)
    expect(results.some(({ exact }) => exact)).toBe(false)
  })

  it('is none where a category is meant', () => {
    expect(first('plumbing in Toronto')).toMatchObject({ url: '/toronto/faucet-installation', exact: false })
  })

  it('is found for every service in every city, however they are written', () => {
    for (const [index, search, connectors] of [
      [english, inEnglish, ['in', 'near', 'IN']],
      [french, inFrench, ['à', 'près de', 'pres de', 'in']],
    ] as const) {
      const places = fc.record({
        service: fc.constantFrom(...index.services),
        city: fc.constantFrom(...index.cities),
        connector: fc.constantFrom(...connectors),
        write: fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toUpperCase(),
          (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
          (text: string) => `  ${text.replaceAll(' ', '   ')} `,
        ),
      })
      fc.assert(
        fc.property(places, ({ service, city, connector, write }) => {
          expect(first(write(`${service.name} ${connector} ${city.name}`), search)).toMatchObject({
            url: `/${city.slug}/${service.slug}`,
            exact: true,
          })
        }),
      )
    }
  })
})

describe('other queries', () => {
  it.each([
    ['TV mounting', '/tv-mounting'],
    ['Appliance installation', '/appliance-installation'],
    ['Smart home setup', '/smart-home-setup'],
    ['Garage door opener', '/garage-door-openers'],
    ['Ceiling fan', '/ceiling-fans'],
    ['Security system', '/security-cameras'],
    ['Smart home device installation', '/smart-home-setup'],
    ['garage door installation', '/garage-door-installation'],
    ['wifi', '/wifi-network-setup'],
    ['wi-fi', '/wifi-network-setup'],
    ['cam', '/security-cameras'],
    ['tv mouting', '/tv-mounting'],
    ['furnance', '/furnace-installation'],
    ['celing fan', '/ceiling-fans'],
    ['électroménagers', '/appliance-installation'],
    ['vancover', '/city/vancouver'],
    ['Montréal', '/city/montreal'],
    ["st john's", '/city/st-johns'],
    ['st johns', '/city/st-johns'],
    ['quebec', '/city/quebec-city'],
    ['tv mounting toronto', '/toronto/tv-mounting'],
    ['toronto tv mounting', '/toronto/tv-mounting'],
    ['plumbing', '/faucet-installation'],
    ['brick', '/tv-mounting'],
  ])('%s', (query, url) => {
    expect(first(query)?.url).toBe(url)
  })

  it.each([
    ['televiseur', '/tv-mounting'],
    ['barre d appui', '/grab-bar-installation'],
    ['TV', '/tv-mounting'],
    ['thermopompes', '/heat-pump-installation'],
    ['montreal', '/city/montreal'],
  ])('in French: %s', (query, url) => {
    expect(first(query, inFrench)?.url).toBe(url)
  })

  it('gives a city its services', () => {
    expect(inEnglish('Toronto', null).results.slice(0, 2)).toEqual([
      {
        type: 'city',
        title: 'Toronto',
        description: 'Installation services in Toronto, Ontario',
        url: '/city/toronto',
        figure: { name: 'mostJobs', city: 'Toronto', min: 95, max: 450 },
        category: 'Ontario',
        urgent: false,
        exact: false,
      },
      expect.objectContaining({ type: 'combination', url: '/toronto/tv-mounting', exact: false }),
    ])
  })

  it('says what is urgent', () => {
    expect(first('garage door openers')).toMatchObject({ type: 'service', urgent: true })
  })

  it('mistakes no kitchen for Kitchener where a service is meant', () => {
    expect(urls('kitchen faucet').includes('/kitchener/faucet-installation')).toBe(false)
  })

  it('finds nothing for nothing and for nonsense', () => {
    for (const query of ['', '   ', '…', 'xyzzy', 'xyzzy installation', 'xyzzy in Qwghlm']) {
      expect(inEnglish(query, null), query).toEqual({ results: [], hidden: 0 })
    }
  })

  it('whatever is typed: at most eight, each once, each with an address and a title', () => {
    const words = [
      'tv',
      'in',
      'à',
      'de',
      'toronto',
      'Montréal',
      'installation',
      'door',
      'near',
      'x',
      "d'",
      '-',
    ]
    const query = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(query, fc.boolean(), (text, isFiltered) => {
        const { results } = inEnglish(
          text,
          isFiltered ? { ...DEFAULT_FILTERS, cities: ['toronto', 'montreal'] } : null,
        )
        expect(results.length).toBeLessThanOrEqual(8)
        expect(new Set(results.map(({ url }) => url)).size).toBe(results.length)
        for (const { url, title } of results) {
          expect(url).toMatch(/^\/[\w/-]+$/)
          expect(title).not.toBe('')
        }
      }),
    )
  })
})

describe('filters', () => {
  it('hide nothing until they are asked for', () => {
    expect(urls('furnace installation')[0]).toBe('/furnace-installation')
  })

  it('start at $50 to $1,000: a price range has to lie fully inside', () => {
    const prices = { ...DEFAULT_FILTERS }
    expect(prices.price).toEqual({ min: 50, max: 1000 })
    expect(inEnglish('furnace', prices)).toEqual({ results: [], hidden: 1 })
    expect(inEnglish('garage door', prices)).toMatchObject({
      results: [{ url: '/garage-door-openers' }],
      hidden: 1,
    })
    expect(urls('garage door', { price: { min: 150, max: 2500 } })).toHaveLength(2)
    expect(urls('garage door', { price: { min: 200, max: 2500 } })).toEqual(['/garage-door-installation'])
    expect(inEnglish('furnace in Toronto', prices).results.map(({ type }) => type)).toEqual(['city'])
  })

  it('ask services for category and licence, also in a city', () => {
    expect(urls('toronto', { categories: ['plumbing'] })).toEqual([
      '/city/toronto',
      '/toronto/faucet-installation',
    ])
    expect(urls('toronto', { licensedOnly: true })).toEqual([
      '/city/toronto',
      '/toronto/ceiling-fans',
      '/toronto/faucet-installation',
      '/toronto/furnace-installation',
    ])
  })

  it('with cities chosen, a service stands for its pages there', () => {
    expect(urls('tv mounting', { cities: ['vancouver', 'montreal'] })).toEqual([
      '/vancouver/tv-mounting',
      '/montreal/tv-mounting',
    ])
    expect(urls('toronto', { cities: ['vancouver'] })).toEqual([])
  })

  it('store emergency and rating without effect', () => {
    for (const query of ['tv', 'toronto', 'garage door in toronto']) {
      expect(urls(query, { emergency: true, rating: 4.5 })).toEqual(urls(query, {}))
    }
  })
})
