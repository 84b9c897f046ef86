import { describe, expect, test } from 'vitest'
import type { DocumentChange, Lake } from '../src/index.ts'
import { act, EDITOR, mutate, refusal, temporaryLake } from './temporary-lake.ts'

const PAIR = { publishedId: 'a', draftId: 'drafts.a' }

function lakeWith(...ids: string[]) {
  const lake = temporaryLake()
  const creates = ids.map((_id) => ({ create: { _id, _type: 't', from: _id } }))
  const { id } = mutate(lake, ...creates)
  return { lake, revision: id }
}

describe('edit', () => {
  test('makes the draft from the published document, and patches only the draft', () => {
    const { lake } = lakeWith('a')
    const { mutations } = act(lake, { type: 'edit', ...PAIR, patch: { set: { n: 1 } } })
    const [published, draft] = lake.getDocuments(['a', 'drafts.a'])
    expect(published).not.toHaveProperty('n')
    expect(draft).toMatchObject({ from: 'a', n: 1, _createdAt: published?._createdAt })
    expect(mutations, 'history has mutations, not actions').toMatchObject([
      { createIfNotExists: { _id: 'drafts.a', from: 'a' } },
      { patch: { id: 'drafts.a', set: { n: 1 } } },
    ])
  })

  test('patches the draft there is', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    act(lake, { type: 'edit', ...PAIR, patch: { set: { n: 1 } } })
    expect(lake.getDocuments(['drafts.a'])[0]).toMatchObject({ from: 'drafts.a', n: 1 })
  })
})

describe('publish', () => {
  test('replaces the published document by the draft', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    act(lake, { type: 'publish', ...PAIR })
    expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([{ _id: 'a', from: 'drafts.a' }])
  })

  test('is refused with 409 when a revision is not the expected one', () => {
    const { lake, revision } = lakeWith('a', 'drafts.a')
    const publish = { type: 'publish', ...PAIR }
    for (const stale of [{ ifPublishedRevisionId: 'x' }, { ifDraftRevisionId: 'x' }]) {
      expect(refusal(() => act(lake, { ...publish, ...stale })).body).toMatchObject({
        error: { type: 'actionError', items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
      })
    }
    act(lake, { ...publish, ifPublishedRevisionId: revision, ifDraftRevisionId: revision })
  })

  test('is refused with 409 for a published revision when nothing is published', () => {
    const { lake } = lakeWith('drafts.a')
    const error = refusal(() => act(lake, { type: 'publish', ...PAIR, ifPublishedRevisionId: 'x' }))
    expect(error.status).toBe(409)
  })

  test('strengthens references made to documents that were not published yet', () => {
    const { lake } = lakeWith('b')
    const link = { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 't' } }
    const stays = { ...link, _strengthenOnPublish: { type: 't', weak: true } }
    const plain = { _type: 'reference', _ref: 'b', _weak: true }
    mutate(lake, { create: { _id: 'drafts.a', _type: 't', links: [link, stays, plain] } })
    act(lake, { type: 'publish', ...PAIR })
    expect(lake.getDocuments(['a'])[0]?.links).toEqual([{ _type: 'reference', _ref: 'b' }, plain, plain])
  })

  test('is refused when a strengthened reference points at nothing', () => {
    const { lake } = lakeWith()
    const link = { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 't' } }
    mutate(lake, { create: { _id: 'drafts.a', _type: 't', link } })
    expect(refusal(() => act(lake, { type: 'publish', ...PAIR })).status).toBe(409)
    expect(lake.getDocuments(['a', 'drafts.a']).map(({ _id }) => _id)).toEqual(['drafts.a'])
  })
})

describe('unpublish', () => {
  test('turns the published document into a draft', () => {
    const { lake } = lakeWith('a')
    act(lake, { type: 'unpublish', ...PAIR })
    expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([{ _id: 'drafts.a', from: 'a' }])
  })

  test('keeps the draft there is', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    act(lake, { type: 'unpublish', ...PAIR })
    expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([{ _id: 'drafts.a', from: 'drafts.a' }])
  })

  test('is refused while something refers to it', () => {
    const { lake } = lakeWith('a')
    mutate(lake, { create: { _id: 'b', _type: 't', link: { _ref: 'a' } } })
    expect(refusal(() => act(lake, { type: 'unpublish', ...PAIR })).status).toBe(409)
  })
})

test('create makes the first document of a group, as a draft', () => {
  const { lake } = lakeWith('b')
  const create = (id: string, ifExists: string) => ({
    ...{ type: 'create', publishedId: id, ifExists },
    attributes: { _id: `drafts.${id}`, _type: 't', n: 1 },
  })
  act(lake, create('a', 'fail'))
  expect(refusal(() => act(lake, create('a', 'fail'))).status).toBe(409)
  expect(refusal(() => act(lake, create('b', 'fail'))).status).toBe(409)
  act(lake, create('b', 'ignore'))
  expect(lake.getDocuments(['a', 'drafts.a', 'b', 'drafts.b']).map(({ _id }) => _id)).toEqual([
    'drafts.a',
    'b',
  ])
})

test('discard removes a draft, and a version', () => {
  const { lake } = lakeWith('a', 'drafts.a', 'versions.r1.a')
  act(lake, { type: 'discard', draftId: 'drafts.a' })
  act(lake, { type: 'version.discard', versionId: 'versions.r1.a' })
  expect(lake.getDocuments(['a', 'drafts.a', 'versions.r1.a']).map(({ _id }) => _id)).toEqual(['a'])
  expect(refusal(() => act(lake, { type: 'discard', draftId: 'drafts.a' })).status).toBe(404)
})

test('delete wants every draft and version listed', () => {
  const { lake } = lakeWith('a', 'drafts.a', 'versions.r1.a')
  const remove = (...includeDrafts: string[]) =>
    act(lake, { type: 'delete', publishedId: 'a', includeDrafts })
  expect(refusal(() => remove('drafts.a')).status).toBe(409)
  remove('drafts.a', 'versions.r1.a')
  expect(lake.getDocuments(['a', 'drafts.a', 'versions.r1.a'])).toEqual([])
  expect(refusal(() => remove()).status).toBe(404)
})

test('replaceDraft restores a document, also a deleted one together with create', () => {
  const { lake } = lakeWith('a')
  const attributes = { _id: 'drafts.a', _type: 't', restored: true }
  const replace = { type: 'replaceDraft', publishedId: 'a', attributes }
  act(lake, replace)
  expect(lake.getDocuments(['drafts.a'])).toMatchObject([attributes])
  act(lake, { type: 'delete', publishedId: 'a', includeDrafts: ['drafts.a'] })
  expect(refusal(() => act(lake, replace)).status).toBe(404)
  act(lake, { type: 'create', publishedId: 'a', attributes, ifExists: 'fail' }, replace)
  expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([attributes])
})

test('versions are made from a document or as a copy, and replaced', () => {
  const { lake, revision } = lakeWith('a')
  const create = { type: 'version.create', publishedId: 'a' }
  const copy = { ...create, baseId: 'a', versionId: 'versions.r1.a' }
  expect(refusal(() => act(lake, { ...copy, ifBaseRevisionId: 'x' })).status).toBe(409)
  act(lake, { ...copy, ifBaseRevisionId: revision })
  expect(refusal(() => act(lake, copy)).status).toBe(409)
  act(lake, { ...create, document: { _id: 'versions.r2.a', _type: 't', n: 2 } })
  const document = { _id: 'versions.r1.a', _type: 't', n: 1 }
  act(lake, { type: 'version.replace', document })
  expect(lake.getDocuments(['versions.r1.a', 'versions.r2.a'])).toMatchObject([{ n: 1 }, { n: 2 }])
  expect(
    refusal(() => act(lake, { type: 'version.replace', document: { ...document, _id: 'drafts.a' } })).status,
  ).toBe(404)
})

test.each([
  ['unknown action', { type: 'archive' }, 400, /does not know the action "sanity.action.document.archive"/],
  ['missing draft', { type: 'publish', ...PAIR }, 404, /"drafts.a" was not found/],
  [
    'edit of nothing',
    { type: 'edit', publishedId: 'x', draftId: 'drafts.x', patch: {} },
    404,
    /"x" was not found/,
  ],
  [
    'ids of two groups',
    { type: 'publish', publishedId: 'a', draftId: 'drafts.b' },
    400,
    /not a draft or version of "a"/,
  ],
  ['draft id that is none', { type: 'publish', publishedId: 'a', draftId: 'b' }, 400, /ID of a draft/],
  [
    'published id that is none',
    { type: 'publish', publishedId: 'drafts.a', draftId: 'drafts.a' },
    400,
    /published/,
  ],
  ['edit without a patch', { type: 'edit', ...PAIR }, 400, /patch/],
  ['version of nothing', { type: 'version.create', publishedId: 'a' }, 400, /either a document/],
])('refused: %s', (_, action, status, message) => {
  const { lake } = lakeWith('a')
  const first = { type: 'edit', publishedId: 'a', draftId: 'drafts.a', patch: { set: { n: 1 } } }
  const error = refusal(() => act(lake, ...(status === 404 ? [action] : [first, action])))
  expect(error.status).toBe(status)
  expect(error.message).toMatch(message)
  expect(lake.lastSeq, 'nothing is stored when one action fails').toBe(1)
})

test('what is no action at all', () => {
  const { lake } = lakeWith('a')
  for (const action of [null, 'publish', {}, { actionType: 7 }]) {
    expect(refusal(() => lake.act([action], { author: EDITOR })).status).toBe(400)
  }
})

test('no actions change nothing', () => {
  const { lake } = lakeWith('a')
  expect(act(lake).changes).toEqual([])
  expect(lake.lastSeq).toBe(1)
})

describe('undoPublish', () => {
  const undo = { actionType: 'lake.action.document.undoPublish', publishedId: 'a' }
  const undoOf = (lake: Lake, revision: string) =>
    lake.act([{ ...undo, ifPublishedRevisionId: revision }], { author: EDITOR })

  test('puts back what was published, and keeps what had replaced it as the draft', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    const [was] = lake.getDocuments(['a'])
    const { id } = act(lake, { type: 'publish', ...PAIR })
    undoOf(lake, id)
    const [published, draft] = lake.getDocuments(['a', 'drafts.a'])
    expect(published).toEqual({ ...was, _rev: published?._rev, _updatedAt: published?._updatedAt })
    expect(draft).toMatchObject({ _id: 'drafts.a', from: 'drafts.a' })
  })

  test('leaves a newer draft as it is', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    const { id } = act(lake, { type: 'publish', ...PAIR })
    act(lake, { type: 'edit', ...PAIR, patch: { set: { n: 1 } } })
    undoOf(lake, id)
    expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([{ from: 'a' }, { from: 'drafts.a', n: 1 }])
  })

  test('takes a first publication off the site, unless others refer to it', () => {
    const { lake } = lakeWith('drafts.a')
    const { id } = act(lake, { type: 'publish', ...PAIR })
    mutate(lake, { create: { _id: 'b', _type: 't', to: { _type: 'reference', _ref: 'a' } } })
    expect(refusal(() => undoOf(lake, id)).body).toMatchObject({
      error: { items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
    })
    mutate(lake, { delete: { id: 'b' } })
    undoOf(lake, id)
    expect(lake.getDocuments(['a', 'drafts.a'])).toMatchObject([{ _id: 'drafts.a' }])
  })

  test('is told to the rules only as long as nothing else is done with the document', () => {
    const { lake } = lakeWith('a', 'drafts.a')
    const { id } = act(lake, { type: 'publish', ...PAIR })
    const told = (...more: object[]) => {
      const marks: unknown[] = []
      const authorize = (changes: DocumentChange[]) => {
        marks.push(changes.find((change) => change.id === 'a')?.isUndo)
      }
      const actions = [{ ...undo, ifPublishedRevisionId: id }, ...more]
      lake.act(actions, { author: EDITOR, dryRun: true, authorize })
      return marks
    }
    const publish = { actionType: 'sanity.action.document.publish', ...PAIR }
    const edit = { actionType: 'sanity.action.document.edit', ...PAIR, patch: { set: { n: 1 } } }
    expect(told()).toEqual([true])
    expect(told(edit)).toEqual([true])
    expect(told(edit, publish)).toEqual([undefined])
  })

  test('is refused when something was published since, or when the revision is no publication', () => {
    const { lake, revision } = lakeWith('a', 'drafts.a')
    expect(refusal(() => undoOf(lake, revision)).message).toContain('is not from a publication')
    const { id } = act(lake, { type: 'publish', ...PAIR })
    mutate(lake, { patch: { id: 'a', set: { n: 2 } } })
    expect(refusal(() => undoOf(lake, id)).body).toMatchObject({
      error: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect(lake.getDocuments(['a'])).toMatchObject([{ n: 2 }])
  })
})
