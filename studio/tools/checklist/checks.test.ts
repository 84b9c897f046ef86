// Reads the sample content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isError, runChecks } from './checks.ts'
import type { ContentDocument } from './sample-identity.ts'
import type { CheckId } from './words.ts'

const seed: ContentDocument[] = readFileSync('studio/seed/production.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

const SERVER = {
  site: 'https://montage.ca',
  isPublic: true,
  forwarders: ['webhook'],
  crm: [],
  proxySigns: [] as string[],
  backupFailure: null as string | null,
  legal: [] as { slug: string; day: string; en: string; fr: string }[],
}

const service: ContentDocument = {
  _id: 'service-tv',
  _type: 'service',
  slug: { current: 'tv-mounting' },
  name: { _type: 'localeString', en: 'TV mounting', fr: 'Pose de télé' },
}

function found(check: CheckId, documents: ContentDocument[], server = SERVER, assets = ['image-a']) {
  return runChecks({ documents, assets }, server)[check].map((problem) =>
    problem.kind === 'document' ? [problem.document._id, problem.path.at(-1), problem.says] : problem.says,
  )
}

test('what came with the site is all there is to do at first', () => {
  const problems = runChecks({ documents: seed, assets: [] }, SERVER)
  const open = Object.entries(problems).flatMap(([check, list]) => (list.length > 0 ? [check] : []))
  expect(open).toEqual(['samples', 'figures', 'licences', 'contact', 'settings', 'legal'])
  expect(problems.settings.map((problem) => problem.kind === 'document' && problem.path.join('.'))).toEqual([
    'logo',
    'telephone',
    'company.legalName',
    'company.address.en',
    'company.licences',
    'socialLinks',
    'emails.general',
    'emails.support',
    'emails.professionals',
    'privacyContact.email',
    'privacyContact.name',
    'requestRecipients',
  ])
})

test('a sample stays one whatever is changed in it, and is an error where the public finds the site', () => {
  const review = { _id: 'review-new', _type: 'review', customerName: 'Somebody', sample: true }
  expect(found('samples', [review])).toEqual([['review-new', undefined, undefined]])
  expect(found('samples', [{ ...review, sample: undefined }])).toEqual([])
  expect(isError('samples', SERVER)).toBe(true)
  expect(isError('samples', { ...SERVER, isPublic: false })).toBe(false)
  expect(isError('french', SERVER)).toBe(false)
})

test('contractors without a valid licence, as far as their trade needs one in their province', () => {
  const names = runChecks({ documents: seed, assets: [] }, SERVER).licences.flatMap((problem) =>
    problem.kind === 'document' ? [[problem.document.name, problem.says]] : [],
  )
  expect(names.filter(([, province]) => province === 'QC').map(([name]) => name)).toEqual([
    'Électriciens du Canal',
    'Climat Saint-Denis',
    'Nadège Pierre-Louis',
    'Toitures Beauregard',
    'Pascal Gagné',
    'Thermo-Capitale',
  ])
  expect(names.map(([name]) => name)).not.toContain('Northern Lights Electric')
  const licence = { authority: 'rbq', number: '1234-5678-90', checkedOn: '2026-11-01' }
  const withLicence = (change: object) =>
    seed.map((document) =>
      document.name === 'Pascal Gagné' ? { ...document, licences: [{ ...licence, ...change }] } : document,
    )
  const isOpen = (change: object) =>
    found('licences', withLicence(change)).some((problem) => problem?.[0] === 'installer-quebec-city-1')
  expect(isOpen({})).toBe(false)
  expect(isOpen({ expires: '2020-01-01' })).toBe(true)
  expect(isOpen({ number: '12' })).toBe(true)
  expect(isError('licences', SERVER)).toBe(true)
  expect(isError('licences', { ...SERVER, isPublic: false })).toBe(false)
})

test('each invented figure and claim is named until staff change it or answer for it', () => {
  const evidence = { by: 'Anne Roy', source: 'Count of 2026-11-02', until: '2026-12-31' }
  const problems = (check: CheckId, documents: ContentDocument[], today = '2026-11-30') =>
    runChecks({ documents, assets: [] }, SERVER, today)[check].map((problem) =>
      problem.kind === 'document' ? [...problem.path, problem.says].map(textOf).join(' ').trim() : '',
    )
  const textOf = (step: unknown) => (typeof step === 'object' ? Object.values(step ?? {})[0] : step)
  const settings = seed.find(({ _type }) => _type === 'siteSettings') as ContentDocument
  const figures = settings.structuredData as object
  const named = [
    'ratingValue',
    'reviewCount',
    'bundleRatingValue',
    'bundleReviewCount',
    'howToTotalHours',
    'howToEstimatedCost',
  ]
  const paths = named.map((name) => `structuredData ${name}`)
  expect(problems('figures', [settings])).toEqual(paths)
  const changed = { ...settings, structuredData: { ...figures, reviewCount: 12 } }
  expect(problems('figures', [changed])).toEqual(paths.toSpliced(1, 1))
  expect(problems('sources', [changed])).toEqual(['structuredData reviewCount'])
  expect(problems('figures', [{ ...settings, evidence }])).toEqual([])
  expect(problems('figures', [{ ...settings, evidence }], '2027-01-01')).toEqual(paths)
  expect(problems('ended', [{ ...changed, evidence }], '2027-01-01')).toEqual(['structuredData reviewCount'])

  const all = problems('figures', seed)
  for (const name of [
    'cities',
    'installers',
    'customers',
    'installations',
    'reviews',
    'rating',
    'recommended',
  ]) {
    expect(all).toContain(`figures ${name} value ${name}`)
  }
  expect(all).toContain('claims Licensed, insured, background-checked')
  expect(all).toContain('claims Liability cover up to $2M')
  expect(problems('sources', seed)).toEqual([])

  const site = seed.find(({ _type }) => _type === 'siteFigures') as ContentDocument
  const claims = [
    { _key: 'a', claim: 'cover', evidence },
    { _key: 'b', claim: 'screening' },
  ]
  const stated = problems('figures', [
    ...seed.filter(({ _type }) => _type !== 'siteFigures'),
    { ...site, claims },
  ])
  expect(stated).not.toContain('claims Liability cover up to $2M')
  const counted = { ...site, figures: (site.figures as object[]).map((one) => ({ ...one, counted: true })) }
  expect(problems('figures', [counted])).toEqual([])
  for (const check of ['figures', 'sources', 'ended'] as const) {
    expect(isError(check, SERVER)).toBe(true)
    expect(isError(check, { ...SERVER, isPublic: false })).toBe(false)
  }
})

test('French that is missing, by its field', () => {
  const name = { _type: 'localeString', en: 'TV mounting' }
  expect(found('french', [{ ...service, name }])).toEqual([['service-tv', 'fr', undefined]])
  expect(found('french', [service])).toEqual([])
})

test('French that is out of date, or does not say what the English says, with what differs', () => {
  const description = {
    _type: 'localeText',
    en: 'From $100, in {cities} cities',
    fr: 'Dès 120\u00a0$, dans {cities} villes',
  }
  const name = { _type: 'localeString', en: 'TV mounting', fr: 'Pose de télé', translatedFrom: 'TV' }
  expect(found('french', [{ ...service, name, description }])).toEqual([
    ['service-tv', 'fr', 'TV mounting'],
    ['service-tv', 'fr', 'EN 100 · FR 120'],
  ])
})

test('a term of the glossary that is the same in both languages is no French to write', () => {
  const name = { _type: 'localeString', en: 'Montage Total Care Plus', fr: 'Montage Total Care Plus' }
  const glossary = { _id: 'glossary', _type: 'glossary', terms: [{ _key: 'a', term: name }] }
  expect(found('french', [{ ...service, name }])).toEqual([['service-tv', 'fr', 'Montage Total Care Plus']])
  expect(found('french', [{ ...service, name }, glossary])).toEqual([])
})

test('a page that is public in English only, with its reason', () => {
  const page = { _id: 'page', _type: 'landingPage', slug: { current: 'sale' } }
  const held = (language: string) => ({ ...page, heldBack: { language, reason: 'Not translated yet' } })
  expect(found('french', [held('fr')])).toEqual([['page', 'heldBack', 'Not translated yet']])
  expect(found('french', [held('en'), held('both')])).toEqual([])
})

test('pictures without a description in both languages', () => {
  const picture = { _type: 'picture', asset: { _ref: 'image-a' }, alt: { en: 'A wall' } }
  expect(found('alt', [{ ...service, picture }])).toEqual([['service-tv', 'alt', undefined]])
  expect(found('alt', [{ ...service, picture: { ...picture, alt: { en: 'A', fr: 'B' } } }])).toEqual([])
  expect(found('alt', [{ ...service, picture: { _type: 'picture' } }])).toEqual([])
})

test('names in braces that nothing fills in, by language', () => {
  const figures = [{ _key: 'a', name: 'cities', value: 250 }]
  const siteFigures = { _id: 'siteFigures', _type: 'siteFigures', figures }
  const description = { _type: 'localeText', en: '{cities} {duration}', fr: '{villes} {duration}' }
  expect(found('names', [{ ...service, description }, siteFigures])).toEqual([
    ['service-tv', 'fr', '{villes}'],
  ])
  const city = { _id: 'city-a', _type: 'city', description: { ...description, fr: '' } }
  expect(found('names', [city, siteFigures])).toEqual([['city-a', 'en', '{duration}']])
})

test('links to documents and pages that are gone', () => {
  const review = { _id: 'review-1', _type: 'review', service: { _ref: 'service-gone' } }
  expect(found('references', [review])).toEqual([['review-1', 'service', undefined]])
  const menu = { _id: 'menu', _type: 'navigationMenu', bookLink: { href: '/tv-mounting?a=1#b' } }
  expect(found('links', [menu])).toEqual([['menu', 'href', '/tv-mounting?a=1#b']])
  expect(found('links', [menu, service])).toEqual([])
  expect(found('links', [{ ...menu, bookLink: { href: 'https://x.ca' } }])).toEqual([])
})

test('settings nobody has set, and contacts that are nobody’s', () => {
  const settings = { _id: 'siteSettings', _type: 'siteSettings', name: 'M', supportPhone: '1-800-INSTALL' }
  expect(found('settings', [settings])).toContainEqual(['siteSettings', 'general', undefined])
  expect(found('settings', [settings])).not.toContainEqual(['siteSettings', 'supportPhone', undefined])
  expect(found('contact', [settings])).toEqual([['siteSettings', 'supportPhone', '1-800-INSTALL']])
  const filled = {
    ...settings,
    logo: { _type: 'picture', asset: { _ref: 'image-a' } },
    company: { legalName: 'Montage inc.', licences: [{ _key: 'a', label: { en: 'RBQ' }, number: '1' }] },
    socialLinks: [],
  }
  const open = found('settings', [filled]).map((one) => one[1])
  expect(open).toEqual(expect.arrayContaining(['socialLinks', 'en']))
  for (const name of ['logo', 'legalName', 'licences']) expect(open).not.toContain(name)
})

test('an address nobody else can open, and a CRM that gets nothing', () => {
  expect(found('address', [], { ...SERVER, site: 'http://localhost:3000' })).toEqual([
    'http://localhost:3000',
  ])
  expect(found('address', [])).toEqual([])
  expect(found('crm', [], { ...SERVER, forwarders: [] })).toEqual([''])
  expect(found('crm', [])).toEqual([])
})

test('a backup that failed, and why', () => {
  expect(found('backups', [], { ...SERVER, backupFailure: 'The disk is full.' })).toEqual([
    'The disk is full.',
  ])
  expect(found('backups', [])).toEqual([])
})

test('a proxy that the server was not told of, by what it was noticed', () => {
  expect(found('proxies', [], { ...SERVER, proxySigns: ['X-Forwarded-For'] })).toEqual(['X-Forwarded-For'])
  expect(found('proxies', [])).toEqual([])
})

test('a landing page is looked at in its blocks, and links to it lead somewhere', () => {
  const hero = {
    _key: 'h',
    _type: 'heroBlock',
    title: { _type: 'localeString', en: 'Spring sale' },
    picture: { _type: 'picture', asset: { _ref: 'image-a' }, alt: { en: 'A deck' } },
    links: [{ _key: 'l', path: '/nowhere-at-all' }],
  }
  const page = { _id: 'page', _type: 'landingPage', slug: { current: 'spring-sale' }, sections: [hero] }
  const menu = { _id: 'menu', _type: 'navigationMenu', bookLink: { path: '/spring-sale?lang=fr' } }
  expect(found('french', [page, menu])).toEqual([['page', 'fr', undefined]])
  expect(found('alt', [page, menu])).toEqual([['page', 'alt', undefined]])
  expect(found('links', [page, menu])).toEqual([['page', 'path', '/nowhere-at-all']])
})

test('a text of a lawyer is asked for what has become true after its day', () => {
  const legal = [
    { slug: 'privacy', day: '2027-03-02', en: 'The mail service …', fr: 'Le service de messagerie …' },
    { slug: 'privacy', day: '2027-01-15', en: 'HighLevel …', fr: 'HighLevel …' },
    { slug: 'terms', day: '2027-03-02', en: 'A program decides …', fr: 'Un programme décide …' },
  ]
  const text = [{ _type: 'block', _key: 'f3a9', children: [{ _type: 'span', text: 'Our policy.' }] }]
  const page = {
    _id: 'legal-privacy',
    _type: 'legalPage',
    slug: { current: 'privacy' },
    lastUpdated: '2027-01-15',
    body: { _type: 'localeBlocks', en: text, fr: text },
  }
  const server = { ...SERVER, legal }
  const mail = { en: 'The mail service …', fr: 'Le service de messagerie …' }
  expect(found('legal', [page], server)).toEqual([['legal-privacy', 'lastUpdated', mail]])
  expect(found('legal', [{ ...page, lastUpdated: '2027-03-02' }], server), 'read on that day').toEqual([])
  expect(found('legal', [{ ...page, body: undefined }], server), 'the site says it by itself').toEqual([])
  const seeded = seed.find(({ _id }) => _id === 'legal-privacy') as ContentDocument
  expect(found('legal', [seeded], server)).toEqual([['legal-privacy', undefined, undefined]])
})
