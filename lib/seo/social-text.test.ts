import { expect, test } from 'vitest'
import { drawable, headingSize } from './social-text.ts'

test('a text keeps what the typefaces hold and loses the rest', () => {
  expect(drawable('Œuvre à Montréal : 1 234 $')).toBe('Œuvre à Montréal : 1 234 $')
  expect(drawable('Piñata 🎉 Łódź')).toBe('Pinata  odz')
  expect(drawable('日本')).toBe('')
})

test('a long heading is set smaller than a short one, down to a smallest size', () => {
  const box = { width: 512, height: 316 }
  const sizes = [
    'Privacy',
    'TV mounting',
    'Garage door installation',
    'Installation d’avertisseurs de fumée interreliés et de détecteurs de monoxyde de carbone',
    'x'.repeat(200),
  ].map((text) => headingSize(text, box))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBeGreaterThan(3)
  expect(sizes.at(-1)).toBe(52)
})
