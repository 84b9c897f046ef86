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

/** A published service. What is added to it in both modes: additions.test.ts. */
async function service() {
  count += 1
  const _id = `service-${count}`
  const editor = t.client('editor')
  await editor.create({ _id, _type: 'service', name: NAME, price: 5 })
  return { _id, editor, name: async () => (await editor.getDocument(_id))?.name }
}

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
