import { expect, test } from 'vitest'
import { correctedText, stepText } from './step-text.ts'
import { WORDS } from './words.ts'

const appointment = { day: '2026-12-01', from: '08:00', to: '11:30' }
const text = (step: object, language: 'en' | 'fr') =>
  stepText(JSON.stringify(step), WORDS[language], language)?.replaceAll('\u00A0', ' ')

test('a day that was set is said with its hours, in both languages', () => {
  const set = { step: 'schedule', by: 'staff', appointment }
  expect(text(set, 'en')).toBe('Day set, December 1, 2026, 8:00 a.m. to 11:30 a.m.')
  expect(text(set, 'fr')).toBe('Jour fixé, 1er décembre 2026, de 8 h à 11 h 30')
  expect(text({ ...set, step: 'move' }, 'en')).toMatch(/^Day set, December 1, 2026/)
})

test('a day that the customer asks for is not called set', () => {
  const asked = { step: 'move', by: 'customer', appointment: { day: '2026-12-09' } }
  expect(text(asked, 'en')).toBe('The customer asks for another day, December 9, 2026')
  expect(text(asked, 'fr')).toBe('Autre jour demandé, 9 décembre 2026')
})

test('other steps of the customer say whose they are', () => {
  expect(text({ step: 'cancel', by: 'customer' }, 'en')).toBe('Cancelled, by the customer')
  expect(text({ step: 'cancel', by: 'customer' }, 'fr')).toBe('Annulée, sur la page de la demande')
  expect(text({ step: 'cancel', by: 'staff' }, 'en')).toBe('Cancelled')
  expect(stepText(null, WORDS.en, 'en')).toBeNull()
})

test('corrected fields have their labels', () => {
  expect(correctedText('phone property_address', 'en')).toBe('Phone, Property address')
  expect(correctedText('email', 'fr')).toBe('Courriel')
})
