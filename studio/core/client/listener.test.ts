import { Mutation } from '@sanity/mutator'
import { describe, expect, it } from 'vitest'
import { fakeDocument, fakeTransaction } from './fake-lake.ts'
import { createMatcher, parseListenRequest, toMutationEvents } from './listener.ts'

const all = { includeResult: true, includePreviousRevision: true, includeMutations: true }

function change(
  before: ReturnType<typeof fakeDocument> | null,
  after: ReturnType<typeof fakeDocument> | null,
) {
  return { documentId: after?._id ?? before?._id ?? '', before, after }
}

describe('parseListenRequest', () => {
  it('reads query, parameters and options, with the defaults of Sanity', () => {
    const url = new URL('http://lake/v1/data/listen/production')
    url.searchParams.set('query', '*[_id in $ids]')
    url.searchParams.set('$ids', '["a","drafts.a"]')
    url.searchParams.set('includeResult', 'false')
    url.searchParams.set('enableResume', 'true')
    expect(parseListenRequest(url)).toEqual({
      query: '*[_id in $ids]',
      params: { ids: ['a', 'drafts.a'] },
      includeResult: false,
      includePreviousRevision: false,
      includeMutations: true,
      enableResume: true,
    })
  })
})

describe('createMatcher', () => {
  it('understands the filters the Studio sends', () => {
    const draft = fakeDocument('drafts.a', { category: { _ref: 'category-tech' } })
    const matches = (query: string, params = {}) => createMatcher({ query, params })(draft)
    expect(matches('*')).toBe(true)
    expect(matches('*[_id in $ids]', { ids: ['a', 'drafts.a'] })).toBe(true)
    expect(matches('*[_type == "service" && !(_id in path("versions.**"))]')).toBe(true)
    expect(matches('*[references($id)]', { id: 'category-tech' })).toBe(true)
    expect(matches('*[_type == "city"]')).toBe(false)
  })

  it('never matches a document that is not there', () => {
    expect(createMatcher({ query: '*', params: {} })(null)).toBe(false)
    expect(createMatcher({ query: '*[!defined(_id)]', params: {} })(null)).toBe(false)
  })

  it('throws on a query that cannot be parsed', () => {
    expect(() => createMatcher({ query: '*[_type == ', params: {} })).toThrow()
  })
})

describe('toMutationEvents', () => {
  const services = createMatcher({ query: '*[_type == "service" && popular]', params: {} })

  it('tells appearing, updating and disappearing apart by the documents before and after', () => {
    const quiet = fakeDocument('a')
    const popular = fakeDocument('a', { popular: true })
    const transition = (...states: Parameters<typeof change>) =>
      toMutationEvents(fakeTransaction(1, [change(...states)]), services, all).map(
        (event) => event.transition,
      )
    expect(transition(null, popular)).toEqual(['appear'])
    expect(transition(quiet, popular)).toEqual(['appear'])
    expect(transition(popular, popular)).toEqual(['update'])
    expect(transition(popular, quiet)).toEqual(['disappear'])
    expect(transition(popular, null)).toEqual(['disappear'])
    expect(transition(quiet, quiet)).toEqual([])
  })

  it('counts only what this listener hears', () => {
    const a = fakeDocument('a', { popular: true })
    const b = fakeDocument('b')
    const c = fakeDocument('c', { popular: true })
    const events = toMutationEvents(
      fakeTransaction(1, [change(null, a), change(null, b), change(null, c)]),
      services,
      all,
    )
    expect(
      events.map(({ documentId, transactionCurrentEvent, transactionTotalEvents }) => [
        documentId,
        transactionCurrentEvent,
        transactionTotalEvents,
      ]),
    ).toEqual([
      ['a', 1, 2],
      ['c', 2, 2],
    ])
  })

  it('gives revisions and effects the Studio can apply', () => {
    const before = fakeDocument('a', { _rev: 'r1', popular: true })
    const after = fakeDocument('a', { _rev: 'r2', popular: true, name: 'x' })
    const [event] = toMutationEvents(fakeTransaction(1, [change(before, after)]), services, all)
    expect(event).toMatchObject({
      previousRev: 'r1',
      resultRev: 'r2',
      result: after,
      previous: before,
      effects: {
        apply: [0, { _id: 'a', _type: 'service', popular: true, name: 'x' }],
        revert: [0, { _id: 'a', _type: 'service', popular: true }],
      },
    })
    const [created] = toMutationEvents(fakeTransaction(1, [change(null, after)]), services, all)
    expect(created?.effects.revert).toEqual([0, null])
    expect(created).not.toHaveProperty('previousRev')
    const [deleted] = toMutationEvents(fakeTransaction(2, [change(before, null)]), services, all)
    expect(deleted?.effects.apply).toEqual([0, null])
    expect(deleted?.resultRev).toBe('t2')
  })

  it('leaves out what was not asked for', () => {
    const [event] = toMutationEvents(
      fakeTransaction(1, [change(null, fakeDocument('a', { popular: true }))]),
      services,
      {
        includeResult: false,
        includePreviousRevision: false,
        includeMutations: false,
      },
    )
    expect(event).not.toHaveProperty('result')
    expect(event).not.toHaveProperty('previous')
    expect(event?.mutations).toEqual([])
  })

  it("sends a document's own mutations only", () => {
    const mutations = [
      { patch: { id: 'a', set: { name: 'x' } } },
      { createOrReplace: fakeDocument('b') },
      { delete: { id: 'c' } },
    ]
    const before = fakeDocument('a', { popular: true })
    const after = fakeDocument('a', { _rev: 'r2', popular: true, name: 'x' })
    const [event] = toMutationEvents(fakeTransaction(1, [change(before, after)], mutations), services, all)
    expect(event?.mutations).toEqual([mutations[0]])
  })

  it('sends the outcome where mutations name documents by query', () => {
    const before = fakeDocument('a', { popular: true })
    const after = fakeDocument('a', { _rev: 't1', popular: true, name: 'x' })
    const byQuery = [{ patch: { query: '*', set: { name: 'x' } } }]
    const [updated] = toMutationEvents(fakeTransaction(1, [change(before, after)], byQuery), services, all)
    expect(new Mutation({ ...updated, mutations: updated?.mutations ?? [] }).apply(before)).toMatchObject(
      after,
    )
    const [deleted] = toMutationEvents(
      fakeTransaction(1, [change(before, null)], [{ delete: { query: '*' } }]),
      services,
      all,
    )
    expect(deleted?.mutations).toEqual([{ delete: { id: 'a' } }])
  })
})
