import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { effectsOf } from '../src/effects.ts'
import type { Lake, LakeDocument } from '../src/index.ts'
import { act, mutate, refusal, temporaryLake } from './temporary-lake.ts'

const PAIR = { publishedId: 'a', draftId: 'drafts.a' }
const edit = (n: number) => ({ type: 'edit', ...PAIR, patch: { set: { n } } })

/** A document's life: drafted, edited, published, edited again, unpublished, published, deleted. */
function life(lake: Lake) {
  const attributes = { _id: 'drafts.a', _type: 't', n: 1, name: { en: 'one', fr: 'un' } }
  return [
    act(lake, { type: 'create', publishedId: 'a', attributes }),
    act(lake, edit(2)),
    act(lake, { type: 'publish', ...PAIR }),
    act(lake, edit(3)),
    act(lake, { type: 'discard', draftId: 'drafts.a' }),
    act(lake, { type: 'unpublish', ...PAIR }),
    act(lake, { type: 'publish', ...PAIR }),
    act(lake, { type: 'delete', publishedId: 'a', includeDrafts: [] }),
  ].map(({ id }) => id)
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const { _rev, ...fields } = document
  return fields
}

describe('effects', () => {
  // The lake refuses this name (src/content-rules.ts).
  const value = fc.jsonValue({ maxDepth: 3 }).filter((json) => !JSON.stringify(json).includes('"__proto__"'))
  const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,2}$/), value, { noNullPrototype: true })
  const document = fields.map((content) => ({
    ...content,
    ...{ _id: 'a', _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' },
  }))

  test('lead from before to after and back, as Mendoza patches', () => {
    const state = fc.option(document, { freq: 5 })
    fc.assert(
      fc.property(state, state, (before, after) => {
        const { apply, revert } = effectsOf(before, after)
        expect(applyPatch(withoutRevision(before), apply)).toEqual(withoutRevision(after))
        expect(applyPatch(withoutRevision(after), revert)).toEqual(withoutRevision(before))
      }),
      { numRuns: 2000 },
    )
  })

  test('touch only what has changed', () => {
    const lake = temporaryLake()
    const { changes } = mutate(lake, { create: { _id: 'a', _type: 't', name: { en: 'one', fr: 'un' } } })
    const before = changes[0]?.after ?? null
    const after = before && { ...before, name: { en: 'one', fr: 'une' } }
    expect(effectsOf(before, after).apply).toEqual([1, 10, 4, 17, 'une', 'fr', 15])
  })
})

describe('transactions', () => {
  test('are listed oldest first, with the mutations and effects of the documents asked for', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    mutate(lake, { create: { _id: 'other', _type: 't' } })
    const all = lake.history.transactions(['a', 'drafts.a'])
    expect(all.map(({ id }) => id)).toEqual(ids)
    const publish = lake.history.transactions(['a'])[0]
    expect(publish).toMatchObject({ id: ids[2], author: 'editor', documentIDs: ['a'] })
    expect(publish?.mutations).toMatchObject([{ createOrReplace: { _id: 'a', n: 2 } }])
    expect(Object.keys(publish?.effects ?? {})).toEqual(['a'])
  })

  test('rebuild the document when their effects are applied one after the other', () => {
    const lake = temporaryLake()
    life(lake)
    let document: unknown = null
    for (const { id, effects } of lake.history.transactions(['drafts.a'])) {
      document = applyPatch(document, effects['drafts.a']?.apply ?? [])
      expect(document).toEqual(withoutRevision(lake.history.documentAt('drafts.a', { revision: id }) ?? null))
    }
  })

  test('from, to, limit, reverse, times and authors', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    const list = (options: object) =>
      lake.history.transactions(['a', 'drafts.a'], options).map(({ id }) => id)
    expect(list({ fromTransaction: ids[2], toTransaction: ids[4] })).toEqual(ids.slice(2, 5))
    expect(list({ limit: 2 })).toEqual(ids.slice(0, 2))
    expect(list({ limit: 2, reverse: true })).toEqual(ids.slice(-2).reverse())
    expect(list({ authors: ['nobody'] })).toEqual([])
    expect(list({ toTime: '2020-01-01T00:00:00Z' })).toEqual([])
    expect(list({ fromTime: '2020-01-01' })).toEqual(ids)
    expect(refusal(() => list({ fromTransaction: 'unknown' })).status).toBe(404)
    expect(refusal(() => list({ fromTime: 'yesterday' })).status).toBe(400)
  })
})

describe('documentAt', () => {
  test('a revision, with the revision asked for', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    const at = (id: string, revision: string | undefined) =>
      lake.history.documentAt(id, { revision: revision ?? '' })
    expect(at('drafts.a', ids[0])).toMatchObject({ n: 1, _rev: ids[0] })
    expect(at('drafts.a', ids[1])).toMatchObject({ n: 2, _rev: ids[1] })
    expect(at('drafts.a', ids[2])).toBeNull()
    expect(at('a', ids[1])).toBeNull()
    expect(at('a', ids[2])).toMatchObject({ n: 2, _rev: ids[2] })
    expect(at('a', 'unknown')).toBeNull()
  })

  test('a time, and the last revision of a deleted document', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    expect(lake.history.documentAt('a', { time: '2020-01-01T00:00:00Z' })).toBeNull()
    expect(lake.history.documentAt('a', { time: '2999-01-01T00:00:00Z' })).toBeNull()
    expect(lake.history.documentAt('a', { lastRevision: true })).toMatchObject({ n: 2, _rev: ids[6] })
    mutate(lake, { create: { _id: 'a', _type: 't' } })
    expect(lake.history.documentAt('a', { time: '2999-01-01T00:00:00Z' })).toMatchObject({ _id: 'a' })
  })

  test('restores: what replaceDraft gets from it is what was', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    const { _updatedAt, ...attributes } = lake.history.documentAt('a', { revision: ids[2] ?? '' }) ?? {}
    const draft = { ...attributes, _id: 'drafts.a' }
    const create = { type: 'create', publishedId: 'a', attributes: draft, ifExists: 'fail' }
    act(lake, create, { type: 'replaceDraft', publishedId: 'a', attributes: draft })
    expect(lake.getDocuments(['drafts.a'])).toMatchObject([{ n: 2, name: { en: 'one', fr: 'un' } }])
  })
})

describe('events', () => {
  test('of a published document, newest first', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    expect(lake.history.events('a')).toMatchObject([
      { type: 'deleteDocumentGroup', documentId: 'a', author: 'editor' },
      {
        type: 'publishDocumentVersion',
        revisionId: ids[6],
        versionId: 'drafts.a',
        versionRevisionId: ids[5],
      },
      { type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: ids[5] },
      {
        type: 'publishDocumentVersion',
        revisionId: ids[2],
        versionRevisionId: ids[1],
        publishCause: 'document.publish',
      },
    ])
  })

  test('of a draft', () => {
    const lake = temporaryLake()
    const ids = life(lake)
    expect(lake.history.events('drafts.a')).toMatchObject([
      { type: 'publishDocumentVersion', revisionId: ids[6], versionRevisionId: ids[5] },
      { type: 'createDocumentVersion', versionRevisionId: ids[5] },
      { type: 'deleteDocumentVersion', versionRevisionId: ids[3] },
      { type: 'createDocumentVersion', versionRevisionId: ids[3] },
      { type: 'publishDocumentVersion', revisionId: ids[2], versionRevisionId: ids[1] },
      { type: 'createDocumentVersion', documentId: 'a', versionId: 'drafts.a', versionRevisionId: ids[0] },
    ])
  })

  test('of a document that is edited without drafts, and of a version', () => {
    const lake = temporaryLake()
    mutate(lake, { create: { _id: 'a', _type: 't' } })
    mutate(lake, { patch: { id: 'a', set: { n: 1 } } })
    mutate(lake, { create: { _id: 'versions.r1.a', _type: 't' } })
    mutate(lake, { create: { _id: 'versions.r1.b.a', _type: 't' } })
    expect(lake.history.events('a').map(({ type }) => type)).toEqual([
      'updateLiveDocument',
      'createLiveDocument',
    ])
    expect(lake.history.events('versions.r1.a')).toMatchObject([
      { type: 'createDocumentVersion', releaseId: 'r1' },
    ])
  })

  test('discarding the only draft deletes the document', () => {
    const lake = temporaryLake()
    mutate(lake, { create: { _id: 'drafts.a', _type: 't' } })
    act(lake, { type: 'discard', draftId: 'drafts.a' })
    for (const id of ['a', 'drafts.a']) {
      expect(lake.history.events(id)[0]).toMatchObject({ type: 'deleteDocumentGroup', documentId: 'a' })
    }
  })
})
