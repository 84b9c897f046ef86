import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { FakeFrenchService } from '../../tests/french-service.ts'
import { chat } from './chat.ts'
import { deepl } from './deepl.ts'
import { handleHelp } from './handle-help.ts'
import type { FrenchService } from './service.ts'

const SITE_URL = 'https://www.example.ca'
const QUOTE = { english: 'quote', french: 'soumission' }
const fake = new FakeFrenchService()
beforeAll(() => fake.start())
afterAll(() => fake.stop())
beforeEach(() => {
  fake.asked = []
  fake.status = 200
  fake.nonsense = undefined
  fake.french = (xml) => xml.replace('Get a quote', 'Demandez une soumission')
})

const PROTOCOLS: [name: string, make: () => FrenchService][] = [
  ['DeepL', () => deepl('a-key', fake.url)],
  ['a chat', () => chat({ url: `${fake.url}/v1/chat/completions`, key: 'a-key', model: 'a-model' })],
]

interface Sent {
  role?: Role | null
  service?: FrenchService | null
  body?: unknown
  headers?: Record<string, string>
  method?: string
}

async function send({ role = 'translator', service = null, body, headers, method = 'POST' }: Sent = {}) {
  const identity = role && { id: 'x', displayName: 'X', role }
  const staff = {
    identify: async () => identity,
    byId: async () => identity,
    colleagues: async () => [],
    nameOf: async () => 'X',
  }
  const request = new Request(`${SITE_URL}/api/french`, {
    method,
    headers: { origin: SITE_URL, ...headers },
    ...(method === 'POST' && { body: JSON.stringify(body ?? ONE) }),
  })
  const response = await handleHelp(request, { staff, service }, { SITE_URL })
  return { status: response.status, ...(await response.json()) }
}

const ONE = { texts: [{ id: '0', source: 'Get a quote for <ph id="kept-1"/>' }], terms: [QUOTE] }

describe.each(PROTOCOLS)('%s', (name, make) => {
  test('gives the French with its tags; it gets the key, the texts and the terms', async () => {
    const { texts } = await send({ service: make() })
    expect(texts).toEqual([
      { id: '0', french: 'Demandez une soumission for <ph id="kept-1"/>', missingTerms: [] },
    ])
    expect(fake.asked.every(({ authorization }) => authorization.endsWith(' a-key'))).toBe(true)
    const told = JSON.stringify(fake.asked)
    expect(told).toContain('soumission')
    expect(told).toContain('Get a quote for')
    if (name === 'DeepL') {
      expect(fake.asked.at(-1)?.body).toMatchObject({
        tag_handling: 'xml',
        target_lang: 'FR',
        glossary_id: 'g1',
      })
    }
  })

  test('typography is that of Québec, and terms that it leaves out are named', async () => {
    fake.french = () => 'Demandez un "devis" : 1,234.50 $ pour l\'ensemble <ph id="a:b" equiv="x : y"/>!'
    const { texts } = await send({ service: make() })
    expect(texts).toEqual([
      {
        id: '0',
        french:
          'Demandez un «\u00a0devis\u00a0»\u00a0: 1\u00a0234,50\u00a0$ pour l’ensemble <ph id="a:b" equiv="x : y"/>!',
        missingTerms: [QUOTE],
      },
    ])
  })

  test.each([
    [403, 'refused'],
    [456, 'used_up'],
    [429, 'busy'],
    [500, 'unreadable'],
  ])('status %i is the sentence for %s', async (status, code) => {
    fake.status = status
    const { error } = await send({ service: make(), headers: { 'accept-language': 'fr-CA' } })
    expect(error.code).toBe(code)
    expect(error.message).toContain('Aucun texte n’a été modifié')
  })

  test('an answer that is none, or with another number of texts, is refused', async () => {
    fake.nonsense = { hello: 'world' }
    expect((await send({ service: make() })).error.code).toBe('unreadable')
    fake.nonsense = {
      glossaries: [],
      glossary_id: 'g9',
      translations: [],
      choices: [{ message: { content: '{"texts":[]}' } }],
    }
    expect((await send({ service: make() })).error.code).toBe('unreadable')
  })
})

test('DeepL gets the same glossary once, also from another start', async () => {
  const other = { ...ONE, terms: [{ english: 'deck', french: 'terrasse' }] }
  await send({ service: deepl('a-key', fake.url), body: other })
  const again = deepl('a-key', fake.url)
  await send({ service: again, body: other })
  await send({ service: again, body: other })
  const made = fake.asked.filter(({ path, body }) => path === '/v2/glossaries' && body.entries)
  expect(made.map(({ body }) => body.entries)).toEqual(['deck\tterrasse'])
})

test('a service that does not answer is a sentence', async () => {
  const closed = await new FakeFrenchService().start()
  const service = deepl('a-key', closed.url)
  closed.stop()
  expect((await send({ service })).error.code).toBe('unreachable')
})

test('only people who may write French are answered, from this site, in bounds, and when a service is set', async () => {
  const [, make] = PROTOCOLS[0] ?? []
  const service = make?.()
  const codes = await Promise.all([
    send({ service, role: null }),
    send({ service, role: 'viewer' }),
    send({ service, headers: { origin: 'https://elsewhere.example' } }),
    send({ service, body: { texts: [], terms: [] } }),
    send({ service, body: { texts: Array.from({ length: 21 }, () => ONE.texts[0]), terms: [] } }),
    send({ service, body: { texts: [{ id: '0', source: 'x'.repeat(20_001) }], terms: [] } }),
    send({ service: null }),
  ])
  expect(codes.map(({ status, error }) => `${status} ${error.code}`)).toEqual([
    '401 not_signed_in',
    '403 not_allowed',
    '403 foreign_origin',
    '400 bad_request',
    '400 bad_request',
    '400 bad_request',
    '404 off',
  ])
  expect(fake.asked).toEqual([])
  expect(await send({ service, method: 'GET' })).toEqual({ status: 200, service: 'DeepL' })
  expect(await send({ method: 'GET' })).toEqual({ status: 200, service: null })
  expect(await send({ service, role: 'viewer', method: 'GET' })).toEqual({ status: 200, service: null })
})
