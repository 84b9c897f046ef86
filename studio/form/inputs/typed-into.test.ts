import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedInto } from './merged-text.ts'

it.each([
  ['nobody else changed it', 'A patio', 'A patio.', 'A patio', 'A patio.'],
  ['something came before', 'one', 'one!', 'and one', 'and one!'],
  ['something came after', 'one', 'The one', 'one and two', 'The one and two'],
  ['both wrote at its end', 'one', 'one, two', 'one, three', 'one, two, three'],
  [
    'a word is replaced, another one removed',
    'a red big door',
    'a blue big door',
    'a red door',
    'a blue door',
  ],
  ['what is replaced is gone', 'a red door', 'a blue door', 'a door', 'a bluedoor'],
  ['it was emptied', 'one', 'one!', '', '!'],
  ['it is emptied', 'one', '', 'one!', '!'],
])('%s', (_, before, typed, now, expected) => {
  expect(typedInto(before, typed, now)).toBe(expected)
})

it('keeps what somebody typed, and what somebody else added', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ') })
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (before, here, there) => {
      const insert = (what: string, at: number) => before.slice(0, at) + what + before.slice(at)
      const both = typedInto(
        before,
        insert('TYPED', here % (before.length + 1)),
        insert('ADDED', there % (before.length + 1)),
      )
      expect(both).toContain('TYPED')
      expect(both).toContain('ADDED')
      expect(both.replace('TYPED', '').replace('ADDED', '')).toBe(before)
    }),
  )
})
