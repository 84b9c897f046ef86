import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { startLake, type TestLake } from './server.ts'

/* The program in AGENTS.md, as it stands there. */

const [, PROGRAM = ''] = readFileSync('AGENTS.md', 'utf8').match(/```js\n(.*?)```/s) ?? []

let t: TestLake
beforeEach(async () => {
  t = await startLake()
  const description = (en: string, fr?: string) => ({ _type: 'localeText', en, ...(fr && { fr }) })
  const service = (slug: string, rest: object) => ({ _id: `service-${slug}`, _type: 'service', ...rest })
  const admin = t.client()
  await admin.create(service('tv', { description: description('A television on the wall.') }))
  await admin.create(service('fan', { description: description('A fan.', 'Un ventilateur.') }))
  await admin.create(service('lamp', { description: description('A lamp.') }))
  await admin.create({
    ...service('lamp', { description: description('A new lamp.') }),
    _id: 'drafts.service-lamp',
  })
})
afterEach(() => t.close())

const runAs = (role: Role, program = PROGRAM) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SITE_URL: t.url.replace('/api/lake', ''), TOKEN: t.token(role) },
  })

test.each<Role>(['translator', 'editor'])('writes missing French into drafts, as %s', async (role) => {
  const { stdout } = await runAs(role)
  expect(stdout.trim().split('\n').sort()).toEqual(
    ['lamp', 'tv'].map((slug) => `${t.url.replace('/api/lake', '')}/studio/intent/edit/id=service-${slug}`),
  )
  const documents = await t.client().fetch('*[_type == "service"] | order(_id) { _id, "fr": description.fr }')
  expect(documents).toEqual([
    { _id: 'drafts.service-lamp', fr: 'A new lamp. [à traduire]' },
    { _id: 'drafts.service-tv', fr: 'A television on the wall. [à traduire]' },
    { _id: 'service-fan', fr: 'Un ventilateur.' },
    { _id: 'service-lamp', fr: null },
    { _id: 'service-tv', fr: null },
  ])
  // What has French is left alone.
  expect((await runAs(role)).stdout).toBe('')
})

test('a translator’s token is refused English, with a sentence', async () => {
  const english = PROGRAM.replace("'description.fr'", "'description.en'")
  expect(english).not.toBe(PROGRAM)
  await expect(runAs('translator', english)).rejects.toThrow(
    'As a translator you can only change French text',
  )
  expect(await t.client().fetch('count(*[_type == "service"])')).toBe(4)
})
