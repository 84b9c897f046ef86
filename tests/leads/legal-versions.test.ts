import { beforeEach, describe, expect, test } from 'vitest'
import type { Outbox } from '#lib/leads/outbox.ts'
import { setFact } from '#lib/leads/store/facts.ts'
import { blocksOf } from '#lib/legal/blocks.ts'
import { composed, LEGAL_SLUGS, textsOf } from '#lib/legal/compose.ts'
import { noteTexts, storedHistory } from '#lib/legal/store.ts'
import { factsWith, SWITCHES } from '../unit/legal/facts.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { type Clock, temporaryOutbox } from './temporary-outbox.ts'

const DAY = 24 * 3_600_000
const NOON = Date.parse('2026-11-30T17:00:00Z')

const off = { env: {}, settings: {} }
const mail = SWITCHES.mail ?? off
const crm = SWITCHES.crm ?? off

const wordsOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))

describe.each(ENGINES)('versions of law pages in %s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    ;({ outbox, clock } = await temporaryOutbox({ url }))
    clock.time = NOON
  })

  test('what is switched on makes a version with its date; the same facts make none', async () => {
    expect(await storedHistory(outbox, 'privacy')).toBeNull()
    const before = textsOf('privacy', factsWith(off))
    const first = await noteTexts(outbox, 'privacy', before)
    expect(first.versions).toEqual([{ at: NOON, changes: [] }])

    clock.advance(DAY)
    expect(await noteTexts(outbox, 'privacy', before)).toEqual(first)

    clock.advance(DAY)
    const facts = factsWith(mail)
    const second = await noteTexts(outbox, 'privacy', textsOf('privacy', facts))
    expect(second.versions.map(({ at }) => at)).toEqual([NOON + 2 * DAY, NOON])
    expect(second.versions[0]?.changes.map(({ id, was, now }) => [id, was !== null, now !== null])).toEqual([
      ['receivers.mail', false, true],
      ['consent.mail', false, true],
      ['kept.mail', false, true],
    ])
    expect(await storedHistory(outbox, 'privacy')).toEqual(second)

    for (const [lang, day, added] of [
      ['en', 'December 2, 2026', /^New: The mail service/],
      ['fr', '2 décembre 2026', /^Nouveau\u00a0: Le service de messagerie/],
    ] as const) {
      const words = wordsOf(blocksOf(composed('privacy', facts), second, lang))
      expect(words).toContain(day)
      expect(words.filter((text) => added.test(text))).toHaveLength(1)
      expect(words.at(-1)).toBe(
        lang === 'en' ? 'First version of this page.' : 'Première version de cette page.',
      )
    }
  })

  test('what is switched off, and what says something else, is told too', async () => {
    await noteTexts(outbox, 'privacy', textsOf('privacy', factsWith(mail, crm)))
    const facts = factsWith(crm, { env: { LEADS_RETENTION_DAYS: '365' }, settings: {} })
    const history = await noteTexts(outbox, 'privacy', textsOf('privacy', facts))
    const said = wordsOf(blocksOf(composed('privacy', facts), history, 'en'))
    expect(said.filter((text) => text.startsWith('No longer true: '))).toHaveLength(3)
    expect(said.filter((text) => text.startsWith('New: '))).toEqual([])
    const [changed, ...others] = said.filter((text) => text.startsWith('Now: '))
    expect(others).toEqual([])
    expect(changed).toMatch(/^Now: A request.* deleted 365\sdays .* Before: A request.* deleted 730\sdays /)
  })

  test('servers that start together store one version', async () => {
    const texts = textsOf('terms', factsWith(off))
    const all = await Promise.all(Array.from({ length: 3 }, () => noteTexts(outbox, 'terms', texts)))
    expect(all.map(({ versions }) => versions.length)).toEqual([1, 1, 1])
  })

  test('each page has versions of its own; what cannot be read begins anew', async () => {
    for (const slug of LEGAL_SLUGS) await noteTexts(outbox, slug, textsOf(slug, factsWith(off)))
    await outbox.commits.run((trx) => setFact(trx, 'legal terms', '{'))
    expect(await storedHistory(outbox, 'terms')).toBeNull()
    expect((await noteTexts(outbox, 'terms', textsOf('terms', factsWith(mail)))).versions).toHaveLength(1)
    expect((await storedHistory(outbox, 'privacy'))?.versions).toHaveLength(1)
  })
})
