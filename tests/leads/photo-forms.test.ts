import { beforeEach, describe, expect, test } from 'vitest'
import { ATTEMPT_LIFETIME } from '#lib/leads/attempts.ts'
import { eraseUnsent } from '#lib/leads/retention.ts'
import { notPhoto, phonePhoto, pngPhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { blob, PhotoServer } from './photo-server.ts'
import { ENGINES } from './postgres.ts'
import { PAYLOADS } from './samples.ts'

/* Forms with photos, posted by a browser without scripts. */

describe.for(ENGINES)('%s', (engine) => {
  let server: PhotoServer

  beforeEach(async () => {
    server = await PhotoServer.start(engine === 'postgres' ? await newDatabase() : undefined)
  })

  test('photos arrive with the lead', async () => {
    const { status, location } = await server.post([blob(await phonePhoto()), blob(await pngPhoto())])
    expect([status, location]).toEqual([303, expect.stringContaining('/request/M-')])
    const [row] = await server.stored()
    expect(row?.lead.photos).toHaveLength(2)
    expect((await server.delivered()).photos).toHaveLength(2)
  })

  test('no file chosen is no photo', async () => {
    await server.post([new Blob([])])
    expect(await server.stored()).toMatchObject([{ lead: { photos: [] } }])
  })

  test('a form that needs a change keeps them, and each can be taken out', async () => {
    const { attempt } = await server.post([blob(await phonePhoto()), blob(await pngPhoto())], {
      email: 'amelie',
    })
    expect(attempt?.errors).toEqual({ email: 'emailInvalid' })
    const ids = attempt?.values.photo?.split('\n') ?? []
    expect(ids).toHaveLength(2)
    const { submission_id = '' } = attempt?.values ?? {}
    await server.post([], { submission_id, photo: ids[1] ?? '' })
    expect(await server.stored()).toMatchObject([{ submissionId: submission_id, lead: { photos: [ids[1]] } }])
    expect(await server.kept()).toMatchObject([{ id: ids[1] }])
  })

  test('a photo that is none leads back with the texts and the others', async () => {
    const { attempt } = await server.post([blob(notPhoto()), blob(await phonePhoto())])
    expect(attempt).toMatchObject({ errors: { photos: 'photosUnreadable' }, values: PAYLOADS.lead })
    expect(attempt?.values.photo).toMatch(/^[0-9a-f]{32}$/)
    expect(await server.stored()).toEqual([])
  })

  test('of six the first five are kept', async () => {
    const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => phonePhoto(n)))
    const { attempt } = await server.post(photos.map(blob))
    expect(attempt?.errors).toEqual({ photos: 'photosTooMany' })
    expect(attempt?.values.photo?.split('\n')).toHaveLength(5)
  })

  test('photos that are too large together keep the texts before them', async () => {
    const large = new Blob([new Uint8Array(9 * 1024 * 1024)])
    const { attempt } = await server.post([blob(await phonePhoto()), large, large, large])
    expect(attempt).toMatchObject({ errors: { photos: 'photosTooLarge' }, values: PAYLOADS.lead })
    expect(await server.stored()).toEqual([])
  })

  test('photos that are gone are asked for again', async () => {
    const { attempt } = await server.post([blob(await phonePhoto())], { email: 'amelie' })
    server.clock.advance(ATTEMPT_LIFETIME)
    await eraseUnsent(server.outbox)
    const { submission_id = '', photo = '' } = attempt?.values ?? {}
    expect((await server.post([], { submission_id, photo })).attempt?.errors).toEqual({
      photos: 'photosNotKept',
    })
  })

  test('a full disk leads back with a sentence, and nothing is half stored', async () => {
    server.leaveFree(1_000_000)
    const { status, attempt } = await server.post([blob(await phonePhoto())])
    expect([status, attempt]).toEqual([422, null])
    expect(await server.stored()).toEqual([])
  })

  test('texts have the limit of any form', async () => {
    expect((await server.post([], { message: 'x'.repeat(70_000) })).status).toBe(413)
  })
})
