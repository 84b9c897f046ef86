import { expect, test } from 'vitest'
import { mentions, namesService } from './mentions.ts'

test.each([
  ['Electric heat in Québec', ['Laval', 'Quebec'], true],
  ['Around Montréal, old fill can hold pyrite', ['Montreal'], true],
  ['St. John’s and other ports', ["St. John's"], true],
  ['Quebecers heat with electricity', ['Quebec'], false],
  ['Any house', [null, undefined, ''], false],
])('%s names one of %j: %s', (text, names, is) => expect(mentions(text, names)).toBe(is))

test.each([
  [
    'Bungalows heat with baseboards: the panel is checked before a heat pump.',
    'Heat pump installation',
    true,
  ],
  ['Bungalows heat with baseboards: the panel is checked before a heat pump.', 'Ceiling fans', false],
  ['A sump pump and a backwater valve keep the basement dry.', 'Heat pump installation', false],
  ['The anchor for a TV or a shelf is chosen on site.', 'TV mounting', true],
  ['A quiet garage door opener.', 'Garage door openers', true],
  ['Hail: ask about shingles when a roof is replaced.', 'Roof replacement', true],
  ['Any note', 'Installation', false],
])('%s names %s: %s', (text, name, is) => expect(namesService(text, name)).toBe(is))
