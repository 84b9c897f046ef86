import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { cellsOf, damageRoot, overwrite, pagesOf } from '../../packages/content-lake/tests/damaged-bytes.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import type { OwnSite } from '../e2e/site.ts'
import { recordRows } from './table.ts'

/*
 * A server of a damaged database, one of each kind. Forty of them, without a server, are in
 * tests/lake/core/damaged-databases.sweep.test.ts.
 */

/** Every page is made by the server that is tested, none by the build. */
const PAGES = ['/', '/services', '/tv-mounting', '/calgary/tv-mounting', '/faq', '/contact'].flatMap(
  (path) => [path, `${path}?lang=fr`],
)

const lakeOf = ({ dataDir }: OwnSite) => join(dataDir, 'lake.sqlite')

/** Puts all that was committed into the file itself. */
function checkpoint(site: OwnSite): void {
  const database = new DatabaseSync(lakeOf(site))
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

const statusesOf = (site: OwnSite, paths: string[]) =>
  Promise.all(paths.map(async (path) => [path, (await fetch(site.url + path)).status]))

const answered = (paths: string[]) => paths.map((path) => [path, 200])

function command(site: OwnSite, name: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: site.dataDir, ...env },
  })
  return { status, said: stdout + stderr }
}

function expectNoBackup(site: OwnSite): void {
  const folder = mkdtempSync(join(tmpdir(), 'montage-backups-'))
  const { status, said } = command(site, 'backup', [], { BACKUP_DIR: folder })
  expect(status, said).not.toBe(0)
  expect(said).toMatch(/There is no new backup, because .*lake\.sqlite is damaged/)
  expect(readdirSync(folder).filter((name) => name.startsWith('montage-'))).toEqual([])
  rmSync(folder, { recursive: true })
}

const record = (what: string) =>
  recordRows('tests/sweep/damaged-lake.spec.ts', { [`a server of ${what}`]: { tried: 1, lost: 0 } })

testWithSite({ ownAddress: true })(
  'a document that is damaged, and its history too: its page fails, all others answer',
  async ({ site }) => {
    await site.crash()
    checkpoint(site)
    const mark = '"_id":"service-ceiling-fans"'
    const bytes = readFileSync(lakeOf(site))
    let places = 0
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1), places++) {
      overwrite(lakeOf(site), at, mark.replace(':', ';'))
    }
    expect(places).toBeGreaterThan(1)
    await site.crashAndRestart()
    expect(await statusesOf(site, PAGES)).toEqual(answered(PAGES))
    for (const path of ['/ceiling-fans', '/ceiling-fans?lang=fr'])
      expect([404, 500, 503]).toContain((await fetch(site.url + path)).status)
    expect(await statusesOf(site, ['/api/health', '/studio'])).toEqual(answered(['/api/health', '/studio']))
    const { status, said } = command(site, 'lake-check')
    expect([status, said]).toEqual([1, expect.stringContaining('the document service-ceiling-fans')])
    expectNoBackup(site)
    record('a damaged document')
  },
)

testWithSite({ ownAddress: true })('an index that is damaged is named, and made anew', async ({ site }) => {
  await site.crash()
  checkpoint(site)
  const [page = 0] = pagesOf(lakeOf(site), 'documents_by_type')
  const [pointers] = cellsOf(lakeOf(site), page)
  overwrite(lakeOf(site), pointers, Buffer.alloc(12, 0x41))
  const check = command(site, 'lake-check')
  expect([check.status, check.said]).toEqual([
    1,
    expect.stringMatching(/documents_by_type|an index of the table documents/),
  ])
  expectNoBackup(site)
  const repair = command(site, 'lake-check', ['--repair'])
  expect([repair.status, repair.said]).toEqual([0, expect.stringContaining('is whole again')])
  await site.crashAndRestart()
  expect(await statusesOf(site, ['/api/health', ...PAGES])).toEqual(answered(['/api/health', ...PAGES]))
  record('a damaged index')
})

testWithSite({ ownAddress: true })(
  'a root page that is damaged beneath a running server: health says so, stored pages go on',
  async ({ site }) => {
    expect(await statusesOf(site, PAGES)).toEqual(answered(PAGES))
    checkpoint(site)
    damageRoot(lakeOf(site), 'changes')
    const health = await fetch(`${site.url}/api/health`)
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'error', error: 'The content cannot be read.' },
    ])
    expect(site.output()).toMatch(/lake\.sqlite cannot be read: .*Restore it from a backup/)
    expect(await statusesOf(site, PAGES)).toEqual(answered(PAGES))
    const { status, said } = command(site, 'lake-check')
    expect([status, said]).toEqual([
      1,
      expect.stringContaining('Restore a backup while no server runs: npm run restore'),
    ])
    expectNoBackup(site)
    record('a damaged root page')
  },
)
