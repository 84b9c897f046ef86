import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { figureNameRule } from './figure-names.ts'

const site = { isPagePlaceholder: (name: string): boolean => name === 'city' }

function says(name: string | undefined, ...others: string[]) {
  const figures = [name, ...others].map((one) => ({ name: one }))
  const result = figureNameRule(site)(name, { document: { figures } } as unknown as ValidationContext)
  return result === true ? true : (result as { en: string }).en
}

test.each([
  ['cities', true],
  ['cities2', true],
  [undefined, expect.stringContaining('Write a short name')],
  ['two words', expect.stringContaining('Write a short name')],
  ['employés', expect.stringContaining('Write a short name')],
  ['2cities', expect.stringContaining('Write a short name')],
  ['city', expect.stringContaining('Pages fill in {city} themselves')],
])('the name %j: %j', (name, answer) => {
  expect(says(name)).toEqual(answer)
})

test('a name belongs to one figure', () => {
  expect(says('cities', 'cities')).toBe('Two figures are called cities.')
  expect(says('cities', 'reviews')).toBe(true)
})
