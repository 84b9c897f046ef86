import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

const MARK = { _key: 'a', _type: 'copiedField', field: 'description', from: { en: 'Toronto', fr: 'Toronto' } }
const CITY = { _type: 'city', description: { _type: 'localeText', en: 'Condo towers.' }, notReviewed: [MARK] }
const REFUSED = { statusCode: 400, message: expect.stringContaining('"description" was copied from Toronto') }

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

const publish = (id: string, role: 'editor' | 'administrator') =>
  t.client(role).action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })

it.each(['editor', 'administrator'] as const)(
  'what was copied is not published by an %s until it is confirmed, whatever the way',
  async (role) => {
    const id = `city-${role}`
    const client = t.client(role)
    await client.create({ ...CITY, _id: `drafts.${id}` })
    await expect(publish(id, role)).rejects.toMatchObject(REFUSED)
    await expect(client.createOrReplace({ ...CITY, _id: id })).rejects.toMatchObject(REFUSED)
    await client.patch(`drafts.${id}`).unset([`notReviewed[_key=="a"]`]).commit()
    await publish(id, role)
    expect(await client.getDocument(id)).toMatchObject({ description: { en: 'Condo towers.' } })
    await expect(
      client
        .patch(id)
        .set({ notReviewed: [MARK] })
        .commit(),
    ).rejects.toMatchObject(REFUSED)
  },
)

it('a release with such a document is neither published nor scheduled', async () => {
  const client = t.client('editor')
  await client.releases.create({ releaseId: 'cities', metadata: { title: 'Cities', releaseType: 'asap' } })
  await client.create({ ...CITY, _id: 'versions.cities.city-release' })
  await expect(client.releases.publish({ releaseId: 'cities' })).rejects.toMatchObject(REFUSED)
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await expect(client.releases.schedule({ releaseId: 'cities', publishAt })).rejects.toMatchObject(REFUSED)
})

it('a translator cannot confirm it', async () => {
  const id = 'drafts.city-french'
  await t.client('editor').create({ ...CITY, _id: id })
  await expect(t.client('translator').patch(id).unset(['notReviewed']).commit()).rejects.toMatchObject({
    statusCode: 403,
  })
})
