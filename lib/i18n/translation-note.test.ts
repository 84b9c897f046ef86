import { describe, expect, it } from 'vitest'
import { isReplyOnly } from './translation-note.ts'

const reply = { text: 'Which brand?', by: 'Tara', at: '2026-11-23T12:00:00.000Z' }
const note = {
  _id: 'translation-note.service-tv',
  _type: 'translationNote',
  document: 'service-tv',
  decision: { kind: 'sent', text: 'Soon, please', by: 'Ed', at: '2026-11-23T11:00:00.000Z' },
}

describe('what a translator may do with a note', () => {
  it('is to reply, and to ask where there is none', () => {
    expect(isReplyOnly(note, { ...note, reply, _rev: 'b' })).toBe(true)
    expect(isReplyOnly({ ...note, reply }, { ...note, reply: { ...reply, text: 'Which size?' } })).toBe(true)
    const { decision, ...question } = note
    expect(isReplyOnly(null, { ...question, reply, _createdAt: 'now' })).toBe(true)
  })

  it.each([
    ['delete it', note, null],
    ['change the decision', note, { ...note, reply, decision: { ...note.decision, kind: 'englishOnly' } }],
    ['take the decision away', note, { ...note, reply, decision: undefined }],
    ['decide', null, { ...note, reply }],
    ['move it to another document', note, { ...note, reply, document: 'service-fan' }],
    [
      'make one with another id',
      null,
      { _id: 'service-x', _type: 'translationNote', document: 'service-tv', reply },
    ],
    ['add something else', note, { ...note, reply, price: 1 }],
    ['reply with something else', note, { ...note, reply: { ...reply, html: '<b>' } }],
    ['say nothing', note, note],
  ])('is not to %s', (_, before, after) => {
    expect(isReplyOnly(before, after)).toBe(false)
  })
})
