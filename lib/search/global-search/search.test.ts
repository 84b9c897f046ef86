import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GlobalFilters, NO_GLOBAL_FILTERS } from './filters.ts'
import { createGlobalSearch, type GlobalSearch } from './search.ts'
import type { IndexedCity, IndexedService, SearchIndex } from './types.ts'

const service = (
  slug: string,
  name: string,
  price: string,
  more: Partial<IndexedService> = {},
): IndexedService => ({ slug, name, price, category: 'home', description: '', ...more })

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
      features: 'stud finding cables hidden soundbar connected',
      rating: 4.8,
    }),
    service('appliance-installation', 'Appliance installation', '$100-$300', {
      also: 'Installation d’électroménagers',
      rating: 3.5,
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
    { ...city('toronto', 'Toronto', 'Ontario', 'ON'), emergency: true, rating: 4.8 },
    city('vancouver', 'Vancouver', 'British Columbia', 'BC'),
    city('montreal', 'Montreal', 'Quebec', 'QC'),
    city('quebec-city', 'Quebec City', 'Quebec', 'QC'),
    city('st-johns', 'St. John’s', 'Newfoundland and Labrador', 'NL'),
    city('kitchener', 'Kitchener', 'Ontario', 'ON'),
  ],
  categories,
  pages: [
    {
      path: '/winter',
      title: 'Ready for winter',
      also: 'Prêt pour l’hiver',
      description: 'Before the snow.',
    },
  ],
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

const found = (query: string, filters: Partial<GlobalFilters> = {}, { search }: GlobalSearch = inEnglish) =>
  search(query, { ...NO_GLOBAL_FILTERS, ...filters })
const urls = (query: string, filters: Partial<GlobalFilters> = {}) =>
  found(query, filters).results.map(({ url }) => url)
const first = (query: string, language = inEnglish) => found(query, {}, language).results[0]

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
    expect(found('garage door in Toronto').results.filter(({ exact }) => exact)).toHaveLength(1)
  })

  it.each([
    'tv mounting in Gatineau',
    'tv mounting in',
    'in Toronto',
    'installers near Toronto',
    'tv mounting',
  ])('is none: %s', (query) => {
    const { results } = found(query)
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
    ['hidden cables', '/tv-mounting'],
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
    expect(found('Toronto').results.slice(0, 2)).toEqual([
      {
        type: 'city',
        service: null,
        city: 'toronto',
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
      expect(found(query), query).toMatchObject({ results: [], hidden: 0 })
    }
  })

  it('whatever is typed: each once, each with an address and a title', () => {
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
        const { results } = found(text, isFiltered ? { cities: ['toronto', 'montreal'] } : {})
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
  it('of the price: the whole range has to lie inside, and the upper end means "and over"', () => {
    expect(found('furnace', { price: { min: 50, max: 1000 } })).toMatchObject({ results: [], hidden: 1 })
    expect(found('garage door', { price: { min: 50, max: 1000 } })).toMatchObject({
      results: [{ url: '/garage-door-openers' }],
      hidden: 1,
    })
    expect(urls('garage door', { price: { min: 150, max: 2000 } })).toHaveLength(2)
    expect(urls('garage door', { price: { min: 200, max: 2000 } })).toEqual(['/garage-door-installation'])
    const inToronto = found('furnace in Toronto', { price: { min: 50, max: 1000 } })
    expect(inToronto.results.map(({ type }) => type)).toEqual(['city'])
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
    expect(urls('tv mounting', { cities: ['atlantis'] })).toEqual(urls('tv mounting'))
  })

  it('with cities chosen and nothing typed, every service is found there', () => {
    expect(urls(' ', { cities: ['toronto'] })).toEqual(english.services.map(({ slug }) => `/toronto/${slug}`))
    expect(urls(' ')).toEqual([])
  })

  it('of emergencies: urgent services, and cities with an emergency service', () => {
    expect(urls('garage', { emergency: true })).toEqual(['/garage-door-openers', '/garage-door-installation'])
    expect(urls('tv', { emergency: true })).toEqual([])
    expect(urls('toronto', { emergency: true })).toEqual([
      '/city/toronto',
      '/toronto/garage-door-openers',
      '/toronto/garage-door-installation',
    ])
    expect(urls('vancouver', { emergency: true })).toEqual([])
  })

  it('of the rating: the mean of a service’s own reviews, or the average of its city', () => {
    expect(urls('tv mounting', { rating: 4.5 })).toEqual(['/tv-mounting'])
    expect(urls('garage door openers', { rating: 3 })).toEqual([])
    expect(urls('garage door openers', { rating: 4.5, cities: ['toronto', 'vancouver'] })).toEqual([
      '/toronto/garage-door-openers',
    ])
    expect(urls('appliance', { rating: 4, cities: ['toronto'] })).toEqual([])
  })
})

describe('the nearest services', () => {
  it('have something of a word that was typed', () => {
    expect(inEnglish.nearest('xyzzy furnise')).toContain('furnace-installation')
    expect(inEnglish.nearest('qqq plumbing qqq')).toContain('faucet-installation')
  })

  it('are the most popular ones where nothing is near', () => {
    expect(inEnglish.nearest('xyzzy')).toEqual(english.services.slice(0, 6).map(({ slug }) => slug))
  })
})

describe('pages that staff made', () => {
  const titles = (query: string, filters: Partial<GlobalFilters> = {}) =>
    inEnglish.search(query, filters).results.map(({ title }) => title)

  it.each(['winter', 'ready for wint', 'hiver'])('%s finds one by its title in either language', (query) => {
    expect(titles(query)).toContain('Ready for winter')
  })

  it.each(['for', 'snow', 'winter tv'])('%s finds none', (query) => {
    expect(titles(query)).not.toContain('Ready for winter')
  })

  it('are left out while a filter is set', () => {
    expect(titles('winter', { licensedOnly: true })).not.toContain('Ready for winter')
  })
})

it('an emergency service is found by its name', () => {
  const pages = [
    { path: '/emergency-services', title: 'Emergency plumbing repair', isEmergency: true as const },
  ]
  const { search } = createGlobalSearch({ ...english, pages }, { combination: '', city: '' })
  expect(search('emergency plumber', {}).results.map(({ url }) => url)).toContain('/emergency-services')
})
