import { expect, it } from 'vitest'
import { browserLanguage, messagesFor } from './messages.ts'

it("speaks the browser's first language that is one of ours, English otherwise", () => {
  expect(browserLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(browserLanguage(['de', 'FR', 'en'])).toBe('fr')
  expect(browserLanguage(['en-GB', 'fr'])).toBe('en')
  expect(browserLanguage(['de'])).toBe('en')
  expect(browserLanguage([])).toBe('en')
})

it('says how long to wait in whole minutes, in seconds at the end', () => {
  expect(messagesFor('en').throttled(900)).toBe('Too many attempts. Try again in 15 minutes.')
  expect(messagesFor('en').throttled(61)).toContain('2 minutes')
  expect(messagesFor('en').throttled(1)).toContain('1 second.')
  expect(messagesFor('fr').throttled(60)).toMatch(/dans 1\smin/)
})
