import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { expect } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { attemptOf, type FormDependencies, handleForm } from '#lib/leads/http/handle-form.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { handlePhotoLink, handleUpload } from '#lib/leads/http/handle-photo.ts'
import type { Lead } from '#lib/leads/lead.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { phonePhoto, webpPhoto } from '../sample-photos.ts'
import { PAYLOADS, SETTINGS } from './samples.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

export const SITE = 'http://localhost:3000'

export const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

/** Its free bytes. */
interface Disk {
  free: number
}

/** The routes that take photos, on an outbox of their own. */
export class PhotoServer {
  readonly outbox: Outbox
  readonly clock: Clock
  readonly #disk: Disk

  private constructor(outbox: Outbox, clock: Clock, disk: Disk) {
    this.outbox = outbox
    this.clock = clock
    this.#disk = disk
  }

  /** On PostgreSQL when there is an address of one. */
  static async start(url?: string): Promise<PhotoServer> {
    const disk: Disk = { free: Infinity }
    const limits = { perHour: 6, minFillSeconds: 1 }
    const { outbox, clock } = await temporaryOutbox({ url, limits, freeSpace: () => disk.free })
    return new PhotoServer(outbox, clock, disk)
  }

  leaveFree(bytes: number): void {
    this.#disk.free = bytes
  }

  dependencies(): FormDependencies {
    return {
      outbox: async () => this.outbox,
      settings: async () => SETTINGS,
      requestedJobs: async () => ({ jobs: [], fields: {} }),
      claimed: async () => ({ jobs: [], fields: {} }),
      lists: async () => ({}),
      nextSteps: async () => ({ text: '', steps: [] }),
      stored: () => {},
      showForm: async (_address, { errors }, status) => Response.json(errors, { status }),
    }
  }

  kept() {
    return this.outbox.db.selectFrom('lead_photos').selectAll().orderBy('received_at').execute()
  }

  async stored() {
    return (await listLeads(this.outbox, leadFilter.parse({}))).leads
  }

  async upload(submissionId: string, photo: Uint8Array, address = '192.0.2.1') {
    const request = new Request(`${SITE}/api/leads/photos?submission_id=${submissionId}&lang=fr`, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'x-forwarded-for': address },
    })
    const response = await handleUpload(request, this.dependencies())
    return { status: response.status, ...(await response.json()) }
  }

  async send(submissionId: string, photos: unknown, payload: Record<string, string> = {}) {
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
    const response = await handleLead(request, this.dependencies())
    return { status: response.status, ...(await response.json()) }
  }

  /** A lead with two photos; answers its submission id. */
  async leadWithPhotos(payload: Record<string, string> = {}): Promise<string> {
    const id = randomUUID()
    const ids = []
    for (const photo of [await phonePhoto(), await webpPhoto()]) ids.push((await this.upload(id, photo)).id)
    expect(await this.send(id, ids, payload)).toMatchObject({ status: 202 })
    return id
  }

  /** What the CRM gets. */
  async delivered(): Promise<Lead> {
    const sent: Lead[] = []
    const crm = {
      name: 'crm',
      send: async (lead: Lead) => {
        sent.push(lead)
        return { kind: 'delivered' as const, status: 200, answer: '' }
      },
      withdraw: async () => ({ kind: 'delivered' as const, status: 200, answer: '' }),
      report: async () => ({ kind: 'delivered' as const, status: 200, answer: '' }),
    }
    await new Delivery(this.outbox, [crm]).deliverDue()
    if (!sent[0]) throw new Error('Nothing was delivered.')
    return sent[0]
  }

  /** Opens a link that the CRM got. */
  open(link: string) {
    const id = new URL(link).pathname.split('/').at(-1) ?? ''
    return handlePhotoLink(new Request(link), async () => this.outbox, id)
  }

  /** Posts a form as a browser without scripts does. */
  async post(photos: Blob[], change: Record<string, string> = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ type: 'lead', lang: 'fr', ...PAYLOADS.lead, ...change }))
      body.append(name, value)
    for (const photo of photos) body.append('photos', photo, photo.size > 0 ? 'cuisine.jpg' : '')
    const response = await handleForm(
      new NextRequest(`${SITE}/api/leads`, { method: 'POST', body }),
      this.dependencies(),
    )
    const location = response.headers.get('location') ?? ''
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const isReturned = location !== '' && !location.includes('request-received')
    const attempt = isReturned
      ? await attemptOf(new NextRequest(location, { headers: { cookie } }), this.dependencies())
      : null
    return { status: response.status, location, attempt }
  }
}
