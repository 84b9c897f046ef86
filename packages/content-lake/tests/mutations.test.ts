import { describe, expect, test } from 'vitest'
import { EDITOR, mutate, refusal, temporaryLake } from './temporary-lake.ts'

const SERVICE = {
  _id: 'tv-mounting',
  _type: 'service',
  name: { en: 'TV mounting', fr: 'Pose de télé' },
  price: 100,
  tags: [{ _key: 'a', label: 'one' }],
}

function lakeWithService() {
  const lake = temporaryLake()
  const { id } = mutate(lake, { create: SERVICE })
  return { lake, revision: id, service: () => lake.getDocuments(['tv-mounting'])[0] }
}

describe('creating', () => {
  test('sets id, revision and times', () => {
    const lake = temporaryLake()
    const transaction = mutate(lake, { create: { _type: 'installer', name: 'x' } })
    const document = transaction.changes[0]?.after
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      _rev: transaction.id,
      _createdAt: transaction.timestamp,
      _updatedAt: transaction.timestamp,
      name: 'x',
    })
    expect(lake.getDocuments([document?._id ?? ''])).toEqual([document])
  })

  test('keeps a given _createdAt, so that an import keeps its dates', () => {
    const lake = temporaryLake()
    mutate(lake, { create: { ...SERVICE, _createdAt: '2020-01-01T00:00:00Z' } })
    expect(lake.getDocuments(['tv-mounting'])[0]?._createdAt).toBe('2020-01-01T00:00:00Z')
  })

  test('an id that ends with a dot is a prefix', () => {
    const lake = temporaryLake()
    const { results } = mutate(lake, { create: { _id: 'drafts.', _type: 'service' } })
    expect(results[0]?.id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })

  test('createIfNotExists leaves a document alone, createOrReplace does not', () => {
    const { lake, service } = lakeWithService()
    const other = { _id: 'tv-mounting', _type: 'service', price: 1 }
    const kept = mutate(lake, { createIfNotExists: other })
    expect(kept.results).toEqual([{ id: 'tv-mounting', operation: 'none' }])
    expect(service()).toMatchObject(SERVICE)
    const replaced = mutate(lake, { createOrReplace: other })
    expect(replaced.results).toEqual([{ id: 'tv-mounting', operation: 'update' }])
    expect(service()).not.toHaveProperty('name')
  })
})

describe('patching', () => {
  test.each([
    ['set', { set: { 'name.fr': 'Fixation' } }, { name: { en: 'TV mounting', fr: 'Fixation' } }],
    ['set, a new path', { set: { 'seo.title.en': 'T' } }, { seo: { title: { en: 'T' } } }],
    [
      'set in an array by key',
      { set: { 'tags[_key=="a"].label': 'uno' } },
      { tags: [{ _key: 'a', label: 'uno' }] },
    ],
    ['setIfMissing', { setIfMissing: { price: 5, stock: 7 } }, { price: 100, stock: 7 }],
    ['inc', { inc: { price: 2.5 } }, { price: 102.5 }],
    ['dec', { dec: { price: 1 } }, { price: 99 }],
    [
      'insert after',
      { insert: { after: 'tags[-1]', items: [{ _key: 'b', label: 'two' }] } },
      { tags: [...SERVICE.tags, { _key: 'b', label: 'two' }] },
    ],
    ['insert before', { insert: { before: 'tags[0]', items: ['x'] } }, { tags: ['x', ...SERVICE.tags] }],
    ['insert replace', { insert: { replace: 'tags[_key=="a"]', items: ['x'] } }, { tags: ['x'] }],
    [
      'diffMatchPatch',
      { diffMatchPatch: { 'name.en': '@@ -1,11 +1,12 @@\n TV mounting\n+s\n' } },
      { name: { en: 'TV mountings' } },
    ],
  ])('%s', (_, patch, expected) => {
    const { lake, service } = lakeWithService()
    mutate(lake, { patch: { id: 'tv-mounting', ...patch } })
    expect(service()).toMatchObject(expected)
  })

  test('unset', () => {
    const { lake, service } = lakeWithService()
    mutate(lake, { patch: { id: 'tv-mounting', unset: ['price', 'tags[_key=="a"]'] } })
    expect(service()).not.toHaveProperty('price')
    expect(service()?.tags).toEqual([])
  })

  test('by query, with parameters', () => {
    const { lake, service } = lakeWithService()
    mutate(lake, { create: { _id: 'other', _type: 'service', price: 1 } })
    const query = '*[_type == "service" && price > $least]'
    const { results } = mutate(lake, { patch: { query, params: { least: 50 }, set: { price: 7 } } })
    expect(results).toEqual([{ id: 'tv-mounting', operation: 'update' }])
    expect(service()?.price).toBe(7)
  })

  test('a patch that changes nothing makes a new revision, so that clients hear of it', () => {
    const { lake, service } = lakeWithService()
    const { id } = mutate(lake, { patch: { id: 'tv-mounting', unset: ['nothing'] } })
    expect(service()?._rev).toBe(id)
  })

  test('ifRevisionID', () => {
    const { lake, revision, service } = lakeWithService()
    mutate(lake, { patch: { id: 'tv-mounting', ifRevisionID: revision, set: { price: 1 } } })
    const stale = { patch: { id: 'tv-mounting', ifRevisionID: revision, set: { price: 2 } } }
    const error = refusal(() => mutate(lake, stale))
    expect(error.status).toBe(409)
    expect(error.body).toMatchObject({
      error: {
        type: 'mutationError',
        items: [
          { index: 0, error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: revision } },
        ],
      },
    })
    expect(service()?.price).toBe(1)
  })
})

describe('deleting', () => {
  test('by id; a document that does not exist is no error', () => {
    const { lake, service } = lakeWithService()
    expect(mutate(lake, { delete: { id: 'tv-mounting' } }).results[0]?.operation).toBe('delete')
    expect(service()).toBeUndefined()
    expect(mutate(lake, { delete: { id: 'tv-mounting' } }).results[0]?.operation).toBe('none')
  })

  test('by query', () => {
    const { lake } = lakeWithService()
    mutate(
      lake,
      { create: { _id: 'drafts.tv-mounting', _type: 'service' } },
      { create: { _id: 'c', _type: 'city' } },
    )
    mutate(lake, { delete: { query: '*[_type == $type]', params: { type: 'service' } } })
    expect(lake.getDocuments(['tv-mounting', 'drafts.tv-mounting', 'c']).map(({ _id }) => _id)).toEqual(['c'])
  })
})

describe('references', () => {
  const review = (reference: object) => ({
    _id: 'r',
    _type: 'review',
    service: { _type: 'reference', ...reference },
  })

  test('a strong one keeps its document from being deleted', () => {
    const { lake } = lakeWithService()
    mutate(lake, { create: review({ _ref: 'tv-mounting' }) })
    const error = refusal(() => mutate(lake, { delete: { id: 'tv-mounting' } }))
    expect(error.status).toBe(409)
    expect(error.message).toBe(
      'Mutation failed: Document "tv-mounting" cannot be deleted as there are references to it from "r"',
    )
    expect(error.body).toMatchObject({
      error: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['r'] } }] },
    })
  })

  test('so does one from a draft', () => {
    const { lake } = lakeWithService()
    mutate(lake, { create: { ...review({ _ref: 'tv-mounting' }), _id: 'drafts.r' } })
    expect(refusal(() => mutate(lake, { delete: { id: 'tv-mounting' } })).status).toBe(409)
  })

  test('a strong one to nothing is refused', () => {
    const lake = temporaryLake()
    const error = refusal(() => mutate(lake, { create: review({ _ref: 'nowhere' }) }))
    expect(error.status).toBe(409)
    expect(error.body).toMatchObject({
      error: { items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere' } }] },
    })
  })

  test('a weak one may point at nothing, and does not keep its document', () => {
    const { lake } = lakeWithService()
    mutate(lake, { create: review({ _ref: 'tv-mounting', _weak: true }) })
    mutate(lake, { delete: { id: 'tv-mounting' } })
  })

  test('strengthening one that points at nothing is refused, as at the end of an import', () => {
    const lake = temporaryLake()
    mutate(lake, { create: review({ _ref: 'nowhere', _weak: true }) })
    const error = refusal(() => mutate(lake, { patch: { id: 'r', unset: ['service._weak'] } }))
    expect(error.status).toBe(409)
  })

  test('only the end of a transaction counts', () => {
    const { lake } = lakeWithService()
    mutate(lake, { create: review({ _ref: 'later' }) }, { create: { _id: 'later', _type: 'service' } })
    mutate(lake, { delete: { id: 'later' } }, { delete: { id: 'r' } })
    expect(lake.getDocuments(['later', 'r'])).toEqual([])
  })
})

describe('refused', () => {
  const long = 'a'.repeat(129)
  test.each([
    ['no object', 'create', 400, /exactly one key/],
    ['two operations at once', { create: SERVICE, delete: { id: 'x' } }, 400, /exactly one key/],
    ['unknown operation', { upsert: {} }, 400, /Unknown mutation "upsert"/],
    ['no _type', { create: { _id: 'x' } }, 400, /_type: must be a string/],
    ['empty _type', { create: { _id: 'x', _type: '' } }, 400, /must not be empty/],
    ['_id with a space', { create: { _id: 'a b', _type: 't' } }, 400, /Invalid document ID "a b"/],
    ['_id that starts with a dash', { create: { _id: '-a', _type: 't' } }, 400, /Invalid document ID/],
    ['_id with two dots', { create: { _id: 'a..b', _type: 't' } }, 400, /Invalid document ID/],
    ['_id too long', { create: { _id: long, _type: 't' } }, 400, /longer than 128/],
    ['_id that is no text', { create: { _id: 7, _type: 't' } }, 400, /create\._id/],
    ['existing document', { create: SERVICE }, 409, /already exists/],
    ['patch of a missing document', { patch: { id: 'no', set: {} } }, 404, /"no" was not found/],
    ['patch without a target', { patch: { set: {} } }, 400, /Malformed patch/],
    ['patch with an unknown operation', { patch: { id: 'tv-mounting', sett: {} } }, 400, /sett/],
    ['patch that sets a number', { patch: { id: 'tv-mounting', set: 1 } }, 400, /set/],
    ['patch with a bad path', { patch: { id: 'tv-mounting', set: { 'a..': 1 } } }, 400, /cannot be applied/],
    [
      'patch with a path that has ".." twice',
      { patch: { id: 'tv-mounting', set: { '..a..a': 1 } } },
      400,
      /".." more than once/,
    ],
    [
      'patch with a path longer than a document is deep',
      { patch: { id: 'tv-mounting', set: { [`a${'.a'.repeat(64)}`]: 1 } } },
      400,
      /longer than the 64 levels/,
    ],
    [
      'patch with a bad diff',
      { patch: { id: 'tv-mounting', diffMatchPatch: { name: '@@ x' } } },
      400,
      /cannot be applied/,
    ],
    ['patch that changes the id', { patch: { id: 'tv-mounting', set: { _id: 'x' } } }, 400, /"_id"/],
    ['patch that changes the type', { patch: { id: 'tv-mounting', set: { _type: 'x' } } }, 400, /"_type"/],
    [
      'patch that removes the type',
      { patch: { id: 'tv-mounting', unset: ['_type'] } },
      400,
      /_type|document/,
    ],
    ['query with a mistake', { delete: { query: '*[' } }, 400, /Syntax error/],
    ['query without documents', { delete: { query: 'count(*)' } }, 400, /must return documents/],
    ['query without its parameter', { delete: { query: '*[_type == $type]' } }, 400, /\$type/],
    [
      'attribute name __proto__',
      { create: JSON.parse('{"_type": "t", "a": {"__proto__": {}}}') },
      400,
      /"__proto__"/,
    ],
    [
      'patch of __proto__',
      { patch: { id: 'tv-mounting', set: { 'name.__proto__.x': 1 } } },
      400,
      /"__proto__"/,
    ],
    ['attribute name hasOwnProperty', { create: { _type: 't', hasOwnProperty: 1 } }, 400, /"hasOwnProperty"/],
  ])('%s', (_, mutation, status, message) => {
    const { lake, revision } = lakeWithService()
    const before = lake.lastSeq
    const error = refusal(() => mutate(lake, { create: { _id: 'fine', _type: 't' } }, mutation))
    expect(error.status).toBe(status)
    expect(error.message).toMatch(message)
    expect(error.body).toHaveProperty('error.description')
    expect(lake.lastSeq, 'nothing is stored when one mutation fails').toBe(before)
    expect(lake.getDocuments(['fine', 'tv-mounting']).map(({ _rev }) => _rev)).toEqual([revision])
  })

  test('nesting without end', () => {
    const lake = temporaryLake()
    let value: unknown = 1
    for (let depth = 0; depth < 100; depth++) value = { value }
    expect(refusal(() => mutate(lake, { create: { _type: 't', value } })).status).toBe(400)
  })

  test('a transaction id that was used, and one that is none', () => {
    const lake = temporaryLake()
    const send = (transactionId: string) =>
      lake.mutate([{ create: { _type: 't' } }], { author: EDITOR, transactionId })
    expect(send('mine').id).toBe('mine')
    expect(refusal(() => send('mine')).status).toBe(409)
    expect(refusal(() => send('not mine')).status).toBe(400)
    expect(lake.lastSeq).toBe(1)
  })
})
