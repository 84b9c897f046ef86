import { expect, test } from 'vitest'
import { addressText } from './address-text.ts'

const PROVINCES = [{ value: 'QC', label: 'Québec' }]
const MONTREAL = { street: '12, rue King', city: 'Montréal', province: 'QC' }

test.each([
  ['en', MONTREAL, '12, rue King, Montréal, QC'],
  ['fr', MONTREAL, '12, rue King, Montréal (Québec)'],
  ['fr', { ...MONTREAL, street: '' }, 'Montréal (Québec)'],
  ['fr', { ...MONTREAL, province: '' }, '12, rue King, Montréal'],
  ['fr', { ...MONTREAL, city: '' }, '12, rue King, Québec'],
  ['fr', { ...MONTREAL, province: 'ON' }, '12, rue King, Montréal (ON)'],
] as const)('an address is written as the language writes it, %s', (lang, address, text) => {
  expect(addressText(address, PROVINCES, lang)).toBe(text)
})
