import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['mount', 'mounted', 'mounting'],
  ['ventilateur', 'ventilateurs'],
  ['battery', 'batteries'],
  ['drip', 'dripping', 'drips'],
  ['wire', 'wires', 'wiring'],
  ['motorise', 'motorisee', 'motorisees'],
  ['tableau', 'tableaux'],
  ['intelligent', 'intelligente', 'intelligentes'],
  ['tv', 'tv'],
])('%s is one word in its forms', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

test.each([
  ['heat', 'heater'],
  ['glass', 'glas'],
  ['gas', 'ga'],
  ['char', 'charger'],
  ['ring', 'r'],
])('%s and %s are two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
