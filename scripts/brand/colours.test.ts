import { expect, test } from 'vitest'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { coloursFrom, contrast, contrastProblems } from './colours.ts'

test('contrast is WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the brand that is written can be read everywhere', () => {
  expect(contrastProblems({ ...BRAND, ...SCHEMES })).toEqual([])
})

test.each([
  ['a green', { loud: '#3ddc84', ink: '#10202b', paper: '#fbfdff' }],
  ['an orange', { loud: '#ff8a3d', ink: '#1b1030', paper: '#fffaf5' }],
  ['a light blue', { loud: '#8fd3ff', ink: '#0a1633', paper: '#ffffff' }],
])('%s can be read everywhere, with what is mixed from it', (_, given) => {
  expect(contrastProblems(coloursFrom(given, SCHEMES))).toEqual([])
})

test('a loud colour on which ink cannot be read is refused, with what to do', () => {
  const problems = contrastProblems(
    coloursFrom({ loud: '#10305e', ink: '#17140b', paper: '#ffffff' }, SCHEMES),
  )
  expect(problems[0]).toMatch(/^the ink on the loud colour.* 4\.5 is needed\. Choose a darker ink/)
})
