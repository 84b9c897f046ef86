import { afterEach, expect, test } from 'vitest'
import { TRANSLATION_NOTE, translationNoteId } from '#lib/i18n/translation-note.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { temporaryFolder } from '../../tests/lake/temporary-lake.ts'
import { noteEnglishOnly } from './english-only.ts'

const lakes: ReturnType<typeof openSiteLake>[] = []
afterEach(() => {
  for (const lake of lakes.splice(0)) lake.close()
})

const text = (en: string, fr?: string) => ({ _type: 'localeString', en, ...(fr && { fr }) })
const city = (name: object) => ({ _id: 'city-x', _type: 'city', name })

/** A lake whose transactions get their notes, as the server's do. */
function newLake() {
  const lake = openSiteLake(temporaryFolder())
  lakes.push(lake)
  const write = (...mutations: unknown[]) => {
    const { seq } = lake.mutate(mutations, { author: 'script' })
    const [transaction] = lake.transactionsSince(seq - 1, 1)
    return transaction ? noteEnglishOnly(lake, transaction) : []
  }
  const note = () => lake.getDocuments([translationNoteId('city-x')])[0]
  return { lake, write, note }
}

test('English that goes live alone leaves a note for translators, with who did it and when', () => {
  const { write, note } = newLake()
  expect(write({ create: city(text('X', 'X')) })).toEqual([])
  expect(write({ patch: { id: 'city-x', set: { 'name.en': 'Y' } } })).toEqual(['city-x'])
  expect(note()).toMatchObject({
    _type: TRANSLATION_NOTE,
    document: 'city-x',
    decision: { kind: 'englishOnly', text: '', by: 'script' },
  })
})

test('drafts, both languages together, and French alone leave none', () => {
  const { write, note } = newLake()
  write({ create: city(text('X', 'X')) })
  write({ create: { ...city(text('Y')), _id: 'drafts.city-x' } })
  write({ patch: { id: 'city-x', set: { name: text('Y', 'Y') } } })
  write({ patch: { id: 'city-x', set: { 'name.fr': 'Z' } } })
  expect(note()).toBeUndefined()
})

test('what a person answered in the Studio stays, until the next publication', () => {
  const { write, note } = newLake()
  write({ create: city(text('X', 'X')) })
  const decision = { kind: 'englishOnly', text: 'After the sale', by: 'Jo', at: '2026-11-01T00:00:00.000Z' }
  write({
    create: { _id: translationNoteId('city-x'), _type: TRANSLATION_NOTE, document: 'city-x', decision },
  })
  expect(write({ patch: { id: 'city-x', set: { 'name.en': 'Y' } } })).toEqual([])
  expect(note()?.decision).toEqual(decision)
  expect(write({ patch: { id: 'city-x', set: { 'name.en': 'Z' } } })).toEqual(['city-x'])
})
