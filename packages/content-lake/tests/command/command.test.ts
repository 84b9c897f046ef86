import { Readable } from 'node:stream'
import { createClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { expect, test } from 'vitest'
import { readOptions } from '../../src/command/options.ts'
import { mutate, temporaryLake } from '../temporary-lake.ts'
import { expectServed, otherProject, SOURCE, serve } from './served.ts'

/** Each starts some processes, which takes long while others build. */
const LONG = 60_000

test(
  'another project’s dataset is queried, changed and listened to from its folder',
  async () => {
    await expectServed(SOURCE, otherProject(), 'data.ndjson')
  },
  LONG,
)

test(
  '`sanity dataset import` fills it, and pages of the origins that were named may ask',
  async () => {
    const folder = otherProject()
    const studio = 'https://studio.example'
    const { address, token, end } = await serve(SOURCE, folder, ['--private', '--cors', studio])
    const client = createClient({
      ...{ apiHost: address, projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', token },
      ...{ useProjectHostname: false, useCdn: false, perspective: 'raw' },
    })
    const lines = [
      '{"_id":"a","_type":"post","next":{"_type":"reference","_ref":"b"}}',
      '{"_id":"b","_type":"post"}',
    ]
    await sanityImport(Readable.from(`${lines.join('\n')}\n`), { client, operation: 'create' })
    expect(await client.fetch('*[_type == "post"]._id')).toEqual(['a', 'b'])

    const query = `${address}/v2025-02-19/data/query/production?query=1`
    const ask = (origin: string, init: RequestInit = {}) =>
      fetch(query, { ...init, headers: { origin, authorization: `Bearer ${token}`, ...init.headers } })
    const allowed = await ask(studio)
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(studio)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    const preflight = await ask(studio, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    expect((await ask('https://other.example')).headers.has('access-control-allow-origin')).toBe(false)
    expect((await fetch(query)).status, 'without the token').toBe(401)
    expect(await end()).toBe(0)
  },
  LONG,
)

test.each([
  [[], 'Say what to do'],
  [['serve', '--port', '70000'], '--port must be a number from 0 to 65535.'],
  [['serve', '--nope'], "Unknown option '--nope'"],
  [['serve', '--token', 'short'], '--token must have at least 32'],
  [['serve', '--cors', 'http://a.example/'], '--cors must be an origin'],
  [['serve', '--project', '../a'], '--project must be at most 64'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence)
})

test('a visitor sees nothing with a "." in its id, in any way a query can find it', async () => {
  const lake = temporaryLake()
  mutate(
    lake,
    { create: { _id: 'secrets.a', _type: 'secret', n: 1 } },
    { create: { _id: 'a', _type: 'post', n: 1, secret: { _type: 'reference', _ref: 'secrets.a' } } },
    { create: { _id: 'drafts.a', _type: 'post', n: 2 } },
  )
  for (const query of [
    '*[_id == "secrets.a"]',
    '*[_type == "secret"]',
    '*[n == 1 && _type == "secret"]',
    '*[_type == "secret"] | order(n)[0...1]',
    '*[references("secrets.a") && _id != "a"]',
    '*[_id in path("secrets.*")]',
    '*[_id in path("drafts.**")]',
    '*[_type == "post"][0].secret->',
    '*[sanity::versionOf("a") && _id != "a"]',
  ]) {
    const found = await lake.query(query, {}, { perspective: 'public' })
    expect(found === null || (Array.isArray(found) && found.length === 0), query).toBe(true)
  }
  expect(await lake.query('*[]._id', {}, { perspective: 'public' })).toEqual(['a'])
})
