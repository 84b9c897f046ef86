import { describe, expect, it } from 'vitest'
import type { TranslationNote } from '#lib/i18n/translation-note.ts'
import { waitingFor } from './waiting.ts'
import { itemsOf } from './work-list.ts'

const note = (document: string, kind: 'sent' | 'englishOnly' | null, day = 1): TranslationNote => ({
  _id: `translation-note.${document}`,
  document,
  ...(kind && { decision: { kind, text: '', by: 'Ed', at: `2026-11-0${day}T12:00:00.000Z` } }),
})

const itemsIn = (_id: string, ...texts: object[]) =>
  itemsOf({
    _id,
    _type: 'service',
    _updatedAt: '',
    texts: texts.map((text, index) => ({ _key: `${index}`, _type: 'localeString', ...text })),
  })

const open = { en: 'English' }
const done = { en: 'English', fr: 'Français' }

describe('what authors wait for', () => {
  it('is what was sent to translation, then what was published in English only, the oldest first', () => {
    const notes = [note('a', 'englishOnly'), note('b', 'sent', 3), note('c', 'sent', 2)]
    const items = ['a', 'b', 'c'].flatMap((id) => itemsIn(id, open))
    expect(waitingFor(notes, items).map((one) => one.note.document)).toEqual(['c', 'b', 'a'])
  })

  it('counts the open texts, and ends when there are none', () => {
    const [first] = waitingFor([note('a', 'sent')], itemsIn('a', done, open, open))
    expect(first?.items).toHaveLength(2)
    expect(waitingFor([note('a', 'sent')], itemsIn('a', done))).toEqual([])
  })

  it('is not what only a translator wrote about', () => {
    expect(waitingFor([note('a', null)], itemsIn('a', open))).toEqual([])
  })
})
