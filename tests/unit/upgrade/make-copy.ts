// Makes the stored copy of this release's data: `node tests/unit/upgrade/make-copy.ts`, when tables have changed. The copies of
// releases before it were made by the same steps, with their own code, as far as they had them.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { Delivery } from '#lib/leads/delivery.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { keepPhoto } from '#lib/leads/photos/keep.ts'
import { makeReviewLink } from '#lib/leads/reviews/link.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { withdrawConsent } from '#lib/leads/withdrawal.ts'
import { createAccount, createToken, setPassword } from '#lib/server/accounts/index.ts'
import { addPasskey } from '#lib/server/accounts/passkeys.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { startPostgres } from '../../leads/postgres.ts'
import { sampleSubmission } from '../../leads/samples.ts'
import { EMAIL, LEADS, PASSKEY, PASSWORD } from './releases.ts'

const folder = mkdtempSync(join(tmpdir(), 'montage-copy-'))
const postgres = await startPostgres()
const url = await postgres.newDatabase()
const author = await fillLake()
const sqlite = await fillLeads(undefined)
const { photo, key } = await fillLeads(url)

const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
const copy = join(import.meta.dirname, 'copies', commit)
mkdirSync(copy)
const store = (name: string, bytes: string | Buffer) =>
  writeFileSync(join(copy, `${name}.gz`), gzipSync(bytes, { level: 9 }))
for (const name of ['lake.sqlite', 'leads.sqlite']) store(name, readFileSync(join(folder, name)))
store('leads.sql', dumped(url))
await postgres.stop()
rmSync(folder, { recursive: true })
const release = {
  commit,
  token: author.token,
  passkeys: [PASSKEY],
  photo,
  review: { sqlite: sqlite.key, postgres: key },
}
console.log(`Add to releases.ts: ${JSON.stringify(release)}`)

/** As statements that any client can run: none of psql's own commands, and no settings of the server it came from. */
function dumped(database: string): string {
  const options = ['--inserts', '--no-owner', '--no-privileges', database]
  const lines = execFileSync('pg_dump', options, { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => !/^(--|\\|SET |SELECT pg_catalog.set_config|$)/.test(line)).join('\n')
}

async function fillLake() {
  const lake = openSiteLake(folder)
  const text = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
  const slug = { _type: 'slug', current: 'tv-mounting' }
  const mutate = (...mutations: unknown[]) => lake.mutate(mutations, { author: 'account-amelie' })
  mutate(
    { create: { _id: 'category-tech', _type: 'category', name: text('Tech', 'Techno') } },
    {
      create: {
        _id: 'service-tv',
        _type: 'service',
        name: text('TV mounting', 'Installation de téléviseur'),
        slug,
        category: { _type: 'reference', _ref: 'category-tech' },
        priceRange: { low: 150, high: 500 },
      },
    },
    {
      create: {
        _id: 'review-1',
        _type: 'review',
        customerName: 'Zoé',
        rating: 5,
        service: { _type: 'reference', _ref: 'service-tv' },
      },
    },
  )
  mutate({ patch: { id: 'service-tv', set: { 'name.en': 'TV wall mounting' } } })
  const name = text('TV mounting, soon', 'Installation de téléviseur, bientôt')
  mutate({ create: { _id: 'drafts.service-tv', _type: 'service', name, slug } })
  mutate({ create: { _id: 'gone', _type: 'city', name: text('Gone', 'Partie') } })
  mutate({ delete: { id: 'gone' } })

  const { database } = lake
  const account = createAccount(database, { email: EMAIL, role: 'editor', displayName: 'Amélie' })
  await setPassword(database, account.id, PASSWORD)
  const { secret: token } = createToken(database, { role: 'translator', label: 'French' })
  addPasskey(database, PASSKEY, {
    accountId: account.id,
    credentialId: 'credential',
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 0,
  })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  lake.close()
  return { account: account.id, token }
}

async function fillLeads(database: string | undefined) {
  const opened = await openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: database })
  const outbox = new Outbox(opened, { perHour: 0, minFillSeconds: 1 })
  const { delivered, waiting, suspected } = LEADS
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#17140b' } })
  const sender = { submissionId: delivered, address: '192.0.2.1' }
  const photo = await keepPhoto(outbox, await picture.png().toBuffer(), sender)
  if ('error' in photo) throw new Error(photo.error)
  const first = sampleSubmission({ id: delivered })
  await outbox.submit({ ...first, lead: { ...first.lead, photos: [photo.id] } })
  const send = async () => ({ kind: 'delivered', status: 200, answer: '' }) as const
  await new Delivery(outbox, [{ name: 'webhook', send, withdraw: send, report: send }]).deliverDue()
  await outbox.submit(sampleSubmission({ id: waiting, type: 'contact' }))
  const spam = sampleSubmission({ id: suspected })
  await outbox.submit({ ...spam, lead: { ...spam.lead, honeypot: 'filled in' } })
  await changeWork(outbox, delivered, { field: 'stage', from: 'new', to: 'done' }, author.account)
  await changeWork(outbox, delivered, { field: 'note', from: '', to: 'Called back.' }, author.account)
  const review = await makeReviewLink(outbox, delivered, author.account, 36_500)
  await withdrawConsent(outbox, waiting)
  await outbox.commits.run(async () => {})
  await opened.db.destroy()
  return { photo: photo.id, key: new URLSearchParams(review?.split('?')[1]).get('key') }
}
