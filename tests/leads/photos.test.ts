import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ATTEMPT_LIFETIME } from '#lib/leads/attempts.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { attemptOf, type FormDependencies, handleForm } from '#lib/leads/http/handle-form.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { handlePhotoLink, handleUpload } from '#lib/leads/http/handle-photo.ts'
import type { Lead } from '#lib/leads/lead.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { LARGEST_PHOTO } from '#lib/leads/photos/limits.ts'
import { photoLinks } from '#lib/leads/photos/links.ts'
import { eraseUnsent, purge } from '#lib/leads/retention.ts'
import { deleteSuspected, erasePerson } from '#lib/leads/staff/actions.ts'
import { exportLeads } from '#lib/leads/staff/export.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { notPhoto, phonePhoto, pngPhoto, webpPhoto } from '../sample-photos.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { PAYLOADS, SETTINGS } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'
const DAY = 24 * 3_600_000

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterAll(() => postgres.stop())

describe.for(['sqlite', 'postgres'])('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  let space: number

  const dependencies = (): FormDependencies => ({
    outbox: async () => outbox,
    settings: async () => SETTINGS,
    requestedJobs: async () => ({ jobs: [], fields: {} }),
    stored: () => {},
    showForm: async (_address, { errors }, status) => Response.json(errors, { status }),
  })

  beforeEach(async () => {
    const url = engine === 'postgres' ? await postgres.newDatabase() : undefined
    space = Infinity
    const temporary = await temporaryOutbox({
      url,
      limits: { perHour: 6, minFillSeconds: 1 },
      freeSpace: () => space,
    })
    outbox = temporary.outbox
    clock = temporary.clock
  })

  const kept = () => outbox.db.selectFrom('lead_photos').selectAll().orderBy('received_at').execute()
  const stored = async () => (await listLeads(outbox, leadFilter.parse({}))).leads

  async function upload(submissionId: string, photo: Uint8Array, address = '192.0.2.1') {
    const request = new Request(`${SITE}/api/leads/photos?submission_id=${submissionId}&lang=fr`, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'x-forwarded-for': address },
    })
    const response = await handleUpload(request, dependencies())
    return { status: response.status, ...(await response.json()) }
  }

  async function send(submissionId: string, photos: unknown, payload: Record<string, string> = {}) {
    const request = new Request(`${SITE}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'lead',
        submission_id: submissionId,
        photos,
        payload: { ...PAYLOADS.lead, ...payload },
      }),
    })
    const response = await handleLead(request, dependencies())
    return { status: response.status, ...(await response.json()) }
  }

  /** A lead with two photos; answers its submission id. */
  async function leadWithPhotos(payload: Record<string, string> = {}): Promise<string> {
    const id = randomUUID()
    const ids = []
    for (const photo of [await phonePhoto(), await webpPhoto()]) ids.push((await upload(id, photo)).id)
    expect(await send(id, ids, payload)).toMatchObject({ status: 202 })
    return id
  }

  /** What the CRM gets. */
  async function delivered(): Promise<Lead> {
    const sent: Lead[] = []
    const crm = {
      name: 'crm',
      send: async (lead: Lead) => {
        sent.push(lead)
        return { kind: 'delivered' as const, status: 200, answer: '' }
      },
    }
    await new Delivery(outbox, [crm]).deliverDue()
    if (!sent[0]) throw new Error('Nothing was delivered.')
    return sent[0]
  }

  const open = (link: string) =>
    handlePhotoLink(new Request(link), async () => outbox, new URL(link).pathname.split('/').at(-1) ?? '')

  /** Posts a form as a browser without scripts does. */
  async function post(photos: Blob[], change: Record<string, string> = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ type: 'lead', lang: 'fr', ...PAYLOADS.lead, ...change }))
      body.append(name, value)
    for (const photo of photos) body.append('photos', photo, photo.size > 0 ? 'cuisine.jpg' : '')
    const response = await handleForm(
      new NextRequest(`${SITE}/api/leads`, { method: 'POST', body }),
      dependencies(),
    )
    const location = response.headers.get('location') ?? ''
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const isReturned = location !== '' && !location.includes('request-received')
    const attempt = isReturned
      ? await attemptOf(new NextRequest(location, { headers: { cookie } }), dependencies())
      : null
    return { status: response.status, location, attempt }
  }

  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

  test('of a phone’s photo only what can be seen is kept, upright', async () => {
    const original = await phonePhoto()
    const before = await sharp(original).metadata()
    expect(before.orientation).toBe(6)
    // The tag of the place, and the maker.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
    expect(original.includes('Secret model')).toBe(true)

    await leadWithPhotos()
    const rows = await kept()
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
      expect(await upload(id, bytes)).toMatchObject({
        status: 422,
        error: { fields: { photos: expect.stringContaining('JPEG, du PNG ou du WebP') } },
      })
    }
    expect(await upload(id, Buffer.alloc(LARGEST_PHOTO + 1))).toMatchObject({
      status: 422,
      error: { message: expect.stringContaining('10\u00A0Mo') },
    })
    expect((await upload('no-uuid', await pngPhoto())).status).toBe(422)
    const foreign = new Request(`${SITE}/api/leads/photos?submission_id=${id}`, {
      method: 'POST',
      body: new Uint8Array(await pngPhoto()),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect((await handleUpload(foreign, dependencies())).status).toBe(403)
    expect(await kept()).toEqual([])
  })

  test('sent again, a photo and a lead are kept once', async () => {
    const id = randomUUID()
    const photo = await phonePhoto()
    const uploads = await Promise.all([1, 2, 3].map(() => upload(id, photo)))
    expect(new Set(uploads.map((one) => one.id)).size).toBe(1)
    const ids = [uploads[0]?.id]
    const { reference } = await send(id, ids)
    expect((await upload(id, photo)).status).toBe(201)
    expect(await send(id, ids)).toMatchObject({ status: 202, reference })
    expect(await stored()).toMatchObject([{ lead: { photos: ids } }])
    expect(await kept()).toMatchObject([{ id: ids[0], expires_at: null }])
  })

  test('a photo that was taken out before the lead was sent is erased', async () => {
    const id = randomUUID()
    const first = (await upload(id, await phonePhoto())).id
    const second = (await upload(id, await pngPhoto())).id
    await send(id, [second])
    expect(await kept()).toMatchObject([{ id: second }])
    expect(first).not.toBe(second)
  })

  test('photos of another lead, of none, or too many are refused, not lost silently', async () => {
    const { id: others } = await upload(randomUUID(), await phonePhoto())
    for (const photos of [[others], ['f'.repeat(32)], ['no id'], Array(6).fill('f'.repeat(32)), 'x']) {
      expect((await send(randomUUID(), photos)).status).toBeGreaterThanOrEqual(422)
    }
    expect(await stored()).toEqual([])
    expect((await send(randomUUID(), undefined)).status).toBe(202)
  })

  test('without its lead a photo is erased after ten minutes', async () => {
    const id = randomUUID()
    const photo = (await upload(id, await phonePhoto())).id
    await leadWithPhotos({ email: 'else@courriel.example' })
    clock.advance(ATTEMPT_LIFETIME)
    await eraseUnsent(outbox)
    expect(await kept()).toHaveLength(2)
    expect(await send(id, [photo])).toMatchObject({
      status: 503,
      error: { fields: { photos: expect.stringContaining('Choose them again') } },
    })
  })

  test('the CRM gets a link to each, which this server signed and which expires', async () => {
    await leadWithPhotos()
    const { photos } = await delivered()
    expect(photos).toHaveLength(2)
    for (const link of photos) {
      const response = await open(link)
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
      expect((await open(wrong)).status).toBe(403)
    }
    clock.advance(30 * DAY)
    expect((await open(link)).status).toBe(410)
    const short = photoLinks(outbox, ['f'.repeat(32)], { SITE_URL: SITE, LEADS_PHOTO_LINK_DAYS: 1 })
    expect((await open(short[0] ?? '')).status).toBe(404)
  })

  test('a link to a photo that waits for its lead shows nothing', async () => {
    const { id } = await upload(randomUUID(), await phonePhoto())
    const [link = ''] = photoLinks(outbox, [id])
    expect((await open(link)).status).toBe(404)
  })

  test('erased with the person, after the time leads are kept, and with a suspected lead', async () => {
    await leadWithPhotos()
    const [link = ''] = (await delivered()).photos
    await erasePerson(outbox, PAYLOADS.lead.email ?? '', 'staff')
    expect(await kept()).toEqual([])
    expect((await open(link)).status).toBe(404)

    await leadWithPhotos()
    clock.advance(31 * DAY)
    await purge(outbox, 30)
    expect(await kept()).toEqual([])

    const suspected = await leadWithPhotos({ honeypot: 'filled in' })
    expect(await kept()).toHaveLength(2)
    await deleteSuspected(outbox, suspected)
    expect(await kept()).toEqual([])
  })

  test('erased with a lead that is thrown away', async () => {
    for (let n = 0; n < 20; n++) await send(randomUUID(), [], { honeypot: 'filled in' })
    await leadWithPhotos({ honeypot: 'filled in' })
    expect(await stored()).toHaveLength(20)
    expect(await kept()).toEqual([])
  })

  test('a network address is forgotten after a day, and the CSV names the photos', async () => {
    const id = await leadWithPhotos()
    const csv = await text(exportLeads(outbox, leadFilter.parse({})))
    for (const { id: photo } of await kept())
      expect(csv).toContain(`/api/leads/staff/${id}/photo?id=${photo}`)
    clock.advance(DAY + 1)
    await purge(outbox, 30)
    expect(await kept()).toMatchObject([{ address_hash: null }, { address_hash: null }])
  })

  test('a full disk, and too many, are answered with a sentence; nobody’s photos make room for another one’s', async () => {
    space = 1_000_000
    const refused = { status: 503, error: { message: expect.stringContaining('n’ont pas pu') } }
    expect(await upload(randomUUID(), await phonePhoto())).toMatchObject(refused)
    space = Infinity
    const photos = await Promise.all(Array.from({ length: 20 }, (_, n) => phonePhoto(n)))
    for (const photo of photos) expect((await upload(randomUUID(), photo)).status).toBe(201)
    expect(await upload(randomUUID(), await phonePhoto())).toMatchObject(refused)
    expect((await upload(randomUUID(), await phonePhoto(), '192.0.2.2')).status).toBe(201)
    expect(await kept()).toHaveLength(21)
  })

  test('as many an hour from one address as its leads may have', async () => {
    const id = randomUUID()
    const photos = await Promise.all(Array.from({ length: 31 }, (_, n) => phonePhoto(n)))
    for (const [n, photo] of photos.entries()) {
      const { status } = await upload(id, photo)
      expect(status, String(n)).toBe(n < 30 ? 201 : 503)
      await outbox.db.updateTable('lead_photos').set({ expires_at: null }).execute()
    }
  })

  test('six posts are read at a time; twenty wait unread, and more are refused at once', async () => {
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
    const send = () => {
      const options = { method: 'POST', body: slow(), duplex: 'half' } as RequestInit
      const address = `${SITE}/api/leads/photos?submission_id=${randomUUID()}`
      return handleUpload(new Request(address, options), dependencies())
    }
    const held = Array.from({ length: 26 }, send)
    expect((await send()).status).toBe(503)
    expect(opened).toBe(6)
    for (const end of ends) end()
    // They had no bytes.
    for (const { status } of await Promise.all(held)) expect(status).toBe(422)
  })

  describe('without scripts', () => {
    test('photos arrive with the lead', async () => {
      const { status, location } = await post([blob(await phonePhoto()), blob(await pngPhoto())])
      expect([status, location]).toEqual([303, expect.stringContaining('/request-received/lead')])
      const [row] = await stored()
      expect(row?.lead.photos).toHaveLength(2)
      expect((await delivered()).photos).toHaveLength(2)
    })

    test('no file chosen is no photo', async () => {
      await post([new Blob([])])
      expect(await stored()).toMatchObject([{ lead: { photos: [] } }])
    })

    test('a form that needs a change keeps them, and each can be taken out', async () => {
      const { attempt } = await post([blob(await phonePhoto()), blob(await pngPhoto())], { email: 'amelie' })
      expect(attempt?.errors).toEqual({ email: 'emailInvalid' })
      const ids = attempt?.values.photo?.split('\n') ?? []
      expect(ids).toHaveLength(2)
      const { submission_id = '' } = attempt?.values ?? {}
      await post([], { submission_id, photo: ids[1] ?? '' })
      expect(await stored()).toMatchObject([{ submissionId: submission_id, lead: { photos: [ids[1]] } }])
      expect(await kept()).toMatchObject([{ id: ids[1] }])
    })

    test('a photo that is none leads back with the texts and the others', async () => {
      const { attempt } = await post([blob(notPhoto()), blob(await phonePhoto())])
      expect(attempt).toMatchObject({ errors: { photos: 'photosUnreadable' }, values: PAYLOADS.lead })
      expect(attempt?.values.photo).toMatch(/^[0-9a-f]{32}$/)
      expect(await stored()).toEqual([])
    })

    test('of six the first five are kept', async () => {
      const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => phonePhoto(n)))
      const { attempt } = await post(photos.map(blob))
      expect(attempt?.errors).toEqual({ photos: 'photosTooMany' })
      expect(attempt?.values.photo?.split('\n')).toHaveLength(5)
    })

    test('photos that are too large together keep the texts before them', async () => {
      const large = new Blob([new Uint8Array(9 * 1024 * 1024)])
      const { attempt } = await post([blob(await phonePhoto()), large, large, large])
      expect(attempt).toMatchObject({ errors: { photos: 'photosTooLarge' }, values: PAYLOADS.lead })
      expect(await stored()).toEqual([])
    })

    test('photos that are gone are asked for again', async () => {
      const { attempt } = await post([blob(await phonePhoto())], { email: 'amelie' })
      clock.advance(ATTEMPT_LIFETIME)
      await eraseUnsent(outbox)
      const { submission_id = '', photo = '' } = attempt?.values ?? {}
      expect((await post([], { submission_id, photo })).attempt?.errors).toEqual({ photos: 'photosNotKept' })
    })

    test('a full disk leads back with a sentence, and nothing is half stored', async () => {
      space = 1_000_000
      const { status, attempt } = await post([blob(await phonePhoto())])
      expect([status, attempt]).toEqual([422, null])
      expect(await stored()).toEqual([])
    })

    test('texts have the limit of any form', async () => {
      expect((await post([], { message: 'x'.repeat(70_000) })).status).toBe(413)
    })
  })
})
