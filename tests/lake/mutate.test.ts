import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

/** Each test has a document of its own. */
let id: string
let count = 0
beforeEach(async () => {
  count += 1
  id = `service-${count}`
  await t
    .client()
    .create({ _id: id, _type: 'service', name: { en: 'TV', fr: 'Télé' }, price: 10, list: ['a', 'b', 'c'] })
})

describe('create', () => {
  it('makes an id, or one with a prefix', async () => {
    expect((await t.client().create({ _type: 'service' }))._id).toMatch(/^[\w-]{8,}$/)
    expect((await t.client().create({ _type: 'service', _id: 'drafts.' }))._id).toMatch(/^drafts\.[\w-]{8,}$/)
  })

  it('replaces, or leaves alone what exists', async () => {
    const client = t.client()
    expect(await client.createIfNotExists({ _id: id, _type: 'service', price: 99 })).toMatchObject({
      price: 10,
    })
    const replaced = await client.createOrReplace({ _id: id, _type: 'service', price: 99 })
    expect(replaced.price).toBe(99)
    expect(replaced).not.toHaveProperty('name')
  })

  it('keeps a creation date that is given, as an import does', async () => {
    const _createdAt = '2020-01-01T00:00:00Z'
    expect(await t.client().create({ _type: 'service', _createdAt })).toMatchObject({ _createdAt })
  })

  it('refuses an id that exists with 409', async () => {
    await expect(t.client().create({ _id: id, _type: 'service' })).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ error: { type: 'documentAlreadyExistsError' }, index: 0 }],
      },
    })
  })

  it.each([
    ['no type', { _id: 'x' }],
    ['an id that cannot be', { _id: 'a b', _type: 'service' }],
    [
      'a name with a meaning of its own',
      JSON.parse('{"_type": "service", "a": {"__proto__": {"admin": true}}}'),
    ],
  ])('refuses %s with 400', async (_, create) => {
    const response = await mutate({ mutations: [{ create }] })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatchObject({ type: 'mutationError' })
  })
})

describe('formatted text', () => {
  const span = { _type: 'span', _key: 's', text: 'Measure', marks: [] as unknown }
  const block = { _type: 'block', _key: 'b', style: 'normal', children: [span], markDefs: [] as unknown[] }
  const linkTo = (href: unknown) => ({
    ...block,
    children: [{ ...span, marks: ['l'] }],
    markDefs: [{ _type: 'link', _key: 'l', href }],
  })
  const write = (part: object) =>
    t
      .client('translator')
      .patch(id)
      .set({ 'body.fr': [part] })
      .commit()
  beforeEach(() =>
    t
      .client()
      .patch(id)
      .set({ body: { _type: 'localeBlocks', en: [block] } })
      .commit(),
  )

  it.each([
    ['paragraph', { ...block, children: [{ ...span, marks: ['strong'] }] }],
    ['list item', { ...block, listItem: 'bullet', level: 2 }],
    ['link that is being written', linkTo(null)],
    ['page', linkTo('/guarantee')],
    ['address', linkTo('https://example.ca')],
    ['telephone', linkTo('tel:+14165550100')],
  ])('takes a %s', async (_, part) => {
    await expect(write(part)).resolves.toMatchObject({ body: { fr: [part] } })
  })

  it.each([
    [
      'marks that every object inherits',
      { ...block, children: [{ ...span, marks: ['constructor'] }] },
      'marks',
    ],
    ['marks that are no text', { ...block, children: [{ ...span, marks: [{}] }] }, 'marks'],
    ['text that is none', { ...block, children: [{ ...span, text: 3 }] }, 'children'],
    ['children that are no list', { ...block, children: 'abc' }, 'children'],
    ['a list too deep', { ...block, listItem: 'bullet', level: 9999 }, 'level'],
    ['an address that is an object', linkTo({ a: 1 }), 'href'],
    ['a link to a script', linkTo('java\nscript:alert(1)'), 'A link must lead'],
    ['a link to data', linkTo('data:text/html,<b>'), 'A link must lead'],
    ['a type that every object inherits', { _type: 'constructor', _key: 'b' }, 'name of a type'],
  ])('refuses %s with a sentence', async (_, part, words) => {
    await expect(write(part)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(words),
    })
  })
})

describe('patch', () => {
  it('sets, unsets, adds, inserts', async () => {
    const patched = await t
      .client()
      .patch(id)
      .set({ 'name.en': 'Wall TV' })
      .setIfMissing({ rating: 5, price: 1 })
      .unset(['name.fr'])
      .inc({ price: 5 })
      .dec({ rating: 1 })
      .insert('after', 'list[0]', ['x'])
      .commit()
    expect(patched).toMatchObject({
      name: { en: 'Wall TV' },
      price: 15,
      rating: 4,
      list: ['a', 'x', 'b', 'c'],
    })
    expect(patched._rev).not.toBe(undefined)
    expect((await t.client().patch(id).append('list', ['z']).commit()).list).toEqual([
      'a',
      'x',
      'b',
      'c',
      'z',
    ])
    expect((await t.client().patch(id).prepend('list', ['0']).commit()).list[0]).toBe('0')
    expect((await t.client().patch(id).splice('list', 1, 2, ['n']).commit()).list).toEqual([
      '0',
      'n',
      'b',
      'c',
      'z',
    ])
  })

  it('applies diff-match-patch', async () => {
    await t.client().patch(id).set({ text: 'the quick brown fox' }).commit()
    const patched = await t
      .client()
      .patch(id)
      .diffMatchPatch({ text: '@@ -1,9 +1,8 @@\n the \n-quick\n+slow\n' })
      .commit()
    expect(patched.text).toBe('the slow brown fox')
  })

  it('reaches items by key', async () => {
    const rows = [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ]
    await t.client().patch(id).set({ rows }).commit()
    const patched = await t
      .client()
      .patch(id)
      .set({ 'rows[_key=="b"].n': 3 })
      .unset(['rows[_key=="a"]'])
      .commit()
    expect(patched.rows).toEqual([{ _key: 'b', n: 3 }])
  })

  it('holds to a revision', async () => {
    const { _rev } = await t
      .client()
      .patch(id)
      .ifRevisionId((await t.client().getDocument(id))?._rev ?? '')
      .set({ price: 1 })
      .commit()
    expect(_rev).toBeTruthy()
    await expect(t.client().patch(id).ifRevisionId('old').set({ price: 2 }).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect((await t.client().getDocument(id))?.price).toBe(1)
  })

  it('patches by query', async () => {
    await t.client().create({ _id: `${id}-twin`, _type: 'service', price: 10, group: id })
    await t.client().patch(id).set({ group: id }).commit()
    await t
      .client()
      .patch({ query: '*[group == $group]', params: { group: id } })
      .inc({ price: 1 })
      .commit()
    expect(await t.client().fetch('*[group == $group].price', { group: id })).toEqual([11, 11])
  })

  it('answers 404 for a document that is not there', async () => {
    await expect(t.client().patch('nothing').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  it('never changes what a document is', async () => {
    await expect(t.client().patch(id).set({ _type: 'system.group' }).commit()).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(t.client().patch(id).set({ _id: 'other' }).commit()).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('delete', () => {
  it('deletes by id and by query', async () => {
    await t.client().delete(id)
    expect(await t.client().getDocument(id)).toBeUndefined()
    for (const n of [1, 2, 3]) await t.client().create({ _type: 'review', group: id, n })
    await t
      .client()
      .delete({ query: '*[_type == "review" && group == $group && n > 1]', params: { group: id } })
    expect(await t.client().fetch('*[group == $group].n', { group: id })).toEqual([1])
  })

  it('is content when there is nothing to delete', async () => {
    const result = await t.client().mutate([{ delete: { id: 'nothing' } }], { returnDocuments: false })
    expect(result).toMatchObject({ results: [{ id: 'nothing', operation: 'none' }] })
  })

  it('keeps what is referred to', async () => {
    await t.client().create({ _type: 'review', about: { _type: 'reference', _ref: id } })
    await expect(t.client().delete(id)).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
    })
  })
})

describe('transactions', () => {
  it('happen in whole', async () => {
    const result = await t
      .client()
      .transaction()
      .create({ _id: `${id}-a`, _type: 'service' })
      .patch(id, (patch) => patch.set({ price: 7 }))
      .delete(`${id}-a`)
      .commit({ transactionId: `tx-${count}` })
    expect(result).toMatchObject({
      transactionId: `tx-${count}`,
      results: [
        { id: `${id}-a`, operation: 'create' },
        { id, operation: 'update' },
        { id: `${id}-a`, operation: 'delete' },
      ],
    })
    expect(await t.client().getDocument(id)).toMatchObject({ price: 7, _rev: `tx-${count}` })
  })

  it('or not at all', async () => {
    const before = t.lake.lastSeq
    const transaction = t
      .client()
      .transaction()
      .create({ _id: `${id}-a`, _type: 'service' })
      .patch(id, { set: { price: 0 } })
      .patch('nothing', { set: { a: 1 } })
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 404,
      details: { items: [{ index: 2 }] },
    })
    expect(await t.client().getDocument(`${id}-a`)).toBeUndefined()
    expect((await t.client().getDocument(id))?.price).toBe(10)
    expect(t.lake.lastSeq).toBe(before)
  })

  it('refuse a transaction id a second time', async () => {
    const transactionId = `once-${count}`
    await t.client().patch(id).set({ a: 1 }).commit({ transactionId })
    await expect(t.client().patch(id).set({ a: 2 }).commit({ transactionId })).rejects.toMatchObject({
      statusCode: 409,
    })
  })

  it('refuse a strong reference to nothing', async () => {
    const create = { _type: 'review', about: { _type: 'reference', _ref: 'nothing' } }
    await expect(t.client().create(create)).rejects.toMatchObject({ statusCode: 409 })
    await t.client().create({ ...create, about: { ...create.about, _weak: true } })
  })

  it('can be tried without happening', async () => {
    const tried = await t.client().patch(id).set({ price: 1 }).commit({ dryRun: true })
    expect(tried.price).toBe(1)
    expect((await t.client().getDocument(id))?.price).toBe(10)
  })
})

describe('what mutate answers', () => {
  it('gives documents, ids, or neither', async () => {
    const body = {
      mutations: [{ patch: { id, set: { price: 3 } } }, { createIfNotExists: { _id: id, _type: 'service' } }],
    }
    const documents = await (await mutate(body, '?returnIds=true&returnDocuments=true')).json()
    expect(documents.results).toMatchObject([
      { id, operation: 'update', document: { _id: id, price: 3 } },
      { id, operation: 'none', document: { _id: id, price: 3 } },
    ])
    const ids = await (await mutate(body, '?returnIds=true')).json()
    expect(ids.results).toEqual([
      { id, operation: 'update' },
      { id, operation: 'none' },
    ])
    const neither = await (await mutate(body, '?visibility=async')).json()
    expect(neither).toEqual({ transactionId: expect.any(String), results: [] })
  })

  it('gives list items their keys when asked', async () => {
    const made = await t
      .client()
      .create(
        { _type: 'page', rows: [{ n: 1, inner: [{ m: 1 }] }, { _key: 'mine' }, 'text'] },
        { autoGenerateArrayKeys: true },
      )
    expect(made.rows).toMatchObject([
      { _key: expect.any(String), n: 1, inner: [{ _key: expect.any(String) }] },
      { _key: 'mine' },
      'text',
    ])
    const plain = await t.client().create({ _type: 'page', rows: [{ n: 1 }] })
    expect(plain.rows).toEqual([{ n: 1 }])
  })

  it('takes a transaction id in the address', async () => {
    const response = await mutate(
      { mutations: [{ patch: { id, set: { a: 1 } } }] },
      `?transactionId=addressed-${count}`,
    )
    expect((await response.json()).transactionId).toBe(`addressed-${count}`)
  })
})

describe('bad requests', () => {
  it.each([
    ['not JSON', '{'],
    ['no mutations', '{}'],
    ['an empty list', '{"mutations": []}'],
    ['mutations that are no list', '{"mutations": {"create": {}}}'],
    ['an unknown mutation', '{"mutations": [{"explode": {}}]}'],
    ['two mutations in one', '{"mutations": [{"delete": {"id": "a"}, "create": {"_type": "a"}}]}'],
    ['a patch of a shape there is not', '{"mutations": [{"patch": {"id": "a", "set": 5}}]}'],
    ['null', 'null'],
  ])('%s is 400', async (_, body) => {
    const response = await t.call('v1/data/mutate/production', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('a body over 3 MB is 413', async () => {
    const create = { _type: 'service', text: 'x'.repeat(4_000_000) }
    expect((await mutate({ mutations: [{ create }] })).status).toBe(413)
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(32)),
    })
    const init = { method: 'POST', body: endless, duplex: 'half' }
    expect((await t.call('v1/data/mutate/production', init)).status).toBe(413)
  })
})

function mutate(body: unknown, query = ''): Promise<Response> {
  return t.call(`v1/data/mutate/production${query}`, { method: 'POST', body: JSON.stringify(body) })
}
