import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ATTEMPT_LIFETIME } from '#lib/leads/attempts.ts'
import { handleUpload } from '#lib/leads/http/handle-photo.ts'
import { LARGEST_PHOTO } from '#lib/leads/photos/limits.ts'
import { photoLinks } from '#lib/leads/photos/links.ts'
import { eraseUnsent, purge } from '#lib/leads/retention.ts'
import { deleteSuspected, erasePerson } from '#lib/leads/staff/actions.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter } from '#lib/leads/staff/list.ts'
import { notPhoto, phonePhoto, pngPhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { PhotoServer, SITE } from './photo-server.ts'
import { ENGINES } from './postgres.ts'
import { PAYLOADS } from './samples.ts'

const DAY = 24 * 3_600_000

describe.for(ENGINES)('%s', (engine) => {
  let server: PhotoServer

  beforeEach(async () => {
    server = await PhotoServer.start(engine === 'postgres' ? await newDatabase() : undefined)
  })

  test('of a phone’s photo only what can be seen is kept, upright', async () => {
    const original = await phonePhoto()
    const before = await sharp(original).metadata()
    expect(before.orientation).toBe(6)
    // The tag of the place, and the maker.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
    expect(original.includes('Secret model')).toBe(true)

    await server.leadWithPhotos()
    const rows = await server.kept()
    expect(rows).toHaveLength(2)
    for (const { bytes } of rows) {
      const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'jpeg' })
      expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    }
    const upright = await sharp(rows[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([upright.info.width, upright.info.height]).toEqual([40, 80])
    // Turned by a quarter, what was above is on the right.
    expect(upright.data[(40 * 40 + 35) * 3]).toBeGreaterThan(180)
    expect(upright.data[(40 * 40 + 5) * 3]).toBeLessThan(60)
  })

  test('what is no photo, or too large, is refused in the language of the form', async () => {
    const id = randomUUID()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const cut = (await phonePhoto()).subarray(0, 600)
    for (const bytes of [
      notPhoto(),
      svg,
      cut,
      Buffer.from('GIF89a'),
      Buffer.from(''),
      Buffer.from('%PDF-1.7'),
    ]) {
      expect(await server.upload(id, bytes)).toMatchObject({
        status: 422,
        error: { fields: { photos: expect.stringContaining('JPEG, du PNG ou du WebP') } },
      })
    }
    expect(await server.upload(id, Buffer.alloc(LARGEST_PHOTO + 1))).toMatchObject({
      status: 422,
      error: { message: expect.stringContaining('10\u00A0Mo') },
    })
    expect((await server.upload('no-uuid', await pngPhoto())).status).toBe(422)
    const foreign = new Request(`${SITE}/api/leads/photos?submission_id=${id}`, {
      method: 'POST',
      body: new Uint8Array(await pngPhoto()),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect((await handleUpload(foreign, server.dependencies())).status).toBe(403)
    expect(await server.kept()).toEqual([])
  })

  test('sent again, a photo and a lead are kept once', async () => {
    const id = randomUUID()
    const photo = await phonePhoto()
    const uploads = await Promise.all([1, 2, 3].map(() => server.upload(id, photo)))
    expect(new Set(uploads.map((one) => one.id)).size).toBe(1)
    const ids = [uploads[0]?.id]
    const { reference } = await server.send(id, ids)
    expect((await server.upload(id, photo)).status).toBe(201)
    expect(await server.send(id, ids)).toMatchObject({ status: 202, reference })
    expect(await server.stored()).toMatchObject([{ lead: { photos: ids } }])
    expect(await server.kept()).toMatchObject([{ id: ids[0], expires_at: null }])
  })

  test('a photo that was taken out before the lead was sent is erased', async () => {
    const id = randomUUID()
    const first = (await server.upload(id, await phonePhoto())).id
    const second = (await server.upload(id, await pngPhoto())).id
    await server.send(id, [second])
    expect(await server.kept()).toMatchObject([{ id: second }])
    expect(first).not.toBe(second)
  })

  test('photos of another lead, of none, or too many are refused, not lost silently', async () => {
    const { id: others } = await server.upload(randomUUID(), await phonePhoto())
    for (const photos of [[others], ['f'.repeat(32)], ['no id'], Array(6).fill('f'.repeat(32)), 'x']) {
      expect((await server.send(randomUUID(), photos)).status).toBeGreaterThanOrEqual(422)
    }
    expect(await server.stored()).toEqual([])
    expect((await server.send(randomUUID(), undefined)).status).toBe(202)
  })

  test('without its lead a photo is erased after ten minutes', async () => {
    const id = randomUUID()
    const photo = (await server.upload(id, await phonePhoto())).id
    await server.leadWithPhotos({ email: 'else@courriel.example' })
    server.clock.advance(ATTEMPT_LIFETIME)
    await eraseUnsent(server.outbox)
    expect(await server.kept()).toHaveLength(2)
    expect(await server.send(id, [photo])).toMatchObject({
      status: 503,
      error: { fields: { photos: expect.stringContaining('Choose them again') } },
    })
  })

  test('the CRM gets a link to each, which this server signed and which expires', async () => {
    await server.leadWithPhotos()
    const { photos } = await server.delivered()
    expect(photos).toHaveLength(2)
    for (const link of photos) {
      const response = await server.open(link)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg')
    }
    const [link = '', other = ''] = photos
    const expires = new URL(link).searchParams.get('expires') ?? ''
    for (const wrong of [
      link.replace(/signature=../, 'signature=zz'),
      link.replace(expires, String(Number(expires) + 1)),
      link.replace(/photos\/\w+/, other.match(/photos\/\w+/)?.[0] ?? ''),
      link.replace(/\?.*/, ''),
    ]) {
      expect((await server.open(wrong)).status).toBe(403)
    }
    server.clock.advance(30 * DAY)
    expect((await server.open(link)).status).toBe(410)
    const short = photoLinks(server.outbox, ['f'.repeat(32)], { SITE_URL: SITE, LEADS_PHOTO_LINK_DAYS: 1 })
    expect((await server.open(short[0] ?? '')).status).toBe(404)
  })

  test('a link to a photo that waits for its lead shows nothing', async () => {
    const { id } = await server.upload(randomUUID(), await phonePhoto())
    const [link = ''] = photoLinks(server.outbox, [id])
    expect((await server.open(link)).status).toBe(404)
  })

  test('erased with the person, after the time leads are kept, and with a suspected lead', async () => {
    await server.leadWithPhotos()
    const [link = ''] = (await server.delivered()).photos
    await erasePerson(server.outbox, PAYLOADS.lead.email ?? '', 'staff')
    expect(await server.kept()).toEqual([])
    expect((await server.open(link)).status).toBe(404)

    await server.leadWithPhotos()
    server.clock.advance(31 * DAY)
    await purge(server.outbox, 30)
    expect(await server.kept()).toEqual([])

    const suspected = await server.leadWithPhotos({ honeypot: 'filled in' })
    expect(await server.kept()).toHaveLength(2)
    await deleteSuspected(server.outbox, suspected)
    expect(await server.kept()).toEqual([])
  })

  test('erased with a lead that is thrown away', async () => {
    for (let n = 0; n < 20; n++) await server.send(randomUUID(), [], { honeypot: 'filled in' })
    await server.leadWithPhotos({ honeypot: 'filled in' })
    expect(await server.stored()).toHaveLength(20)
    expect(await server.kept()).toEqual([])
  })

  test('a network address is forgotten after a day, and the CSV names the photos', async () => {
    const id = await server.leadWithPhotos()
    const csv = await text(exportLeads(server.outbox, leadFilter.parse({}), (id) => id))
    for (const { id: photo } of await server.kept())
      expect(csv).toContain(`/api/leads/staff/${id}/photo?id=${photo}`)
    server.clock.advance(DAY + 1)
    await purge(server.outbox, 30)
    expect(await server.kept()).toMatchObject([{ address_hash: null }, { address_hash: null }])
  })

  test('a full disk, and too many, are answered with a sentence; nobody’s photos make room for another one’s', async () => {
    server.leaveFree(1_000_000)
    const refused = { status: 503, error: { message: expect.stringContaining('n’ont pas pu') } }
    expect(await server.upload(randomUUID(), await phonePhoto())).toMatchObject(refused)
    server.leaveFree(Infinity)
    const photos = await Promise.all(Array.from({ length: 20 }, (_, n) => phonePhoto(n)))
    for (const photo of photos) expect((await server.upload(randomUUID(), photo)).status).toBe(201)
    expect(await server.upload(randomUUID(), await phonePhoto())).toMatchObject(refused)
    expect((await server.upload(randomUUID(), await phonePhoto(), '192.0.2.2')).status).toBe(201)
    expect(await server.kept()).toHaveLength(21)
  })

  test('as many an hour from one address as its leads may have', async () => {
    const id = randomUUID()
    const photos = await Promise.all(Array.from({ length: 31 }, (_, n) => phonePhoto(n)))
    for (const [n, photo] of photos.entries()) {
      const { status } = await server.upload(id, photo)
      expect(status, String(n)).toBe(n < 30 ? 201 : 503)
      await server.outbox.db.updateTable('lead_photos').set({ expires_at: null }).execute()
    }
  })

  test('of one address two posts are read at a time, of all six; twenty wait unread, and more are refused at once', async () => {
    const ends: (() => void)[] = []
    let opened = 0
    /** A body that is sent as slowly as can be. */
    const slow = () =>
      new ReadableStream(
        {
          start: (controller) => void ends.push(() => controller.close()),
          pull: () => void opened++,
        },
        { highWaterMark: 0 },
      )
    const begin = (from = '192.0.2.1') => {
      const headers = { 'x-forwarded-for': from }
      const options = { method: 'POST', body: slow(), headers, duplex: 'half' } as RequestInit
      const address = `${SITE}/api/leads/photos?submission_id=${randomUUID()}`
      return handleUpload(new Request(address, options), server.dependencies())
    }
    const held = Array.from({ length: 22 }, () => begin())
    expect((await begin()).status).toBe(503)
    expect(opened).toBe(2)
    for (const other of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
      held.push(begin(other), begin(other), begin(other))
    await vi.waitUntil(() => opened === 6, 10_000)
    for (const end of ends) end()
    // They had no bytes.
    for (const { status } of await Promise.all(held)) expect(status).toBe(422)
  })

  test('a body that hardly comes gives its place to the next one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const bodies: ReadableStreamDefaultController[] = []
    const begin = () => {
      const body = new ReadableStream({ start: (controller) => void bodies.push(controller) })
      const address = `${SITE}/api/leads/photos?submission_id=${randomUUID()}`
      const request = new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit)
      return handleUpload(request, server.dependencies())
    }
    const [slow, quick] = [begin(), begin()]
    bodies[0]?.enqueue(new Uint8Array(10))
    for (let round = 0; round < 3; round++) {
      bodies[1]?.enqueue(new Uint8Array(20_000))
      await new Promise((done) => setTimeout(done, 20))
      vi.advanceTimersByTime(10_000)
    }
    expect((await slow).status).toBe(408)
    bodies[1]?.close()
    // It was read to its end, and is no photo.
    expect((await quick).status).toBe(422)
  })
})
