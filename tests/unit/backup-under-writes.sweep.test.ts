import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Lake } from 'content-lake'
import { storeImage } from 'content-lake/media'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { handleReview } from '#lib/leads/http/handle-review.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { embeddedReviewContent } from '#lib/leads/reviews/embedded-review-content.ts'
import { makeReviewLink } from '#lib/leads/reviews/link.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { restoreBackup } from '#lib/server/backup/restore.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { mutate, temporaryFolder, temporaryLake } from '../lake/temporary-lake.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { recordRows } from '../sweep/table.ts'

/*
 * One data folder, to which staff publish, visitors send leads, customers reviews, and staff images, all of them without a pause,
 * while `npm run backup` makes backups of it. Each is restored.
 */

const ROUNDS = 6
const PER_SECOND = 200

/** What was acknowledged, in order. */
interface Acknowledged {
  publishes: string[]
  leads: string[]
  reviews: string[]
  images: string[]
}

/** Writes in this process until told to stop. */
function write(lake: Lake, outbox: Outbox, { publishes, leads, reviews, images }: Acknowledged) {
  let isOver = false
  const until = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work()
      await turn()
    }
  }
  const publish = async () => {
    const id = `publish-${publishes.length}`
    const half = (name: string) => ({ create: { _id: `${id}-${name}`, _type: 'half' } })
    const counter = { createIfNotExists: { _id: 'counter', _type: 'counter', value: 0 } }
    mutate(lake, counter, { patch: { id: 'counter', inc: { value: 1 } } }, half('left'), half('right'))
    publishes.push(id)
  }
  const send = async () => {
    const submission = sampleSubmission()
    await outbox.submit(submission)
    leads.push(submission.lead.submission_id)
    return submission.lead.submission_id
  }
  const review = async () => {
    const lead = await send()
    await changeWork(outbox, lead, { field: 'stage', from: 'new', to: 'done' }, 'account')
    const path = await makeReviewLink(outbox, lead, 'account', 60)
    const key = new URLSearchParams(path?.split('?')[1]).get('key') ?? ''
    const answers = { rating: '4', title: 'Good', content: 'All was good.', name: 'Jo', consent: 'yes' }
    const request = new Request(`http://localhost:3000/api/reviews?key=${key}`, {
      method: 'POST',
      body: new URLSearchParams({ ...answers, honeypot: '' }),
    })
    const { headers } = await handleReview(request, {
      outbox: async () => outbox,
      reviews: () => embeddedReviewContent(lake),
      settings: async () => ({ recipients: [] }),
      stored: () => {},
    })
    if (headers.get('location')?.includes('done=yes')) reviews.push(lead)
  }
  const upload = async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#000', noise } })
    const { _id } = await storeImage(lake, await picture.png().toBuffer(), { author: 'account' })
    images.push(_id)
  }
  const senders = Array.from({ length: 24 }, () => send)
  const work = [publish, ...senders, review, review, upload].map((one) =>
    until(async () => void (await one())),
  )
  return async () => {
    isOver = true
    await Promise.all(work)
  }
}

test(`${ROUNDS} backups under ${PER_SECOND} writes a second: consistent, and nothing acknowledged before is missing`, async () => {
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  const { outbox } = await temporaryOutbox({ folder })
  const acknowledged: Acknowledged = { publishes: [], leads: [], reviews: [], images: [] }
  const count = () => Object.values(acknowledged).reduce((sum, ids) => sum + ids.length, 0)
  const lost: string[] = []
  let tried = 0
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const stop = write(lake, outbox, acknowledged)
    const reviews = acknowledged.reviews.length
    await vi.waitUntil(() => acknowledged.reviews.length > reviews + 2, 60_000)
    const before = structuredClone(acknowledged)
    const [started, written] = [performance.now(), count()]
    const archive = await backUp(folder)
    rates.push((count() - written) / ((performance.now() - started) / 1_000))
    await stop()
    const copy = temporaryFolder()
    await restoreBackup(archive, copy)
    tried += Object.values(before).flat().length
    lost.push(...(await missingIn(copy, before)))
  }
  console.log(`  ${rates.map((rate) => rate.toFixed(0)).join(', ')} writes a second while a backup was made`)
  recordRows('tests/unit/backup-under-writes.sweep.test.ts', {
    'acknowledged before a backup under writes': { tried, lost: lost.length },
  })
  expect(lost).toEqual([])
  expect(acknowledged.reviews.length).toBeGreaterThan(ROUNDS)
  expect(Math.min(...rates)).toBeGreaterThan(PER_SECOND)
})

/** Runs `npm run backup`, and returns what it made. */
async function backUp(DATA_DIR: string): Promise<string> {
  const BACKUP_DIR = temporaryFolder()
  const env = { ...process.env, DATA_DIR, BACKUP_DIR }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backup'], { env, stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([0, null])
  const [archive = ''] = await backupsIn(BACKUP_DIR)
  return archive
}

/** What a restored folder lacks of what was acknowledged, and what in it does not fit together. */
async function missingIn(folder: string, before: Acknowledged): Promise<string[]> {
  const lake = openSiteLake(folder)
  const { outbox } = await temporaryOutbox({ folder })
  const has = (id: string) => lake.getDocuments([id]).length === 1
  const hasFile = (path: unknown) =>
    existsSync(join(folder, 'assets/images', String(path).split('/').at(-1) ?? ''))
  const rows = await outbox.db.selectFrom('leads').select(['submission_id', 'reviewed_at']).execute()
  const leads = new Set(rows.map((row) => row.submission_id))
  const reviewed = rows.filter((row) => row.reviewed_at !== null).map((row) => row.submission_id)
  const halves = lake.allDocuments(['half']).map(({ _id }) => _id)
  const pairs = new Set(halves.map((id) => id.replace(/-(left|right)$/, '')))
  const counted = lake.getDocuments(['counter'])[0]?.value ?? 0
  const missing = [
    ...before.publishes.filter((id) => !pairs.has(id)),
    ...before.leads.filter((id) => !leads.has(id)),
    ...before.reviews.filter((id) => !reviewed.includes(id)),
    ...before.images.filter((id) => !has(id)),
    // What does not fit together.
    ...reviewed.filter((id) => !has(`drafts.${reviewIdOf(id)}`)).map((id) => `the review of ${id}`),
    ...lake
      .allDocuments(['sanity.imageAsset'])
      .flatMap(({ path }) => (hasFile(path) ? [] : [`the file ${path}`])),
    ...(halves.length === 2 * pairs.size && counted === pairs.size ? [] : ['half a transaction']),
  ]
  lake.close()
  return missing
}
