import { createSchema, isObjectSchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { DOCUMENTS_WITH_PAGE } from './documents/index.ts'
import { CONTENT_TYPES } from './index.ts'
import { PAGES } from './pages/index.ts'

const types = schemaTypes('en')
const schema = createSchema({ name: 'default', types })

function compiled(name: string) {
  const type = schema.get(name)
  if (!type || !isObjectSchemaType(type)) throw new Error(`${name} is not an object type of the schema.`)
  return type
}

function fieldNames(name: string): string[] {
  return compiled(name).fields.map((field) => field.name)
}

test('compiles without a problem', () => {
  const problems = (schema._validation ?? []).flatMap((group) => group.problems)
  expect(problems).toEqual([])
})

test('each type has a name of its own', () => {
  const names = types.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(CONTENT_TYPES.map(({ name }) => name))('%s can be listed and edited', (name) => {
  const type = compiled(name)
  expect(type.preview, 'preview').toBeDefined()
  expect(type.title, 'title').toBeTruthy()
  const groups = new Set((type.groups ?? []).map((group) => group.name))
  for (const field of type.fields) {
    expect(field.type.title, `title of ${field.name}`).toBeTruthy()
    for (const group of [field.group ?? []].flat()) expect(groups, field.name).toContain(group)
  }
})

/** The fields of docs/product.md, Content model. */
const REQUIRED_FIELDS: Record<string, string[]> = {
  service: [
    'name',
    'slug',
    'category',
    'description',
    'priceRange',
    'complexity',
    'licenseRequired',
    'permitRequired',
    'features',
  ],
  city: [
    ...[
      'name',
      'slug',
      'province',
      'description',
      'availability',
      'pricingRange',
      'serviceCount',
      'seo',
      'localKeywords',
    ],
    ...[
      'majorNeighborhoods',
      'averageInstallationTime',
      'localRegulations',
      'popularServices',
      'localPricing',
    ],
    ...['buildingConsiderations', 'marketSpecifics', 'localData', 'contractorCount'],
  ],
  localPricing: ['baseMultiplier', 'factors', 'averageRates'],
  marketSpecifics: ['busySeason', 'averageWaitTime', 'specializations'],
  localData: ['averageRating', 'totalReviews', 'businessHours', 'emergencyService', 'serviceRadius'],
  category: ['title', 'slug', 'icon', 'sampleServices', 'aliases', 'order'],
  installer: [
    ...['name', 'rating', 'reviewCount', 'yearsExperience', 'certifications', 'specialties', 'serviceArea'],
    ...['availability', 'completedJobs', 'description'],
  ],
  review: [
    ...[
      'customerName',
      'customerInitials',
      'location',
      'service',
      'rating',
      'title',
      'content',
      'date',
      'verified',
    ],
    ...['helpfulCount', 'photos', 'videoUrl', 'beforeAfter', 'installerResponse', 'tags', 'installerName'],
  ],
  beforeAfter: ['before', 'after'],
  installerResponse: ['name', 'content', 'date'],
  project: [
    ...[
      'beforeImage',
      'afterImage',
      'title',
      'description',
      'location',
      'serviceDetails',
      'timeToComplete',
      'complexity',
    ],
  ],
  installationStep: ['title', 'description', 'timeEstimate', 'difficulty', 'tools', 'tips', 'warnings'],
  activityItem: [
    ...[
      'type',
      'message',
      'location',
      'timeAgo',
      'service',
      'rating',
      'customerName',
      'initials',
      'verified',
      'urgent',
    ],
  ],
  addOn: ['name', 'value', 'description', 'multiplier'],
  bundle: [
    'name',
    'slug',
    'description',
    'discount',
    'totalSavings',
    'popularity',
    'popularityLabel',
    'services',
  ],
  enhancement: [
    ...[
      'installationGuide',
      'commonIssues',
      'toolsRequired',
      'timeEstimate',
      'maintenanceTips',
      'safetyWarnings',
    ],
    ...['seasonalNotes', 'costFactors'],
  ],
  bookingServiceType: [
    'key',
    'title',
    'description',
    'popular',
    'estimatedTime',
    'priceRange',
    'detailOptions',
  ],
  featuredContractor: [
    ...[
      'key',
      'name',
      'location',
      'rating',
      'reviews',
      'specialties',
      'yearsExperience',
      'licensed',
      'insured',
      'responseTime',
    ],
  ],
  emergencyService: ['name', 'description', 'urgency', 'responseTime', 'priceRange', 'licensed'],
  redirect: ['from', 'to'],
  seo: ['title', 'description', 'keywords', 'picture'],
}

test.each(Object.entries(REQUIRED_FIELDS))('%s has every field of the content model', (name, fields) => {
  expect(fieldNames(name)).toEqual(expect.arrayContaining(fields))
})

test.each(['localeString', 'localeText', 'localeBlocks'])(
  '%s has exactly the two languages, and the English its French was written from',
  (name) => {
    expect(fieldNames(name)).toEqual(['en', 'fr', 'translatedFrom'])
  },
)

/** Fields that these pages lack: their documents have the text already, or the page has no room for it. */
const WITHOUT: Record<string, string[]> = {
  homePage: ['sections'],
  servicePage: ['lead', 'picture'],
  categoryPage: ['lead', 'picture'],
  bundlePage: ['lead', 'picture'],
  installerPage: ['lead', 'picture'],
  cityPage: ['lead'],
}

test.each(PAGES.map(({ name }) => name))('%s has a title and texts for search engines', (page) => {
  const names = fieldNames(page)
  expect(names).toEqual(expect.arrayContaining(['title', 'closing', 'seo']))
  for (const name of ['lead', 'picture', 'sections']) {
    expect(names.includes(name), name).toBe(!WITHOUT[page]?.includes(name))
  }
})

const names = CONTENT_TYPES.map(({ name }) => name)
const namesOfPages = [...PAGES, ...DOCUMENTS_WITH_PAGE].map(({ name }) => name)

test.each(CONTENT_TYPES)('where $name is shown is said with the names of types', ({ shownOn = {} }) => {
  const { pages = {}, refersTo = {}, usedBy = [] } = shownOn
  expect(names).toEqual(expect.arrayContaining([...Object.keys(refersTo), ...usedBy]))
  if (pages !== 'all') expect(namesOfPages).toEqual(expect.arrayContaining(Object.keys(pages)))
})
