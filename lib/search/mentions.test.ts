import { expect, test } from 'vitest'
import { closestText, mentions } from './mentions.ts'

test.each([
  ['Electric heat in Québec', ['Laval', 'Quebec'], true],
  ['Around Montréal, old fill can hold pyrite', ['Montreal'], true],
  ['St. John’s and other ports', ["St. John's"], true],
  ['Quebecers heat with electricity', ['Quebec'], false],
  ['Any house', [null, undefined, ''], false],
])('%s names one of %j: %s', (text, names, is) => expect(mentions(text, names)).toBe(is))

test('the closest text shares most words with the subject', () => {
  const texts = [
    'Bungalows heat with baseboards: the panel is checked before a heat pump.',
    'Towers: concrete walls, a booked elevator.',
    'Built-in garages below a bedroom: quiet openers.',
  ]
  expect(closestText(texts, 'TV mounting, tv on wall')).toBe(texts[1])
  expect(closestText(texts, 'Heat pump installation, mini split')).toBe(texts[0])
  expect(closestText(texts, 'Garage door openers')).toBe(texts[2])
  expect(closestText(texts, 'Dash cam installation')).toBeNull()
  expect(closestText([], 'Any')).toBeNull()
})
