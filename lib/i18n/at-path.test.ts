import { expect, test } from 'vitest'
import { pathText, valueAt, withValueAt } from './at-path.ts'

const city = {
  localPricing: { _type: 'localPricing', baseMultiplier: 1.15 },
  faqs: [
    { _key: 'a', answer: { fr: 'Oui' } },
    { _key: 'b', answer: { fr: 'Non' } },
  ],
}

test('a path is written as Sanity writes it', () => {
  expect(pathText(['faqs', { _key: 'b' }, 'answer'])).toBe('faqs[_key=="b"].answer')
  expect(pathText(['rows', 2, 'name'])).toBe('rows[2].name')
})

test('reads what is at a path', () => {
  expect(valueAt(city, ['faqs', { _key: 'b' }, 'answer', 'fr'])).toBe('Non')
  expect(valueAt(city, ['faqs', { _key: 'c' }, 'answer'])).toBeUndefined()
  expect(valueAt(city, ['localData', 'emergencyService'])).toBeUndefined()
})

test('changes a copy, and only what is at the path', () => {
  const after = withValueAt(city, ['faqs', { _key: 'b' }, 'answer', 'fr'], 'Peut-être')
  expect(after.faqs).toEqual([city.faqs[0], { _key: 'b', answer: { fr: 'Peut-être' } }])
  expect(after.localPricing).toBe(city.localPricing)
  expect(city.faqs[1]?.answer.fr).toBe('Non')
})

test('makes the objects on the way, and takes values away', () => {
  expect(withValueAt({}, ['localData', 'emergencyService'], true)).toEqual({
    localData: { emergencyService: true },
  })
  expect(withValueAt(city, ['localPricing', 'baseMultiplier'], undefined).localPricing).toEqual({
    _type: 'localPricing',
  })
})
