import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lake } from '../src/index.ts'
import { documents, params, queries } from './generated.ts'
import { mutate, temporaryLake } from './temporary-lake.ts'

const link = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })

/** a: published and drafted. b: only drafted. c: published, with a version. */
function lakeWithDrafts(): Lake {
  const lake = temporaryLake()
  const of = (_id: string, text: string) => ({ create: { _id, _type: 't', text } })
  mutate(
    lake,
    of('a', 'A'),
    of('drafts.a', 'A2'),
    of('drafts.b', 'B'),
    of('c', 'C'),
    of('versions.r1.c', 'C2'),
  )
  mutate(lake, {
    create: { _id: 'links', _type: 'list', to: ['a', 'b', 'c', 'drafts.a', 'drafts.b'].map(link) },
  })
  return lake
}

describe('what each perspective shows', () => {
  const query = '*[_type == "t"]{_id, _originalId, text}'
  const shown = (_originalId: string, text: string, _id = _originalId) => ({ _id, _originalId, text })

  test.each([
    ['published', [shown('a', 'A'), shown('c', 'C')].map((document) => ({ ...document, _originalId: null }))],
    ['drafts', [shown('drafts.a', 'A2', 'a'), shown('drafts.b', 'B', 'b'), shown('c', 'C')]],
    [['r1'], [shown('a', 'A'), shown('versions.r1.c', 'C2', 'c')]],
    [
      ['r1', 'drafts'],
      [shown('drafts.a', 'A2', 'a'), shown('drafts.b', 'B', 'b'), shown('versions.r1.c', 'C2', 'c')],
    ],
    [
      ['drafts', 'published', 'r1'],
      [shown('drafts.a', 'A2', 'a'), shown('drafts.b', 'B', 'b'), shown('c', 'C')],
    ],
  ])('%s', async (perspective, expected) => {
    const lake = lakeWithDrafts()
    const shape = typeof perspective === 'string' ? (perspective as 'published' | 'drafts') : perspective
    expect(await lake.query(query, {}, { perspective: shape })).toEqual(expected)
  })

  test('raw shows everything as stored, the default is published', async () => {
    const lake = lakeWithDrafts()
    expect(await lake.query('*[_type == "t"]._id', {}, { perspective: 'raw' })).toEqual([
      'a',
      'c',
      'drafts.a',
      'drafts.b',
      'versions.r1.c',
    ])
    expect(await lake.query('*[_type == "t"]._id')).toEqual(['a', 'c'])
  })

  test('references are followed to what the perspective shows', async () => {
    const lake = lakeWithDrafts()
    const follow = (perspective: 'published' | 'drafts') =>
      lake.query('*[_type == "list"][0].to[]->text', {}, { perspective })
    expect(await follow('published')).toEqual(['A', null, 'C', null, null])
    expect(await follow('drafts')).toEqual(['A2', 'B', 'C', null, null])
  })

  test('the drafts of some documents only: whatever is asked, the others are as published', async () => {
    const lake = lakeWithDrafts()
    const ask = (groq: string, draftsOf: string[], perspective: string[] = ['drafts']) =>
      lake.query(groq, {}, { perspective, draftsOf: new Set(draftsOf) })
    for (const [draftsOf, texts] of [
      [[], ['A', 'C']],
      [['a'], ['A2', 'C']],
      [['b'], ['A', 'B', 'C']],
      [
        ['c', 'drafts.a'],
        ['A', 'C'],
      ],
    ] as const) {
      expect(await ask('*[_type == "t"].text', [...draftsOf])).toEqual(texts)
      expect(await ask('*[_type == "t"] | order(text asc)[0...9].text', [...draftsOf])).toEqual(texts)
      expect(await ask('count(*[_type == "t"])', [...draftsOf])).toBe(texts.length)
    }
    expect(await ask('*[text == "A2" || text == "B"]._id', ['b'])).toEqual(['b'])
    expect(await ask('*[_id in ["a", "b", "drafts.a", "drafts.b"]].text', ['b'])).toEqual(['A', 'B'])
    expect(await ask('*[_type == "list"][0].to[]->text', ['b'])).toEqual(['A', 'B', 'C', null, null])
    expect(await ask('*[_type == "t"].text', ['b'], ['r1', 'drafts'])).toEqual(['A', 'B', 'C2'])
  })

  test('publishing and discarding change the view at once', async () => {
    const lake = lakeWithDrafts()
    const texts = () => lake.query('*[_id == "a"].text', {}, { perspective: 'drafts' })
    expect(await texts()).toEqual(['A2'])
    mutate(lake, { delete: { id: 'drafts.a' } })
    expect(await texts()).toEqual(['A'])
  })

  test.each(['raw,drafts', 'a b', ''])('no perspective: %j', (name) => {
    const lake = lakeWithDrafts()
    return expect(lake.query('*', {}, { perspective: name.split(',') })).rejects.toMatchObject({
      status: 400,
    })
  })
})

test.each([
  'count(*)',
  '*',
  '*[_id == "drafts.b"]',
  '*[_id in path("drafts.**")]',
  '*[references("a")]{"all": *[_type == "t"]}',
  '*[_type == "list"]{to[]->, "sub": *[_id in ^.to[]._ref]}',
  '*[sanity::versionOf("c")]',
  '*[_type == $type && text match "*2"]',
  'releases::all()',
  '*{"siblings": *[_type == ^._type]} | order(text)',
])('a published answer holds no draft: %s', async (query) => {
  const lake = lakeWithDrafts()
  const answer = JSON.stringify(await lake.query(query, { type: 't' }))
  for (const secret of ['"A2"', '"B"', '"C2"']) expect(answer).not.toContain(secret)
})

test('no query over any content finds a draft or version in the published perspective', async () => {
  const secret = 'only in a draft'
  const content = documents.map((all) =>
    all.map((document) =>
      /^(drafts|versions)\./.test(document._id ?? '') ? { ...document, label: secret } : document,
    ),
  )
  const lake = temporaryLake()
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.array(queries, { minLength: 10, maxLength: 10 }),
      params,
      async (all, list, values) => {
        mutate(lake, { delete: { query: '*' } }, ...all.map((create) => ({ create })))
        for (const query of list) {
          const answer = JSON.stringify(await lake.query(query, values))
          expect(answer).not.toContain(secret)
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('the property above can fail: the drafts perspective does show drafts', async () => {
  const lake = lakeWithDrafts()
  expect(JSON.stringify(await lake.query('*', {}, { perspective: 'drafts' }))).toContain('"A2"')
})
