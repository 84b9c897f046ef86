import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: 'category-tech', _type: 'category', name: { en: 'Tech', fr: 'Techno' } },
    ...Array.from({ length: 12 }, (_, index) => ({
      _id: `service-${index}`,
      _type: 'service',
      name: { en: `Service ${index}` },
      order: index,
      category: { _type: 'reference', _ref: 'category-tech' },
      tags: ['a', 'b', 'c'].slice(0, index % 4),
    })),
    { _id: 'drafts.service-0', _type: 'service', name: { en: 'Secret plan' }, order: 0 },
    { _id: 'drafts.service-new', _type: 'service', name: { en: 'Secret product' }, order: 99 },
  ]
  await t.client().mutate(documents.map((create) => ({ create })))
})
afterAll(() => t.close())

describe('data/query', () => {
  it('answers with parameters of every kind', async () => {
    const query =
      '*[_type == $type && order in $orders && (order > $min) == $yes]{order, "en": name.en} | order(order)'
    const found = await t.client().fetch(query, { type: 'service', orders: [3, 5, 0], min: 1, yes: true })
    expect(found).toEqual([
      { order: 3, en: 'Service 3' },
      { order: 5, en: 'Service 5' },
    ])
  })

  it('projects, follows references, slices and orders', async () => {
    const query =
      '*[_type == "service" && !(_id in path("drafts.**"))] | order(order desc)[2...5]{"id": _id, category->{name}, "tags": count(tags), ...select(order == 9 => {"nine": true})}'
    expect(await t.client().fetch(query)).toEqual([
      { id: 'service-9', category: { name: { en: 'Tech', fr: 'Techno' } }, tags: 1, nine: true },
      { id: 'service-8', category: { name: { en: 'Tech', fr: 'Techno' } }, tags: 0 },
      { id: 'service-7', category: { name: { en: 'Tech', fr: 'Techno' } }, tags: 3 },
    ])
    expect(await t.client().fetch('count(*[references("category-tech")])')).toBe(12)
    expect(await t.client().fetch('*[_id == "nothing"][0]')).toBeNull()
    expect(await t.client().fetch('*[_type == "category"][0].name.fr')).toBe('Techno')
  })

  it('takes a query too long for an address in the body', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => `service-${index}`)
    expect(await t.client().fetch('count(*[_id in $ids])', { ids })).toBe(12)
  })

  it('answers the whole envelope', async () => {
    const whole = await t.client().fetch('*[_id == "category-tech"]._id', {}, { filterResponse: false })
    expect(whole).toMatchObject({
      query: '*[_id == "category-tech"]._id',
      result: ['category-tech'],
      ms: expect.any(Number),
      syncTags: [expect.stringMatching(/^s1:/)],
    })
    const response = await t.call('v1/data/query/production?query=1%2B1&returnQuery=false')
    expect(await response.json()).not.toHaveProperty('query')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([true, 'withKeyArraySelector'] as const)(
    'says where each part is from: %j',
    async (resultSourceMap) => {
      const query = '*[_id == "service-3"]{name, "category": category->}'
      const answer = await t.client().fetch(query, {}, { filterResponse: false, resultSourceMap })
      expect(answer.result).toMatchObject([{ name: { en: 'Service 3' }, category: { _id: 'category-tech' } }])
      const { documents = [], paths = [], mappings } = answer.resultSourceMap ?? {}
      const name = mappings?.["$[0]['name']"]
      expect(name).toMatchObject({ type: 'value', source: { type: 'documentValue' } })
      expect(documents.map(({ _id }) => _id)).toEqual(['service-3', 'category-tech'])
      expect(paths).toEqual(["$['name']", '$'])
      const without = await t.client().fetch(query, {}, { filterResponse: false })
      expect(without).not.toHaveProperty('resultSourceMap')
    },
  )

  it.each(['explain=true', 'variant=b', 'variantCondition=a:b'])(
    'refuses %s with a sentence',
    async (option) => {
      const answer = await t.call(`v2025-02-19/data/query/production?query=*&${option}`)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain(`has no \\"${option.split('=')[0]}\\"`)
    },
  )

  it('answers HEAD without a body', async () => {
    const response = await t.call('v1/data/query/production?query=1', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('shows where a query is wrong', async () => {
    await expect(t.client().fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: {
        type: 'queryParseError',
        query: '*[_type == ',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    })
    await expect(t.client().fetch('*[_type == $nothing]')).rejects.toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['no query', 'v1/data/query/production', undefined],
    ['a parameter that is not JSON', 'v1/data/query/production?query=1&$a=oops', undefined],
    ['a perspective that is none', 'v1/data/query/production?query=1&perspective=a/b', undefined],
    ['a body that is not JSON', 'v1/data/query/production', '{"query": '],
    ['a body without a query', 'v1/data/query/production', '{"params": {}}'],
    [
      'a body too deep to be honest',
      'v1/data/query/production',
      `{"query":"1","params":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    ],
  ])('refuses %s with 400', async (_, path, body) => {
    const response = await t.call(path, body === undefined ? {} : { method: 'POST', body })
    expect(response.status).toBe(400)
    const { error, message } = await response.json()
    expect(message ?? error.description).toMatch(/\w+ \w+/)
  })

  it('limits the size of a query', async () => {
    const body = JSON.stringify({ query: '1', params: { a: 'x'.repeat(2_000_000) } })
    expect((await t.call('v1/data/query/production', { method: 'POST', body })).status).toBe(413)
  })
})

describe('perspectives', () => {
  const names = (config: object, options = {}) =>
    t
      .client('editor', config)
      .fetch<string[]>('*[_type == "service" && name.en match "Secret*"].name.en', {}, options)

  it('keeps drafts out of published answers, on every way in', async () => {
    expect(await names({ perspective: 'published' })).toEqual([])
    expect(await names({ perspective: undefined })).toEqual([])
    const client = t.client('editor', { perspective: 'published' })
    for (const query of [
      '*',
      '*[_id in path("drafts.**")]',
      '*[]{..., "all": *[name.en match "Secret*"]}',
      '*[_id == "drafts.service-0"][0]',
      '*[_id == "category-tech"]{"by": *[references(^._id)]}',
      '{"a": *}',
    ]) {
      expect(JSON.stringify(await client.fetch(query))).not.toContain('Secret')
    }
  })

  it('lays drafts over what is published, under the published id', async () => {
    const found = await t
      .client('editor', { perspective: 'drafts' })
      .fetch('*[_type == "service" && order in [0, 1, 99]] | order(order){_id, _originalId, "en": name.en}')
    expect(found).toEqual([
      { _id: 'service-0', _originalId: 'drafts.service-0', en: 'Secret plan' },
      { _id: 'service-1', _originalId: 'service-1', en: 'Service 1' },
      { _id: 'service-new', _originalId: 'drafts.service-new', en: 'Secret product' },
    ])
  })

  it('takes a list of perspectives, and raw', async () => {
    expect(await names({}, { perspective: ['summer', 'drafts'] })).toHaveLength(2)
    expect(await names({}, { perspective: ['summer'] })).toEqual([])
    expect(await names({ perspective: 'raw' })).toHaveLength(2)
  })

  it('shows everything to older API versions, as Sanity does', async () => {
    expect(await names({ apiVersion: '2021-06-07', perspective: undefined })).toHaveLength(2)
  })
})

describe('data/doc', () => {
  it('gives documents by id', async () => {
    const client = t.client()
    expect(await client.getDocument('category-tech')).toMatchObject({
      _type: 'category',
      name: { fr: 'Techno' },
    })
    expect(await client.getDocument('nothing')).toBeUndefined()
    const [a, b, c] = await client.getDocuments(['service-1', 'nothing', 'drafts.service-0'])
    expect([a?._id, b, c?._id]).toEqual(['service-1', null, 'drafts.service-0'])
    expect(await client.documentsExists(['service-1', 'nothing'])).toEqual(new Set(['service-1']))
    const versions = await client.getDocument('service-0', { includeAllVersions: true })
    expect(versions.map((document) => document._id).sort()).toEqual(['drafts.service-0', 'service-0'])
  })

  it('can leave the content out', async () => {
    const response = await t.call('v1/data/doc/production/service-1,nothing?excludeContent=true')
    const { documents, omitted } = await response.json()
    expect(documents).toHaveLength(1)
    expect(documents[0]).not.toHaveProperty('name')
    expect(omitted).toEqual([{ id: 'nothing', reason: 'existence' }])
  })
})

describe('data/references', () => {
  it('tells what refers to a document', async () => {
    const path = 'v1/data/references/production/documents/category-tech/to'
    expect(await (await t.call(path)).json()).toMatchObject({
      totalCount: 12,
      references: expect.arrayContaining([
        { projectId: 'montage', datasetName: 'production', documentId: 'service-3' },
      ]),
    })
    expect(await (await t.call(`${path}?excludeInternalReferences=true`)).json()).toEqual({
      totalCount: 0,
      references: [],
    })
    expect((await t.call('v1/data/references/production/documents/nothing/to')).status).toBe(404)
  })
})
