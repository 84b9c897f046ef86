import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asIsTransactionId } from '#lib/content/as-is.ts'
import { startLake, type TestLake } from '../../tests/lake/server.ts'
import { errorSentence } from './error-words.ts'
import { undoInHosted } from './undo-publish.ts'

let lake: TestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startLake()
  client = lake.client('editor')
})
afterAll(() => lake.close())
beforeEach(() => client.delete({ query: '*[_type == "faq"]' }))

const faq = (_id: string, order: number) => ({ _id, _type: 'faq', order })

/** Writes a draft in two steps, as typing does, and publishes it. */
async function publish(id: string, order: number) {
  await client.create(faq(`drafts.${id}`, order - 1))
  await client.patch(`drafts.${id}`).set({ order }).commit()
  const { transactionId } = await client.action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })
  return { id, revision: transactionId }
}

const stored = async () =>
  Object.fromEntries(
    (await client.fetch<ReturnType<typeof faq>[]>('*[_type == "faq"]', {}, { perspective: 'raw' })).map(
      ({ _id, order }) => [_id, order],
    ),
  )

const refusal = (request: Promise<unknown>) =>
  request.then(
    () => expect.fail('It was not refused.'),
    (error: unknown) => errorSentence(error, 'en'),
  )

test('puts back what was there before, and keeps the undone content as the draft', async () => {
  await client.create(faq('a', 1))
  const created = (await client.getDocument('a'))?._createdAt
  const publications = [await publish('a', 5), await publish('new', 7)]
  await undoInHosted(client, publications)
  expect(await stored()).toEqual({ a: 1, 'drafts.a': 5, 'drafts.new': 7 })
  expect((await client.getDocument('a'))?._createdAt).toBe(created)
})

test('leaves a newer draft as it is', async () => {
  await client.create(faq('a', 1))
  const publication = await publish('a', 5)
  await client.create(faq('drafts.a', 9))
  await undoInHosted(client, [publication])
  expect(await stored()).toEqual({ a: 1, 'drafts.a': 9 })
})

test('takes back only the last publication, and what was taken off the site stays off it', async () => {
  await publish('a', 3)
  await undoInHosted(client, [await publish('a', 5)])
  expect(await stored()).toEqual({ a: 3, 'drafts.a': 5 })
  await client.action([
    { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' },
    { actionType: 'sanity.action.document.unpublish', publishedId: 'a', draftId: 'drafts.a' },
    { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' },
  ])
  await undoInHosted(client, [await publish('a', 7)])
  expect(await stored()).toEqual({ 'drafts.a': 7 })
})

test('takes back none when one of the documents was published again', async () => {
  await client.create(faq('a', 1))
  const publications = [await publish('a', 5), await publish('b', 7)]
  await publish('b', 9)
  expect(await refusal(undoInHosted(client, publications))).toMatch(/^Somebody else changed it meanwhile/)
  expect(await stored()).toEqual({ a: 5, b: 9 })
})

test('takes back none when one of the documents is off the site', async () => {
  const publications = [await publish('a', 5), await publish('b', 7)]
  await client.delete('b')
  expect(await refusal(undoInHosted(client, publications))).toMatch(/^Somebody else changed it meanwhile/)
  expect(await stored()).toEqual({ a: 5 })
})

test.each(['since', 'before its revision was read'])(
  'the site may have added something to the document: %s',
  async (when) => {
    await client.create(faq('a', 1))
    const { revision } = await publish('a', 5)
    const { _rev } = await client
      .patch('a')
      .set({ topic: 'general' })
      .commit({ transactionId: asIsTransactionId() })
    await undoInHosted(client, [{ id: 'a', revision: when === 'since' ? revision : _rev }])
    expect(await client.getDocument('a')).not.toHaveProperty('topic')
    expect(await client.getDocument('drafts.a')).toMatchObject({ order: 5, topic: 'general' })
  },
)

test('the site may add something to the document while it is taken back', async () => {
  await client.create(faq('a', 1))
  const publication = await publish('a', 5)
  let isAdded = false
  async function getDocument(id: string) {
    const document = await client.getDocument(id)
    if (!isAdded) {
      isAdded = true
      await client.patch(id).set({ topic: 'general' }).commit({ transactionId: asIsTransactionId() })
    }
    return document
  }
  const reading = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'getDocument') return getDocument
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await undoInHosted(reading, [publication])
  expect(await stored()).toEqual({ a: 1, 'drafts.a': 5 })
})

test('takes back nothing when somebody else changed the document, or took the publication back', async () => {
  await client.create(faq('a', 1))
  const publication = await publish('a', 5)
  const { _rev } = await client.patch('a').set({ order: 6 }).commit()
  for (const revision of [publication.revision, _rev]) {
    expect(await refusal(undoInHosted(client, [{ id: 'a', revision }]))).toMatch(/^Somebody else changed/)
  }
  expect(await stored()).toEqual({ a: 6 })
  const next = await publish('a', 7)
  await undoInHosted(client, [next])
  expect(await refusal(undoInHosted(client, [next]))).toMatch(/^Somebody else changed/)
  expect(await stored()).toEqual({ a: 6, 'drafts.a': 7 })
})

test('says so when the history does not have the publication any more', async () => {
  await client.create(faq('a', 1))
  expect(await refusal(undoInHosted(client, [{ id: 'a', revision: 'gone' }]))).toMatch(/^Sanity’s history/)
})
