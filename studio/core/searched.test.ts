import { expect, test } from 'vitest'
import { searched } from './searched.ts'

const NAMES = [
  'Ceiling fans · Ventilateurs de plafond',
  'TV mounting · Installation de télé',
  'Québec City · Québec',
]
const found = (search: string) => searched(NAMES, search, (name) => name)

test.each([
  ['ceiling', 'Ceiling fans · Ventilateurs de plafond'],
  ['ceilling fan', 'Ceiling fans · Ventilateurs de plafond'],
  ['celing', 'Ceiling fans · Ventilateurs de plafond'],
  ['ventilatuer', 'Ceiling fans · Ventilateurs de plafond'],
  ['plafonds', 'Ceiling fans · Ventilateurs de plafond'],
  ['tele', 'TV mounting · Installation de télé'],
  ['mountng tv', 'TV mounting · Installation de télé'],
  ['quebec', 'Québec City · Québec'],
])('%s finds %s', (search, name) => {
  expect(found(search)).toEqual([name])
})

test('a word that is there, also inside a word, leaves out those that only nearly have it', () => {
  expect(searched(['fence', 'defences', 'fences', 'fennce'], 'fence', (name) => name)).toEqual([
    'fence',
    'defences',
    'fences',
  ])
})

test('nothing typed finds everything, nonsense and another first letter nothing', () => {
  expect(found(' ')).toEqual(NAMES)
  expect(found('xyzzy')).toEqual([])
  expect(found('keiling')).toEqual([])
  expect(found('fnas')).toEqual([])
})
