import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '#lib/env.ts'
import { foldersOf, importedBy, linkedBy } from '../../scripts/packages/served.ts'
import { findPrograms, type Postgres, startPostgres } from '../leads/postgres.ts'

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'))

describe('deploy/compose.yaml', () => {
  const { site, proxy } = readYaml('deploy/compose.yaml').services

  test('passes every setting on', () => {
    // The image says where data is. The rest is for the machine of a developer, or for commands.
    const others = [
      'NODE_ENV',
      'PORT',
      'DATA_DIR',
      'BACKUP_DIR',
      'BUILD_DIR',
      'SHOW_STYLEGUIDE',
      'SANITY_AUTH_TOKEN',
    ]
    expect(Object.keys(site.environment).sort()).toEqual(
      SETTINGS.filter((name) => !others.includes(name)).sort(),
    )
  })

  test('passes on what the build reads', () => {
    const wanted = [...readFileSync('deploy/Containerfile', 'utf8').matchAll(/^ARG (\w+)$/gm)]
    expect(Object.keys(site.build.args).sort()).toEqual(wanted.map(([, name]) => name).sort())
  })

  test('checks the health that the proxy waits for', () => {
    expect(proxy.depends_on.site.condition).toBe('service_healthy')
    expect(site.healthcheck.test).toEqual(['CMD', 'node', 'deploy/healthy.mjs'])
  })
})

test('the workflow runs every check on pull requests', () => {
  const workflow = readYaml('.github/workflows/test.yaml')
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request'])
  expect(workflow.jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain('npm test')
})

test('Renovate holds back only packages that there are', () => {
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8'))
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named: string[] = packageRules.flatMap(
    (rule: { matchPackageNames: string[] }) => rule.matchPackageNames,
  )
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  expect(named.filter((name) => !name.endsWith('/**') && !installed.includes(name))).toEqual([])
})

test('an image keeps the packages that a server loads, and neither the Studio’s nor those of a build', async () => {
  const kept = foldersOf('.', await importedBy('.', ['scripts/start.ts', 'scripts/leads.ts']))
  const names = ['next', 'react', 'pg', 'kysely', 'sharp', 'zod'].map((name) => `node_modules/${name}`)
  expect([...kept]).toEqual(expect.arrayContaining(names))
  expect([...kept].some((folder) => folder.startsWith('node_modules/@img/sharp-'))).toBe(true)
  const gone =
    /^node_modules\/(sanity|hls\.js|@sentry\/.*|@next\/swc-.*|node|esbuild|typescript|styled-components)$/
  expect([...kept].filter((folder) => gone.test(folder))).toEqual([])
  expect([...linkedBy('.', 'no-build')]).toEqual([])
})

test.each([
  [{ NEXT_PUBLIC_SANITY_PROJECT_ID: '', NEXT_PUBLIC_SANITY_DATASET: '' }, 'montage', 'production'],
  [{ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123', NEXT_PUBLIC_SANITY_DATASET: 'test' }, 'abc123', 'test'],
])(
  'Sanity’s commands ask the project of the settings: %o',
  async (settings, projectId, dataset) => {
    vi.resetModules()
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const { default: config } = await import('../../sanity.cli.ts')
    expect(config.api).toEqual({ projectId, dataset })
    vi.unstubAllEnvs()
  },
  60_000,
)

describe('deploy/back-up-leads.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'montage-lead-backups-'))
  let postgres: Postgres
  let database: string
  const backUp = (settings: Record<string, string> = {}) =>
    promisify(execFile)('sh', ['deploy/back-up-leads.sh'], {
      env: {
        ...process.env,
        PATH: [findPrograms(), process.env.PATH].join(delimiter),
        LEADS_DATABASE_URL: database,
        BACKUP_DIR: folder,
        BACKUP_KEEP: '2',
        ...settings,
      },
    })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.newDatabase()
    const client = new Client({ connectionString: database })
    await client.connect()
    for (const table of ['leads', 'form_attempts']) {
      await client.query(`create table ${table} (id text)`)
      await client.query(`insert into ${table} values ('one of ${table}')`)
    }
    await client.end()
  }, 60_000)

  afterAll(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  })

  test('has the leads and not what was sent back; the newest stay', async () => {
    const made: string[] = []
    for (let count = 0; count < 3; count++) {
      made.push((await backUp()).stdout.trim())
      // The name has the second.
      await new Promise((done) => setTimeout(done, 1_000))
    }
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
    ).toEqual(made.slice(1))
    const rows = execFileSync(join(findPrograms(), 'pg_restore'), ['--file=-', made[2] ?? ''], {
      encoding: 'utf8',
    })
    expect(rows).toContain('one of leads')
    expect(rows).not.toContain('one of form_attempts')
  })

  test('one that fails says so, leaves nothing and takes nothing away', async () => {
    const before = readdirSync(folder)
    await expect(backUp({ LEADS_DATABASE_URL: `${database}-gone`, BACKUP_KEEP: '1' })).rejects.toThrow(
      'does not exist',
    )
    expect(readdirSync(folder)).toEqual(before)
  })
})
