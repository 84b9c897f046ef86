import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './rating.tsx'

/** The number of filled stars that a rating draws: in the row of 116 units a star takes 20, and the space behind it 4. */
function starsOf(value: number): number {
  const html = renderToStaticMarkup(createElement(Rating, { value, label: '' }))
  const units = (Number(/width:([\d.]+)%/.exec(html)?.[1]) / 100) * 116
  return Math.floor(units / 24) + (Math.round(units % 24) > 0 ? 0.5 : 0)
}

test.each([
  [1, 1],
  [2.2, 2],
  [2.3, 2.5],
  [4.4, 4.5],
  [4.7, 4.5],
  [4.9, 4.5],
  [5, 5],
  [0, 0],
  [9, 5],
])('%f shows %f stars', (value, stars) => {
  expect(starsOf(value)).toBe(stars)
})

test('the rating is read out as text', () => {
  const html = renderToStaticMarkup(createElement(Rating, { value: 4.7, label: '4.7 out of 5 stars' }))
  expect(html).toMatch(/^<span role="img" aria-label="4\.7 out of 5 stars"/)
})
