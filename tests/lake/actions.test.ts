import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
let client: SanityClient
beforeAll(async () => {
  t = await startLake()
  client = t.client('editor')
})
afterAll(() => t.close())

let publishedId: string
let draftId: string
let count = 0
beforeEach(() => {
  count += 1
  publishedId = `city-${count}`
  draftId = `drafts.${publishedId}`
})

const create = () =>
  client.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: { _id: draftId, _type: 'installer', name: 'Toronto' },
    ifExists: 'fail',
  })
const edit = (name: string) =>
  client.action({ actionType: 'sanity.action.document.edit', publishedId, draftId, patch: { set: { name } } })
const publish = (conditions = {}) =>
  client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId, ...conditions })
const names = async () => {
  const [published, draft] = await client.getDocuments([publishedId, draftId])
  return [published?.name ?? null, draft?.name ?? null]
}

describe('data/actions', () => {
  it('takes a document from draft to published and back', async () => {
    expect(await create()).toEqual({ transactionId: expect.any(String) })
    expect(await names()).toEqual([null, 'Toronto'])
    await publish()
    expect(await names()).toEqual(['Toronto', null])
    await edit('Hamilton')
    expect(await names()).toEqual(['Toronto', 'Hamilton'])
    await publish()
    expect(await names()).toEqual(['Hamilton', null])
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId, draftId })
    expect(await names()).toEqual([null, 'Hamilton'])
  })

  it('discards a draft', async () => {
    await create()
    await publish()
    await edit('Hamilton')
    await client.action({ actionType: 'sanity.action.document.discard', draftId })
    expect(await names()).toEqual(['Toronto', null])
  })

  it('deletes with the drafts named, and no others', async () => {
    await create()
    await publish()
    await edit('Hamilton')
    const remove = (includeDrafts: string[]) =>
      client.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts })
    await expect(remove([])).rejects.toMatchObject({ statusCode: 409 })
    await remove([draftId])
    expect(await names()).toEqual([null, null])
  })

  it('replaces a draft, and works with versions', async () => {
    await create()
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: { _id: draftId, _type: 'installer', name: 'Ottawa' },
    })
    expect(await names()).toEqual([null, 'Ottawa'])
    await publish()
    const versionId = `versions.summer.${publishedId}`
    await client.createVersion({ publishedId, baseId: publishedId, releaseId: 'summer' })
    expect((await client.getDocument(versionId))?.name).toBe('Ottawa')
    await client.replaceVersion({ document: { _id: versionId, _type: 'installer', name: 'Laval' } })
    expect(
      await client.fetch('*[_id == $id][0].name', { id: publishedId }, { perspective: ['summer'] }),
    ).toBe('Laval')
    expect(
      await client.fetch('*[_id == $id][0].name', { id: publishedId }, { perspective: 'published' }),
    ).toBe('Ottawa')
    await client.discardVersion({ publishedId, releaseId: 'summer' })
    expect(await client.getDocument(versionId)).toBeUndefined()
  })

  it('honours revisions', async () => {
    await create()
    const { _rev } = (await client.getDocument(draftId)) ?? {}
    await expect(publish({ ifDraftRevisionId: 'old' })).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ index: 0 }] },
    })
    await publish({ ifDraftRevisionId: _rev })
    await edit('Hamilton')
    await expect(publish({ ifPublishedRevisionId: 'old' })).rejects.toMatchObject({ statusCode: 409 })
    expect(await names()).toEqual(['Toronto', 'Hamilton'])
  })

  it('does all of a list or nothing', async () => {
    await create()
    const actions = [
      {
        actionType: 'sanity.action.document.edit',
        publishedId,
        draftId,
        patch: { set: { name: 'Hamilton' } },
      },
      { actionType: 'sanity.action.document.publish', publishedId: 'nothing', draftId: 'drafts.nothing' },
    ] as const
    await expect(client.action([...actions])).rejects.toMatchObject({
      statusCode: 404,
      details: { items: [{ index: 1 }] },
    })
    expect(await names()).toEqual([null, 'Toronto'])
  })

  it('can be tried without happening, under an id of one’s own', async () => {
    await create()
    const dry = await client.action(
      { actionType: 'sanity.action.document.publish', publishedId, draftId },
      { dryRun: true, transactionId: `dry-${count}` },
    )
    expect(dry.transactionId).toBe(`dry-${count}`)
    expect(await names()).toEqual([null, 'Toronto'])
  })

  it.each([
    ['an action there is not', { actionType: 'sanity.action.variant.definition.create' }],
    [
      'a draft of another document',
      { actionType: 'sanity.action.document.publish', publishedId: 'a', draftId: 'drafts.b' },
    ],
    ['no type', { publishedId: 'a' }],
  ])('refuses %s with 400', async (_, action) => {
    const response = await t.call('v2025-02-19/data/actions/production', {
      method: 'POST',
      body: JSON.stringify({ actions: [action] }),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatchObject({
      type: 'actionError',
      description: expect.stringMatching(/\w/),
    })
  })

  it('refuses to create what exists, or to edit what does not', async () => {
    await create()
    await expect(create()).rejects.toMatchObject({ statusCode: 409 })
    publishedId = 'nothing'
    draftId = 'drafts.nothing'
    await expect(edit('x')).rejects.toMatchObject({ statusCode: 404 })
  })
})
