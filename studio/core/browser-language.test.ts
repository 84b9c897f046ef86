import { expect, it } from 'vitest'
import { browserLanguage } from './browser-language.ts'

it("speaks the browser's first language that is one of ours, English otherwise", () => {
  expect(browserLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(browserLanguage(['de', 'FR', 'en'])).toBe('fr')
  expect(browserLanguage(['en-GB', 'fr'])).toBe('en')
  expect(browserLanguage(['de'])).toBe('en')
  expect(browserLanguage([])).toBe('en')
})
