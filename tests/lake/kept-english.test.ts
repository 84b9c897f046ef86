import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

const NAME = { _type: 'localeString', en: 'TV', fr: 'Télé' }
const STALE = { ...NAME, en: 'TV set', translatedFrom: 'TV' }

let t: TestLake
let count = 0
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

/** A published service, and what can be done with it by API as an editor. */
async function service() {
  count += 1
  const _id = `service-${count}`
  const editor = t.client('editor')
  await editor.create({ _id, _type: 'service', name: NAME, price: 5 })
  const name = async (id = _id) => (await editor.getDocument(id))?.name
  const publish = () =>
    editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: _id,
      draftId: `drafts.${_id}`,
    })
  return { _id, draftId: `drafts.${_id}`, editor, name, publish }
}

it.each<[string, (given: Awaited<ReturnType<typeof service>>) => Promise<unknown>]>([
  ['a patch of one language', ({ editor, _id }) => editor.patch(_id).set({ 'name.en': 'TV set' }).commit()],
  [
    'a patch of the whole text',
    ({ editor, _id }) =>
      editor
        .patch(_id)
        .set({ name: { ...NAME, en: 'TV set' } })
        .commit(),
  ],
  [
    'a document that is replaced, as an import does',
    ({ editor, _id }) => editor.createOrReplace({ _id, _type: 'service', name: { ...NAME, en: 'TV set' } }),
  ],
  [
    'a new draft that is published',
    async ({ editor, _id, draftId, publish }) => {
      await editor.create({ _id: draftId, _type: 'service', name: { ...NAME, en: 'TV set' } })
      expect((await editor.getDocument(draftId))?.name).toEqual(STALE)
      await publish()
      expect(await editor.getDocument(_id)).toMatchObject({ name: STALE })
    },
  ],
])('French is out of date after %s', async (_, change) => {
  const given = await service()
  await change(given)
  expect(await given.name()).toEqual(STALE)
  await given.editor.patch(given._id).set({ 'name.en': 'TV' }).commit()
  expect(await given.name()).toEqual(NAME)
})

it('French that was marked as done in a draft is done once the draft is published', async () => {
  const { editor, draftId, name, publish } = await service()
  await editor.create({ _id: draftId, _type: 'service', name: STALE })
  await editor.patch(draftId).unset(['name.translatedFrom']).commit()
  await publish()
  expect(await name()).toEqual({ ...NAME, en: 'TV set' })
})

it('listeners hear of it in the transaction that made it', async () => {
  const { _id, editor } = await service()
  const { transactionId } = await editor
    .transaction()
    .patch(_id, { set: { 'name.en': 'TV set' } })
    .commit({ returnDocuments: false })
  const transaction = t.lake.transactionsSince(0).find(({ id }) => id === transactionId)
  expect(transaction?.mutations).toEqual([
    { patch: { id: _id, set: { 'name.en': 'TV set' } } },
    { patch: { id: _id, set: { name: STALE } } },
  ])
})

it('a translator changes French as before, and nothing is added for it', async () => {
  const { _id, name } = await service()
  const translator = t.client('translator')
  await expect(translator.patch(_id).set({ 'name.en': 'Mine' }).commit()).rejects.toMatchObject({
    statusCode: 403,
  })
  await translator.patch(_id).set({ 'name.fr': 'Téléviseur' }).commit()
  expect(await name()).toEqual({ ...NAME, fr: 'Téléviseur' })
})
