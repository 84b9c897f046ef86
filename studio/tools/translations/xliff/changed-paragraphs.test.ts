import { expect, test } from 'vitest'
import { changedText } from './changed-paragraphs.ts'
import type { Finding } from './check-import.ts'

const blocks = (...texts: string[]) => texts.map((text) => ({ _type: 'block', children: [{ text }] }))

const finding = (change: Partial<Finding>): Finding => ({
  document: { type: 'guide', id: 'g' },
  field: 'body',
  path: ['body'],
  kind: 'changed',
  ...change,
})

test('only the paragraphs that change are shown', () => {
  const change = {
    english: blocks('One', 'Two'),
    before: blocks('Un', 'Deux'),
    after: blocks('Un', 'Second'),
  }
  expect(changedText(finding(change))).toEqual({ english: 'Two', before: 'Deux', after: 'Second' })
})

test('all of it, when there are not as many before as after, or when only formatting changes', () => {
  const more = { english: blocks('One', 'Two'), before: blocks('Un'), after: blocks('Un', 'Deux') }
  expect(changedText(finding(more))).toEqual({ english: 'One\nTwo', before: 'Un', after: 'Un\nDeux' })
  const same = { english: blocks('One'), before: blocks('Un'), after: blocks('Un') }
  expect(changedText(finding(same))).toEqual({ english: 'One', before: 'Un', after: 'Un' })
})

test('what is missing is empty', () => {
  expect(changedText(finding({ kind: 'new', english: 'Daily', after: 'Chaque jour' }))).toEqual({
    english: 'Daily',
    before: null,
    after: 'Chaque jour',
  })
})
