// Reads the sample content.

import { globSync, readFileSync } from 'node:fs'
import type { Lake } from 'content-lake'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { seededLake } from './seeded-lake.ts'

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

/** Code that can name a contractor: queries of the documents, and the parts of queries that have their names. */
const NAMING =
  /installerFields|reviewFields|doneProjectFields|advertisedFields|"(?:installer|featuredContractor)"|(?:installers|contractors)\[\]->|installerName|installerResponse/

/** How the code of each file leaves out the contractors that pages may not name. */
const FILTERED: Record<string, RegExp> = {
  'blocks/installers/query.ts': /`\s*title, text, "installers": installers\[\]->/,
  'blocks/reviews/query.ts': /`\s*title, text, "reviews": reviews\[\]->/,
  'lib/content/advertised.ts': /advertising\(/,
  'lib/content/category-proof.ts': /await withReviewedContractors\(/,
  'lib/content/city-service.ts':
    /await advertised\([\s\S]*await withReviewedContractors\(ofPair[\s\S]*await withReviewedContractors\(ofService/,
  'lib/content/city.ts': /await withReviewedContractors\(/,
  'lib/content/compare.ts': /await advertised\(installer/,
  'lib/content/contractor-join.ts': /await advertised\(/,
  'lib/content/contractors.ts': /await advertised\(page[\s\S]*await advertised\(installers/,
  'lib/content/installer-pages.ts': /await advertised\(/,
  'lib/content/installer.ts':
    /await advertised\(\[found\][\s\S]*await withReviewedContractors\(projects[\s\S]*await withReviewedContractors\(reviews/,
  'lib/content/job.ts': /advertisingOf\(contractor/,
  'lib/content/projects.ts': /await withReviewedContractors\(/,
  'lib/content/reviewed-contractors.ts': /advertising\(/,
  'lib/content/reviews.ts': /await withReviewedContractors\(/,
  'lib/content/service.ts': /await withReviewedContractors\(/,
}

/** The blocks are read by two functions. */
const READERS_OF_BLOCKS = { 'blocks/landing-page.ts': 2, 'blocks/arrangement-blocks.ts': 1 }

/** Files that show no name of a contractor, and why. */
const NOT_SHOWN: Record<string, string> = {
  'app/[lang]/compare/_parts/compare-form.tsx': 'keeps their ids in a form',
  'app/[lang]/installer/[installer]/page.tsx': 'shows what it is given',
  'app/[lang]/installer/[installer]/_parts/hero.tsx': 'shows what it is given',
  'components/project/projects.tsx': 'shows what it is given',
  'components/review/review-card.tsx': 'shows what it is given',
  'lib/search/review-filters.ts': 'searches what it is given',
  'lib/content/fragments.ts': 'has parts of the queries of other files',
  'lib/content/match-facts.ts': 'reads ratings by id',
  'lib/content/search-index.ts': 'says whether a city has any',
  'lib/content/named-figures.ts': 'reads what stands behind figures, by id',
}

test('every file that can name a contractor is known, and leaves out whom pages may not name', () => {
  const files = globSync('{app,blocks,components,lib}/**/*.{ts,tsx}')
    .filter(
      (file) =>
        !/\.test\.ts$|sanity\.types\.ts$|^app\/studio|^lib\/(?:leads|server)|\/(?:schema|sample)s?\.ts$/.test(
          file,
        ),
    )
    .filter((file) => NAMING.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual(Object.keys({ ...FILTERED, ...NOT_SHOWN }).toSorted())
  for (const [file, filter] of Object.entries(FILTERED)) {
    expect(readFileSync(file, 'utf8'), file).toMatch(filter)
  }
  const readers = globSync('{app,blocks}/**/*.{ts,tsx}').filter((file) =>
    /\{\$\{(?:block|section)Fields\}\}|readContent\(arrangementBlocksQuery/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.toSorted()).toEqual(
    [...Object.keys(READERS_OF_BLOCKS), 'blocks/arrangement-query.ts', 'blocks/section-fields.ts'].toSorted(),
  )
  for (const [file, count] of Object.entries(READERS_OF_BLOCKS)) {
    expect(readFileSync(file, 'utf8').match(/shownBlocks\(/g), file).toHaveLength(count)
  }
})

const lake = seededLake()
let installers: Installer[]

interface Installer {
  _id: string
  _type: string
  name: string
  province: string
  specialties: string[]
}

const references = (targets: string[]) => targets.map((_ref) => ({ _key: _ref, _type: 'reference', _ref }))

const write = (mutations: Parameters<Lake['mutate']>[0]) => lake.mutate(mutations, { author: 'test' })

const idsOf = async (type: string) => (await lake.query('*[_type == $type]._id', { type })) as string[]

beforeAll(async () => {
  installers = (await lake.query(
    `*[_type in ["installer", "featuredContractor"]]{
      _id, _type, name, "province": city->province->code, "specialties": specialties[].en
    }`,
  )) as Installer[]
  const sections = [
    { _key: 'a', _type: 'installersBlock', installers: references(await idsOf('installer')) },
    { _key: 'b', _type: 'reviewsBlock', reviews: references(await idsOf('review')) },
  ]
  const page = { _id: 'spring', _type: 'landingPage', title: { en: 'Spring' }, slug: { current: 'spring' } }
  write([
    { createOrReplace: { ...page, sections } },
    { patch: { id: 'homePage', set: { arrangement: sections } } },
  ])
}, 60_000)

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

/**
 * What the pages of an address, their Markdown and the search have of the content, as text.
 * @param places only these; all of them when it is not given
 */
async function saidAt(SITE_URL: string, lang: Language, places?: string[]): Promise<Record<string, string>> {
  vi.stubEnv('SITE_URL', SITE_URL)
  const { getContractors } = await import('#lib/content/contractors.ts')
  const { getContractorJoin } = await import('#lib/content/contractor-join.ts')
  const { getCityService } = await import('#lib/content/city-service.ts')
  const { getCity } = await import('#lib/content/city.ts')
  const { getService } = await import('#lib/content/service.ts')
  const { getCategoryProof } = await import('#lib/content/category-proof.ts')
  const { getReviews } = await import('#lib/content/reviews.ts')
  const { getProjects } = await import('#lib/content/projects.ts')
  const { getInstaller } = await import('#lib/content/installer.ts')
  const { getJob, fetchJob } = await import('#lib/content/job.ts')
  const { getHome } = await import('#lib/content/home.ts')
  const { getSearchIndex } = await import('#lib/content/search-index.ts')
  const { getSocialCard } = await import('#lib/content/social.ts')
  const { getLandingPage } = await import('#blocks/landing-page.ts')
  const { getArrangementBlocks } = await import('#blocks/arrangement-blocks.ts')
  const { cityMarkdown } = await import('#lib/markdown/city.ts')
  const { serviceMarkdown } = await import('#lib/markdown/service.ts')
  const cities = (await lake.query('*[_type == "city" && province->code == "QC"].slug.current')) as string[]
  const licensed = '*[_type == "province" && code == "QC"].tradeRules[].services[]->slug.current'
  const services = [...((await lake.query(licensed)) as string[]), 'tv-mounting', 'roof-replacement']
  const cityServices = ['montreal', 'quebec-city'].flatMap((city) =>
    services.map((service) => ({ city, service })),
  )
  const keys = [
    ...(await idsOf('installer')),
    ...((await lake.query('*[_type == "featuredContractor"].key')) as string[]),
  ]
  const pages = (await lake.query(
    '*[_type == "installer" && defined(slug.current) && city->province->code == "QC"].slug.current',
  )) as string[]
  const text = async (values: Promise<unknown>[] | Promise<unknown>) =>
    JSON.stringify(await (Array.isArray(values) ? Promise.all(values) : values))
  const read: Record<string, () => Promise<string>> = {
    contractors: () => text(getContractors(lang)),
    application: () => text(getContractorJoin(lang)),
    'service in Québec': () => text(cityServices.map((place) => getCityService(place, lang))),
    city: () => text(cities.map((city) => getCity(city, lang))),
    service: () => text(services.map((service) => getService(service, lang))),
    'reviews of a category': async () =>
      text((await idsOf('category')).map((category) => getCategoryProof(category, lang))),
    reviews: () => text(getReviews(lang)),
    projects: () => text(getProjects(lang)),
    'pages of installers': () => text(pages.map((slug) => getInstaller(slug, lang))),
    forms: () => text(keys.map((contractor) => getJob({ contractor }, lang))),
    'forms that were sent': () => text(keys.map((contractor) => fetchJob({ contractor }, lang))),
    home: () => text(getHome(lang)),
    'page of blocks': () => text(getLandingPage('spring', lang)),
    'blocks of a page': () => text(getArrangementBlocks('homePage', lang)),
    'Markdown of cities': () => text(cities.map((city) => cityMarkdown(city, lang))),
    'Markdown of services': () => text(services.map((service) => serviceMarkdown(service, lang))),
    'share pictures': () =>
      text([
        ...cities.map((slug) => getSocialCard({ lang, type: 'city', slug })),
        ...services.map((slug) => getSocialCard({ lang, type: 'service', slug })),
        getSocialCard({ lang, type: 'contractorsPage', slug: null }),
        ...pages.map((slug) => getSocialCard({ lang, type: 'installer', slug })),
      ]),
    search: async () => (await getSearchIndex(lang)).json,
  }
  const chosen = Object.entries(read).filter(([place]) => !places || places.includes(place))
  return Object.fromEntries(await Promise.all(chosen.map(async ([place, words]) => [place, await words()])))
}

/** The slugs of the installers' pages that the sitemap has, with a share picture and content of their own. */
async function pagesAt(SITE_URL: string): Promise<string[]> {
  vi.resetModules()
  vi.stubEnv('SITE_URL', SITE_URL)
  const { getInstaller } = await import('#lib/content/installer.ts')
  const { getSitemapDocuments } = await import('#lib/content/sitemap.ts')
  const { getSocialCard } = await import('#lib/content/social.ts')
  const slugs = (await lake.query(
    '*[_type == "installer" && defined(slug.current)].slug.current | order(@)',
  )) as string[]
  const listed = (await getSitemapDocuments()).flatMap(({ _type, slug }) =>
    _type === 'installer' && slug ? [slug] : [],
  )
  for (const slug of slugs) {
    const isListed = listed.includes(slug)
    expect(Boolean(await getInstaller(slug, 'en')), slug).toBe(isListed)
    expect(Boolean(await getSocialCard({ lang: 'en', type: 'installer', slug })), slug).toBe(isListed)
  }
  return listed.toSorted()
}

/** The places that name a contractor, by its name. */
const placesOf = (said: Record<string, string>, name: string) =>
  Object.keys(said).filter((place) => said[place]?.includes(JSON.stringify(name).slice(1, -1)))

/** The services of the five trades that Québec licenses, as the seed names them. */
const LICENSED =
  /^(?:Ceiling fans|Light fixture|EV charger|Electrical panel|Generator|Smoke detector|Hot tub|Gas line|Furnace|Air conditioner|Heat pump|Faucet|Toilet|Water heater|Deck construction|Structural beam|Roof replacement|Eavestrough|Window installation|Garage door installation|Concrete)/

const inQuebec = () => installers.filter(({ province }) => province === 'QC')
const isLicensedTrade = ({ specialties }: Installer) => specialties.some((name) => LICENSED.test(name))

test.each(LANGUAGES)(
  'a public site names no contractor of a licensed trade without a valid number: %s',
  async (lang) => {
    const said = await saidAt('https://montage.ca', lang)
    const unlicensed = inQuebec().filter(isLicensedTrade)
    expect(unlicensed.map(({ name }) => name).toSorted()).toEqual([
      'Climat Saint-Denis',
      'Nadège Pierre-Louis',
      'Pascal Gagné',
      'Thermo-Capitale',
      'Toitures Beauregard',
      'Électriciens du Canal',
    ])
    for (const { name } of unlicensed) expect(placesOf(said, name), name).toEqual([])
    // Who needs no licence is where it was before.
    const others = inQuebec().filter((installer) => !isLicensedTrade(installer))
    expect(others.map(({ name }) => name).toSorted()).toEqual(['Josée Bédard', 'Étienne Lavoie'])
    for (const { name } of others) {
      expect(placesOf(said, name), name).toEqual(
        expect.arrayContaining([
          'contractors',
          'service in Québec',
          'city',
          'forms',
          'page of blocks',
          'blocks of a page',
          'Markdown of cities',
        ]),
      )
    }
    expect(said.contractors).not.toContain('"lacksLicence"')
  },
)

test.each(LANGUAGES)('elsewhere everybody is named, and who lacks a number is marked: %s', async (lang) => {
  const said = await saidAt('https://montage.test', lang)
  for (const { name, _type, province } of installers) {
    expect(placesOf(said, name), name).toEqual(
      expect.arrayContaining([
        'contractors',
        'forms',
        'forms that were sent',
        _type === 'installer' ? 'page of blocks' : 'application',
        ...(_type === 'installer' && province === 'QC' ? ['service in Québec'] : []),
      ]),
    )
  }
  const { installers: shown, page } = JSON.parse(said.contractors ?? '')
  const marked = (list: { name: string; lacksLicence?: true }[]) =>
    list.filter(({ lacksLicence }) => lacksLicence).map(({ name }) => name)
  expect(marked(shown)).toEqual(
    expect.arrayContaining(
      inQuebec()
        .filter((one) => isLicensedTrade(one) && one._type === 'installer')
        .map(({ name }) => name),
    ),
  )
  expect(marked(shown)).not.toContain('Étienne Lavoie')
  // Yukon and Nunavut have no authority for electricians.
  expect(marked(shown)).not.toContain('Northern Lights Electric')
  expect(marked(page.contractors)).toEqual(['Électriciens du Canal', 'Bow Valley Garage & Heating'])
})

test('with a valid number a contractor is named with its licence, and no longer once the licence has ended', async () => {
  const set = (licences: object[]) => write([{ patch: { id: 'installer-montreal-3', set: { licences } } }])
  const licence = {
    _key: 'a',
    _type: 'installerLicence',
    authority: 'rbq',
    number: '1234-5678-90',
    checkedOn: '2026-11-01',
  }
  set([licence])
  const said = await saidAt('https://montage.ca', 'fr')
  expect(placesOf(said, 'Nadège Pierre-Louis')).toEqual([
    'contractors',
    'service in Québec',
    'city',
    'forms',
    'forms that were sent',
    'page of blocks',
    'blocks of a page',
    'Markdown of cities',
  ])
  for (const wrong of [{ number: '12345' }, { expires: '2020-01-01' }]) {
    set([{ ...licence, ...wrong }])
    const shown = await saidAt('https://montage.ca', 'en', ['contractors', 'service in Québec'])
    expect(placesOf(shown, 'Nadège Pierre-Louis'), JSON.stringify(wrong)).toEqual([])
  }
})

test('a review names who did the job with the licence, or not at all', async () => {
  const review = { _type: 'review', title: { en: 'Fine' }, rating: 5, date: '2026-11-01', verified: false }
  const place = { _type: 'reference', _ref: 'city-montreal' }
  const job = (service: string, installerName: string, id: string) => ({
    ...review,
    _id: id,
    city: place,
    service: { _type: 'reference', _ref: service },
    installerName,
    installerResponse: {
      _type: 'installerResponse',
      name: installerName,
      content: { en: 'Thank you.' },
      fromContractor: true,
    },
  })
  write([
    { createOrReplace: job('service-tv-mounting', 'Étienne Lavoie', 'r1') },
    { createOrReplace: job('service-ev-charger-installation', 'Étienne Lavoie', 'r2') },
    { createOrReplace: job('service-ev-charger-installation', 'Nobody Known', 'r3') },
    { createOrReplace: job('service-tv-mounting', 'Nobody Known', 'r4') },
    { createOrReplace: job('service-tv-mounting', 'Pascal Gagné', 'r5') },
    {
      patch: {
        id: 'installer-quebec-city-2',
        set: { licences: [{ _key: 'a', authority: 'rbq', number: '8765-4321-09', checkedOn: '2026-11-01' }] },
      },
    },
    { createOrReplace: job('service-heat-pump-installation', 'Thermo-Capitale', 'r6') },
  ])
  const shownAt = async (address: string) => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', address)
    const { getReviews } = await import('#lib/content/reviews.ts')
    const { reviews } = await getReviews('en')
    return Object.fromEntries(
      reviews
        .filter(({ _id }) => /^r\d$/.test(_id))
        .map(({ _id, installerName, installerResponse, installerLicences }) => [
          _id,
          [installerName, installerResponse?.name, installerLicences?.map(({ number }) => number).join()],
        ]),
    )
  }
  const nobody = [null, null, undefined]
  expect(await shownAt('https://montage.ca')).toEqual({
    r1: ['Étienne Lavoie', 'Étienne Lavoie', undefined],
    r2: nobody,
    r3: nobody,
    r4: ['Nobody Known', 'Nobody Known', undefined],
    r5: nobody,
    r6: ['Thermo-Capitale', 'Thermo-Capitale', '8765-4321-09'],
  })
  expect((await shownAt('https://montage.test')).r5).toEqual(['Pascal Gagné', 'Pascal Gagné', undefined])
})

test('a public site heads an answer that the contractor did not send as its own', async () => {
  const answersAt = async (address: string) => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', address)
    const { getReviews } = await import('#lib/content/reviews.ts')
    const { reviews } = await getReviews('en')
    return reviews.flatMap(({ _id, installerResponse: answer }) =>
      answer
        ? [{ _id, name: answer.name, isOurs: answer.isOurs, fromContractor: answer.fromContractor }]
        : [],
    )
  }
  const inPublic = await answersAt('https://montage.ca')
  const samples = inPublic.filter(({ fromContractor }) => !fromContractor)
  expect(samples).toHaveLength(6)
  for (const answer of samples) expect(answer).toMatchObject({ name: null, isOurs: true })
  expect(inPublic.find(({ _id }) => _id === 'r1')).toMatchObject({ name: 'Étienne Lavoie', isOurs: false })
  const elsewhere = await answersAt('https://montage.test')
  expect(elsewhere.every(({ name, isOurs }) => name && !isOurs)).toBe(true)
})

test('a public site has a page of an installer only with a valid licence, and none of a sample', async () => {
  const own = {
    name: 'Étincelle Laval',
    slug: { current: 'etincelle-laval' },
    reviewCount: 0,
    yearsExperience: 9,
  }
  const electrician = {
    ...own,
    _id: 'installer-new',
    _type: 'installer',
    city: { _type: 'reference', _ref: 'city-laval' },
    specialties: [{ _key: 'a', en: 'EV charger installation', fr: 'Installation de borne' }],
  }
  write([{ createOrReplace: electrician }])
  const samples = await pagesAt('https://montage.test')
  expect(samples).toContain('anthony-russo')
  expect(samples).toContain('etincelle-laval')
  expect(await pagesAt('https://montage.ca')).toEqual([])
  const licence = { _key: 'a', authority: 'rbq', number: '1234-5678-90', checkedOn: '2026-11-01' }
  write([{ patch: { id: 'installer-new', set: { licences: [licence] } } }])
  expect(await pagesAt('https://montage.ca')).toEqual(['etincelle-laval'])
})

test('an installer’s page has the work and the reviews that name it, but for a name that two installers have', async () => {
  const contentOf = async () => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', 'https://montage.test')
    const { getInstaller } = await import('#lib/content/installer.ts')
    const { getReviews } = await import('#lib/content/reviews.ts')
    const content = await getInstaller('luc-charbonneau', 'en')
    const { reviews } = await getReviews('en')
    const paths = reviews.filter(({ installerName }) => installerName === 'Luc Charbonneau')
    return {
      projects: content?.projects.map(({ _id }) => _id),
      reviews: content?.reviews.length,
      services: content?.services.map(({ slug }) => slug).toSorted(),
      cities: content?.cities.map(({ slug }) => slug),
      paths: [...new Set(paths.map(({ installerPath }) => installerPath))],
    }
  }
  expect(await contentOf()).toEqual({
    projects: ['project-deck-construction'],
    reviews: 2,
    services: [
      'deck-construction',
      'fence-installation',
      'pergola-installation',
      'shelf-mounting',
      'tv-mounting',
    ],
    cities: [],
    paths: ['/installers/luc-charbonneau'],
  })
  write([{ patch: { id: 'installer-toronto-2', set: { name: 'Luc Charbonneau' } } }])
  expect(await contentOf()).toMatchObject({ projects: [], reviews: 0, paths: [undefined] })
  write([{ patch: { id: 'installer-toronto-2', set: { name: 'Keisha Grant' } } }])
})
