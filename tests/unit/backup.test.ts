import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createShareLink } from '#lib/draft-links/links.ts'
import { keepAttempt } from '#lib/leads/attempts.ts'
import { keepFile } from '#lib/leads/contractors/files.ts'
import { addReport } from '#lib/leads/life/reports.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { keepPhoto } from '#lib/leads/photos/keep.ts'
import { addNews } from '#lib/leads/receivers/news.ts'
import { keepReviewAttempt, makeReviewLink } from '#lib/leads/reviews/link.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { withdrawConsent } from '#lib/leads/withdrawal.ts'
import { lifeOf } from '#lib/requests/life.ts'
import { addCounts } from '#lib/results/store.ts'
import { createSignInLink } from '#lib/server/accounts/links.ts'
import { addPasskey } from '#lib/server/accounts/passkeys.ts'
import { createAccount } from '#lib/server/accounts/people.ts'
import { countAttempt } from '#lib/server/accounts/throttle.ts'
import { createToken } from '#lib/server/accounts/tokens.ts'
import { packBackup } from '#lib/server/backup/archive.ts'
import { makeBackup } from '#lib/server/backup/backup.ts'
import { RestoreError, restoreBackup } from '#lib/server/backup/restore.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import {
  acknowledged,
  startWriter,
  wholeTransactions,
  writesHaveBegun,
} from '../../packages/content-lake/tests/processes/writers.ts'
import { act, mutate, temporaryFolder, temporaryLake } from '../lake/temporary-lake.ts'
import { activeContractor } from '../leads/sample-contractors.ts'
import { PAYLOADS, sampleSubmission } from '../leads/samples.ts'
import { storedIds, temporaryOutbox } from '../leads/temporary-outbox.ts'
import { phonePhoto } from '../sample-photos.ts'
import { usedFolder } from './used-folder.ts'

/** Sends leads until told to stop; returns how to, and the ids that were acknowledged. */
function sendLeads(outbox: Outbox) {
  const ids: string[] = []
  let isOver = false
  const sending = (async () => {
    while (!isOver) {
      const submission = sampleSubmission()
      await outbox.submit(submission)
      ids.push(submission.lead.submission_id)
    }
  })()
  return {
    ids,
    stop: () => {
      isOver = true
      return sending
    },
  }
}

test('a backup taken while others write without a pause has all that was acknowledged before', async () => {
  const folder = usedFolder()
  const { outbox } = await temporaryOutbox({ folder })
  const attempt = { type: 'contact', values: PAYLOADS.contact, errors: { email: 'emailInvalid' } } as const
  await keepAttempt(outbox, attempt, { address: '192.0.2.1', cookie: 'cookie' })
  const lakeFolder = temporaryFolder()
  const writer = startWriter(lakeFolder, 'writer', 1_000_000)
  const promises = acknowledged(writer)
  let said = ''
  writer.stdout?.on('data', (chunk) => (said += chunk))
  await writesHaveBegun(writer)
  const leads = sendLeads(outbox)
  while (said.split('\n').length < 600) await once(writer.stdout ?? writer, 'data')

  const [lakeBefore, leadsBefore] = [said.split('\n').slice(1, -1), [...leads.ids]]
  const ofLake = await makeBackup(lakeFolder, temporaryFolder(), 1)
  const ofLeads = await makeBackup(folder, temporaryFolder(), 1)
  writer.kill()
  await leads.stop()
  expect((await promises).length).toBeGreaterThan(lakeBefore.length)

  const [lakeCopy, leadsCopy] = [temporaryFolder(), temporaryFolder()]
  await restoreBackup(ofLake, lakeCopy)
  await restoreBackup(ofLeads, leadsCopy)
  const kept = new Set(wholeTransactions(temporaryLake(lakeCopy)))
  expect(lakeBefore.filter((id) => !kept.has(id))).toEqual([])
  const { outbox: restored } = await temporaryOutbox({ folder: leadsCopy })
  const ids = await storedIds(restored)
  expect(leadsBefore.length).toBeGreaterThan(10)
  expect(leadsBefore.filter((id) => !ids.has(id))).toEqual([])
  expect(await restored.db.selectFrom('form_attempts').selectAll().execute()).toEqual([])
  expect(await outbox.db.selectFrom('form_attempts').selectAll().execute()).toHaveLength(1)
}, 60_000)

test('images are in it; what is made again, and who is signed in, is not', async () => {
  const folder = usedFolder()
  const copy = temporaryFolder()
  const manifest = await restoreBackup(await makeBackup(folder, temporaryFolder(), 1), copy)
  expect(manifest.files.map(({ path }) => path)).toEqual(['lake.sqlite', 'assets/images/one.png'])
  expect(readFileSync(join(copy, 'assets/images/one.png'))).toEqual(
    readFileSync(join(folder, 'assets/images/one.png')),
  )
  const lake = temporaryLake(copy)
  expect(lake.getDocuments(['a'])[0]?.text).toHaveLength(50_000)
  const count = (table: string) => lake.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  expect([count('accounts'), count('sessions')]).toEqual([1, 0])
})

/** The rows of every table there is, not only of those that are known to this test. */
function rowsOf(folder: string): Record<string, unknown[]> {
  const rows = ['lake.sqlite', 'leads.sqlite'].flatMap((file) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true })
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name))
    const all = tables.map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()] as const)
    database.close()
    return all
  })
  return Object.fromEntries(rows)
}

/** A data folder with something in every table. */
async function fullFolder(): Promise<string> {
  const folder = usedFolder()
  const lake = temporaryLake(folder)
  const { database } = lake
  const reference = { _type: 'reference', _ref: 'a' }
  mutate(lake, { create: { _id: 'drafts.b', _type: 'note', reference } })
  act(lake, { type: 'version.create', publishedId: 'a', document: { _id: 'versions.r1.a', _type: 'note' } })
  lake.meta.set('builtFrom', '1')
  const accountId = createAccount(database, { email: 'max@example.ca', role: 'editor' }).id
  addPasskey(database, 'Phone', {
    accountId,
    credentialId: 'credential',
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 0,
  })
  database
    .prepare('INSERT INTO passkey_challenges VALUES (?, ?, ?, NULL, ?)')
    .run('challenge', 'browser', 'address', Date.now() + 60_000)
  database.prepare('INSERT INTO key_values VALUES (?, ?, ?)').run(accountId, 'language', '"fr"')
  createSignInLink(database, accountId)
  createToken(database, { role: 'editor', label: 'Script' })
  countAttempt(database, { email: 'max@example.ca', address: '192.0.2.1' })

  const { outbox } = await temporaryOutbox({ folder, confirms: true })
  const submission = sampleSubmission()
  const { submission_id: submissionId } = submission.lead
  const kept = await keepPhoto(outbox, await phonePhoto(1), { submissionId, address: '192.0.2.1' })
  const photos = 'id' in kept ? [kept.id] : []
  await outbox.submit({ ...submission, lead: { ...submission.lead, photos } })
  const contractor = await activeContractor(outbox)
  const now = Date.now()
  const asking = { contractors: [contractor], actor: null, answerBy: now + 3_600_000, lookAgainAt: now }
  await askContractors(outbox, submissionId, asking)
  const [offer] = await offersOf(outbox.db, submissionId)
  await relay(outbox, offer?.id ?? '', { sender: 'contractor', text: 'Brick or drywall?' })
  const proof = new Blob(['%PDF-1.7'])
  await keepFile(
    outbox,
    proof,
    { contractor_id: contractor, submission_id: null, kind: 'proof' },
    '192.0.2.1',
  )
  await changeWork(outbox, submissionId, { field: 'stage', from: 'working', to: 'done' }, accountId)
  const path = await makeReviewLink(outbox, submissionId, accountId, 60)
  const key = new URLSearchParams(path?.split('?')[1]).get('key') ?? ''
  await keepReviewAttempt(outbox, key, { values: { title: 'Typed' }, errors: {} })
  await withdrawConsent(outbox, submissionId)
  const told = { receivers: ['accounting'], now: Date.now }
  await outbox.commits.run(async (trx) => {
    await addReport(trx, submissionId, lifeOf(Date.now(), []), Date.now())
    await addNews(trx, told, 'lead', [submissionId])
  })
  await createShareLink(outbox, { path: '/faq', layers: [], documents: [], createdBy: accountId, days: 7 })
  await addCounts(outbox, [{ day: '2026-10-01', kind: 'page', name: '/faq', count: 3 }])
  await keepPhoto(outbox, await phonePhoto(2), { submissionId: randomUUID(), address: '192.0.2.1' })
  await keepAttempt(
    outbox,
    { type: 'contact', values: PAYLOADS.contact, errors: {} },
    { address: '192.0.2.1', cookie: 'cookie' },
  )
  return folder
}

test('every row of every table is in it, but for what is only for a while', async () => {
  const folder = await fullFolder()
  const copy = temporaryFolder()
  await restoreBackup(await makeBackup(folder, temporaryFolder(), 1), copy)
  const [before, after] = [rowsOf(folder), rowsOf(copy)]
  const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual([])

  const FOR_A_WHILE = [
    ...['form_attempts', 'sessions', 'sign_in_attempts', 'sign_in_links', 'passkey_challenges'],
    'share_links',
  ]
  for (const table of FOR_A_WHILE) expect(after[table], table).toEqual([])
  expect(before.lead_photos).toHaveLength(2)
  expect(after.lead_photos).toMatchObject([{ expires_at: null }])
  expect(before.leads).toMatchObject([{ review_attempt: expect.stringContaining('Typed') }])
  const isWhole = ([table]: [string, unknown[]]) => ![...FOR_A_WHILE, 'lead_photos', 'leads'].includes(table)
  const whole = (rows: typeof before) => Object.fromEntries(Object.entries(rows).filter(isWhole))
  expect(whole(after)).toEqual(whole(before))
  expect(after.leads).toEqual(before.leads?.map((row) => ({ ...(row as object), review_attempt: null })))
})

test('the leads are copied before the content that they name', async () => {
  const folder = await fullFolder()
  const manifest = await restoreBackup(await makeBackup(folder, temporaryFolder(), 1), temporaryFolder())
  expect(manifest.files.map(({ path }) => path)).toEqual([
    'leads.sqlite',
    'lake.sqlite',
    'assets/images/one.png',
  ])
})

/** Whether gzip finds nothing wrong, its checksum included. */
function unzips(bytes: Uint8Array): boolean {
  try {
    return gunzipSync(bytes).length > 0
  } catch {
    return false
  }
}

test('one that is damaged anywhere is refused, and changes nothing', async () => {
  const archive = await makeBackup(usedFolder(), temporaryFolder(), 1)
  const bytes = readFileSync(archive)
  const damaged = join(temporaryFolder(), 'damaged.tar.gz')
  const target = temporaryFolder()
  // The first ten bytes are gzip's own, some of which mean nothing. Nor do the bits that fill up its last byte of data.
  const flips = Array.from({ length: 60 }, (_, n) => 10 + Math.floor((n * (bytes.length - 11)) / 59))
  const flipped = flips
    .map((at) => bytes.with(at, (bytes[at] ?? 0) ^ 1))
    .filter((variant) => !unzips(variant))
  expect(flipped.length).toBeGreaterThan(50)
  const variants = [
    ...flipped,
    bytes.subarray(0, bytes.length / 2),
    bytes.subarray(0, -1),
    Buffer.alloc(0),
    Buffer.from('no archive'),
  ]
  for (const variant of variants) {
    writeFileSync(damaged, variant)
    await expect(restoreBackup(damaged, target)).rejects.toThrow(
      /is damaged: .* Nothing was changed\. Restore another/,
    )
    expect(readdirSync(target)).toEqual([])
  }
})

test('a folder in use is left alone, or put aside; a folder of a running server is refused', async () => {
  const archive = await makeBackup(usedFolder(), temporaryFolder(), 1)
  const used = usedFolder()
  await expect(restoreBackup(archive, used)).rejects.toThrow(
    /is in use: it has .*lake\.sqlite.* add --replace/,
  )

  const lake = temporaryLake(used)
  mutate(lake, { create: { _id: 'later', _type: 'note' } })
  await expect(restoreBackup(archive, used, { replace: true })).rejects.toThrow(RestoreError)
  await expect(restoreBackup(archive, used, { replace: true })).rejects.toThrow(
    /A server uses .*: stop it first/,
  )
  lake.close()

  await restoreBackup(archive, used, { replace: true })
  expect(temporaryLake(used).getDocuments(['later'])).toEqual([])
  const aside = readdirSync(used).find((name) => name.startsWith('before-restore-')) ?? ''
  expect(temporaryLake(join(used, aside)).getDocuments(['later'])).toHaveLength(1)
})

test('a folder whose server was killed is replaced, with what its log had', async () => {
  const archive = await makeBackup(usedFolder(), temporaryFolder(), 1)
  const lake = temporaryLake()
  mutate(lake, { create: { _id: 'in-the-log', _type: 'note' } })
  const killed = temporaryFolder()
  for (const name of readdirSync(lake.dataDir)) {
    if (name.startsWith('lake.sqlite')) copyFileSync(join(lake.dataDir, name), join(killed, name))
  }
  expect(readdirSync(killed)).toContain('lake.sqlite-wal')
  await restoreBackup(archive, killed, { replace: true })
  const [aside = ''] = readdirSync(killed).filter((name) => name.startsWith('before-restore-'))
  const former = temporaryLake(join(killed, aside))
  expect(former.getDocuments(['in-the-log'])).toHaveLength(1)
})

test('pages that were built from the lake before are not those of the restored one', async () => {
  const folder = usedFolder()
  const lake = temporaryLake(folder)
  lake.meta.set('lakeId', 'known to a build')
  const copy = temporaryFolder()
  await restoreBackup(await makeBackup(folder, temporaryFolder(), 1), copy)
  expect(temporaryLake(copy).meta.get('lakeId')).toBeUndefined()
})

test('the newest are kept, and nothing else in their folder is touched', async () => {
  const folder = usedFolder()
  const backups = temporaryFolder()
  writeFileSync(join(backups, 'mine.tar.gz'), '')
  for (let day = 1; day <= 5; day++) {
    await makeBackup(folder, backups, 3, new Date(Date.UTC(2026, 10, day)))
  }
  expect((await backupsIn(backups)).map((file) => basename(file).slice(0, 18))).toEqual([
    'montage-2026-11-05',
    'montage-2026-11-04',
    'montage-2026-11-03',
  ])
  expect(readdirSync(backups)).toContain('mine.tar.gz')
  expect(readdirSync(backups)).toHaveLength(4)
})

test('what killed backups have left is removed after a day', async () => {
  const backups = temporaryFolder()
  const [old, young] = ['.unfinished-old', '.unfinished-young'].map((name) => join(backups, name))
  for (const path of [old, young]) {
    mkdirSync(path ?? '')
    writeFileSync(join(path ?? '', 'lake.sqlite'), 'x')
  }
  const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 3_600
  utimesSync(old ?? '', twoDaysAgo, twoDaysAgo)
  await makeBackup(usedFolder(), backups, 1)
  expect(readdirSync(backups).filter((name) => name.startsWith('.'))).toEqual([basename(young ?? '')])
})

/** An archive as a backup is, with a manifest that is right, of other files. */
async function archiveOf(files: [path: string, content: string][]): Promise<string> {
  const archive = join(temporaryFolder(), 'odd.tar.gz')
  async function* entries() {
    for (const [path, content] of files) {
      const bytes = Buffer.from(content)
      yield { path, size: bytes.length, content: Readable.from([bytes]) }
    }
  }
  await packBackup(entries(), new Date(), createWriteStream(archive))
  return archive
}

test.each<[name: string, files: [string, string][], sentence: RegExp]>([
  ['without a database', [['leads.txt', 'x']], /has no database, so it is no backup of this site/],
  [
    'of a database that is none',
    [['lake.sqlite', 'x'.repeat(5_000)]],
    /holds lake\.sqlite .* damaged already: the file itself/,
  ],
  [
    'that leads out of the folder',
    [['../lake.sqlite', 'x']],
    /"\.\.\/lake\.sqlite" is not what a backup holds/,
  ],
  ['with a whole path', [['/tmp/lake.sqlite', 'x']], /"\/tmp\/lake\.sqlite" is not what a backup holds/],
  ['with a name that a restore uses', [['.restoring/a', 'x']], /is not what a backup holds/],
  ['with a folder that was put aside', [['before-restore-1/lake.sqlite', 'x']], /is not what a backup holds/],
  ['with a log of a database', [['lake.sqlite-wal', 'x']], /is not what a backup holds/],
  [
    'with a file that is a folder too',
    [
      ['assets', 'x'],
      ['assets/a.png', 'x'],
    ],
    /"assets\/a\.png" cannot be a file here/,
  ],
  [
    'with a file twice',
    [
      ['a.png', 'x'],
      ['a.png', 'y'],
    ],
    /"a\.png" cannot be a file here \(EEXIST\)/,
  ],
  ['with a name of nothing', [['assets//a.png', 'x']], /is not what a backup holds/],
])('an archive %s is refused with a sentence, and leaves nothing', async (_, files, sentence) => {
  const target = temporaryFolder()
  const refused = await restoreBackup(await archiveOf(files), target).catch((error) => error)
  expect(refused).toBeInstanceOf(RestoreError)
  expect(refused.message).toMatch(sentence)
  expect(readdirSync(target)).toEqual([])
})

test('a backup on which the site shows no page is refused, and changes nothing', async () => {
  const archive = await makeBackup(usedFolder(), temporaryFolder(), 1)
  const target = temporaryFolder()
  const seen: string[][] = []
  const trySite = async (folder: string) => {
    seen.push(readdirSync(folder))
    throw new RestoreError('No page is shown.')
  }
  await expect(restoreBackup(archive, target, { trySite })).rejects.toThrow('No page is shown.')
  expect(seen).toEqual([expect.arrayContaining(['lake.sqlite', 'assets'])])
  expect(readdirSync(target)).toEqual([])
})

test('the commands make a backup and restore it', async () => {
  const [DATA_DIR, BACKUP_DIR] = [usedFolder(), temporaryFolder()]
  const env = { ...process.env, DATA_DIR, BACKUP_DIR, BUILD_DIR: join(DATA_DIR, 'no-build') }
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], { env, encoding: 'utf8' })
  const made = run('backup')
  expect(made).toMatchObject({ status: 0 })
  expect(made.stdout + made.stderr).toMatch(/montage-.*\.tar\.gz \(\d/)
  const [file = ''] = await backupsIn(BACKUP_DIR)
  const restored = run('restore', '--from', file, '--replace')
  expect(restored).toMatchObject({ status: 0 })
  expect(restored.stdout + restored.stderr).toContain('is as it was at')
}, 60_000)
