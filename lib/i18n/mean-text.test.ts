import { expect, it } from 'vitest'
import { meanText } from './mean-text.ts'

it('says of how many reviews a mean is, and whether they are samples', () => {
  const mean = { value: 4.5, count: 1247 }
  expect(meanText(mean, 'en')).toBe('4.5 of 5, 1,247 reviews')
  expect(meanText({ ...mean, isOfSamples: true }, 'en')).toBe('4.5 of 5, 1,247 sample reviews')
  expect(meanText({ value: 5, count: 2, isOfSamples: true }, 'fr')).toBe('5,0 sur 5, 2 avis fictifs')
})
