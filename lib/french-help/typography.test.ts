import { expect, test } from 'vitest'
import { frenchProblems } from '../../tests/unit/seed/french.ts'
import { quebecTypography } from './typography.ts'

/** What a machine writes, and what the site writes. A dot is a no-break space. */
test.each([
  ['Il dit "oui".', 'Il dit «·oui·».'],
  ['Il dit « oui ».', 'Il dit «·oui·».'],
  ["L'avis d'aujourd'hui", 'L’avis d’aujourd’hui'],
  ['Prix : 100 $', 'Prix·: 100·$'],
  ['Prix: 100$', 'Prix·: 100·$'],
  ['de $1,234.50 à 2 500 $', 'de 1·234,50·$ à 2·500·$'],
  ['13 % et 4.5%', '13·% et 4,5·%'],
  ['Vraiment ? Oui ! Bien ; fini', 'Vraiment? Oui! Bien; fini'],
  ['Vraiment\u202f? 1\u202f234', 'Vraiment? 1·234'],
  ['à 14h05, à 9 h 30', 'à 14·h·05, à 9·h·30'],
  ['en 2 heures, 240 V, 3 km', 'en 2·heures, 240·V, 3·km'],
  ['https://example.ca/a:b 10:30', 'https://example.ca/a:b 10:30'],
  [
    '<pc id="l1:1">Lien</pc> : <ph id="a" equiv="{x} : y"/>',
    '<pc id="l1:1">Lien</pc>·: <ph id="a" equiv="{x} : y"/>',
  ],
  ['CSA B149.1, 24 heures sur 24', 'CSA B149.1, 24·heures sur 24'],
])('%s', (written, wanted) => {
  const french = quebecTypography(written)
  expect(french.replaceAll('\u00a0', '·')).toBe(wanted)
  expect(quebecTypography(french)).toBe(french)
})

test('what the seed is checked for is kept', () => {
  const text = 'Voyez "la liste" : 1,250 $, 20 %, 3 minutes à 8 h 30 ! Prêts ?'
  expect(frenchProblems(text)).not.toEqual([])
  expect(frenchProblems(quebecTypography(text))).toEqual([])
})
