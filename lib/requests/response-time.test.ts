import { expect, test } from 'vitest'
import { longestResponse } from './response-time.ts'

test.each([
  ['30-90 minutes', 90],
  ['30 à 90 minutes', 90],
  ['30–60\u00A0min', 60],
  ['1-2 hours', 120],
  ['2 à 6 heures', 360],
  ['45 min to 2 h', 120],
  ['Within 1 hour', 60],
  ['En moins de 1,5 heure', 90],
  ['2 days', 2_880],
  ['1 ou 2 jours', 2_880],
  ['Same day', null],
  ['24/7', null],
  ['', null],
])('the longest end of "%s" is %s minutes', (text, minutes) => {
  expect(longestResponse(text)).toBe(minutes)
})
