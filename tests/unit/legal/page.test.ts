import { beforeEach, expect, test, vi } from 'vitest'
import { getLegalPage } from '#lib/content/legal-page.ts'
import { startLegalVersions } from '#lib/content/legal-versions.ts'
import { LEGAL_FACTS } from '#lib/content/tags.ts'
import type { Leads } from '#lib/leads/index.ts'
import { textsOf } from '#lib/legal/compose.ts'
import { storedHistory } from '#lib/legal/store.ts'
import { withVersion } from '#lib/legal/versions.ts'
import { type Clock, temporaryOutbox } from '../../leads/temporary-outbox.ts'
import { factsWith, SWITCHES } from './facts.ts'

const stored = vi.hoisted(() => ({
  page: null as object | null,
  settings: {} as object,
  outbox: null as Promise<Pick<Leads, 'outbox'>> | null,
  expired: [] as string[][],
}))

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }))
vi.mock('#lib/content/read.ts', () => ({
  readContent: async (query: string) => (query.includes('legalPage') ? stored.page : stored.settings),
  contentReader: () => async () => null,
}))
vi.mock('#lib/content/source.ts', () => ({
  isEmbedded: true,
  fetchContent: async () => ({ result: stored.settings, tags: [] }),
}))
vi.mock('#lib/leads/index.ts', () => ({ getLeads: () => stored.outbox }))
vi.mock('#lib/server/expiry.ts', () => ({ expireContent: (tags: string[]) => stored.expired.push(tags) }))

const site = (matching: string) => ({
  site: { matching: { mode: matching }, supportPhone: '514 555-0123' },
  booking: null,
  activity: null,
})

const DOCUMENT = {
  title: { _type: 'localeString', en: 'Privacy', fr: 'Confidentialité' },
  lead: null,
  body: null,
  lastUpdated: '2024-01-15',
  seo: null,
}

const wordsOf = async (lang: 'en' | 'fr') => {
  const { body, ...page } = await getLegalPage('privacy', lang)
  const words = (body ?? []).map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
  return { ...page, words: words.join('\n') }
}

const NOON = Date.parse('2026-11-30T17:00:00Z')

beforeEach(() => {
  globalThis.montageLegalVersions = undefined
  stored.page = DOCUMENT
  stored.settings = site('suggest')
  stored.expired = []
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] })
  return () => {
    clearInterval(globalThis.montageLegalVersions?.timer)
    vi.useRealTimers()
  }
})

test('before a server has noted a version the page has no date; without a document it is there too', async () => {
  const { inForce, words, title } = await wordsOf('en')
  expect([title, inForce]).toEqual(['Privacy', null])
  expect(words).toContain('A member of our staff decides')
  expect(words).not.toContain('What changed')
  stored.page = null
  expect(await wordsOf('fr')).toMatchObject({ title: null, isOwn: false })
  expect((await wordsOf('fr')).words).toContain('Une personne de notre équipe décide')
})

test('a setting that was changed since is on the page at once, with its change', async () => {
  const facts = factsWith(
    SWITCHES.suggest ?? { env: {}, settings: {} },
    SWITCHES.phone ?? { env: {}, settings: {} },
  )
  const history = withVersion(null, textsOf('privacy', facts), NOON - 9 * 86_400_000)
  globalThis.montageLegalVersions = { histories: new Map([['privacy', history]]), noted: '' }
  expect((await wordsOf('en')).inForce).toBe('November 21, 2026')
  stored.settings = site('automatic')
  const { inForce, words } = await wordsOf('en')
  expect(inForce).toBe('November 30, 2026')
  expect(words).toContain('New: A program decides alone')
  expect(words).toContain('No longer true: A member of our staff decides')
  expect((await wordsOf('fr')).inForce).toBe('30 novembre 2026')
})

test('a text of a lawyer replaces the whole page', async () => {
  const text = [
    {
      _type: 'block',
      _key: 'f3a9',
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: 'Ours.' }],
    },
  ]
  stored.page = { ...DOCUMENT, body: { _type: 'localeBlocks', en: text, fr: text } }
  expect(await wordsOf('en')).toMatchObject({
    words: 'Ours.',
    isOwn: true,
    inForce: null,
    lastUpdated: '2024-01-15',
  })
  const sample = [{ ...text[0], _key: 'b1' }]
  stored.page = { ...DOCUMENT, body: { _type: 'localeBlocks', en: sample, fr: sample } }
  expect((await wordsOf('en')).words).not.toContain('Ours.')
})

async function started() {
  const { outbox, clock } = await temporaryOutbox()
  clock.time = NOON
  stored.outbox = Promise.resolve({ outbox })
  startLegalVersions()
  return { outbox, clock }
}

async function tick(clock: Clock) {
  clock.advance(600_000)
  vi.advanceTimersByTime(600_000)
}

test('a start notes the versions, and each change of a setting later; pages expire', async () => {
  const { outbox, clock } = await started()
  expect(stored.expired[0]).toEqual([LEGAL_FACTS])
  await vi.waitFor(() => expect(stored.expired).toHaveLength(2))
  expect((await wordsOf('en')).inForce).toBe('November 30, 2026')

  await tick(clock)
  expect(stored.expired).toHaveLength(2)
  stored.settings = site('off')
  await tick(clock)
  await vi.waitFor(() => expect(stored.expired).toHaveLength(3))
  const history = await storedHistory(outbox, 'privacy')
  expect(history?.versions.map(({ at }) => at)).toEqual([NOON + 1_200_000, NOON])
  // Cookies of contractors are no longer set.
  expect((await storedHistory(outbox, 'cookies'))?.versions).toHaveLength(2)
  expect((await storedHistory(outbox, 'accessibility'))?.versions).toHaveLength(1)
})

test('a database that does not answer fails no start, and the versions are noted later', async () => {
  stored.outbox = Promise.reject(new Error('no database'))
  startLegalVersions()
  await vi.waitFor(async () => await expect(stored.outbox).rejects.toThrow())
  expect((await wordsOf('en')).inForce).toBeNull()
  const { outbox, clock } = await temporaryOutbox()
  stored.outbox = Promise.resolve({ outbox })
  await tick(clock)
  await vi.waitFor(async () => expect(await storedHistory(outbox, 'terms')).not.toBeNull())
})
