import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PROVINCES } from '#lib/requests/local-time.ts'
import { licenceProblem, normalizedNumber } from './licence-numbers.ts'
import { authoritiesFor, LICENCE_TRADES, LICENCES } from './licences.ts'

describe('authorities', () => {
  test('each has its own id, both names, two addresses and an example of its form', () => {
    expect(new Set(LICENCES.map(({ id }) => id)).size).toBe(LICENCES.length)
    for (const { id, name, licence, register, source, example, provinces } of LICENCES) {
      for (const text of [name.en, name.fr, licence.en, licence.fr]) expect(text, id).not.toBe('')
      expect(new URL(register).hostname, id).not.toBe('')
      expect(new URL(source).hostname, id).not.toBe('')
      expect(licenceProblem(id, example), id).toBeNull()
      expect(normalizedNumber(id, example), id).toBe(example)
      for (const province of provinces) expect(PROVINCES, id).toContain(province)
    }
  })

  test('the table of docs/product.md names each, with its source and the day when it was read', () => {
    const docs = readFileSync('docs/product.md', 'utf8')
    for (const { id, source, readOn } of LICENCES) {
      const row = docs
        .split('\n')
        .find((line) => line.startsWith(`| \`${id}\` |`) && line.endsWith(`| ${readOn} |`))
      expect(row, id).toContain(`](${source})`)
    }
  })

  test('the table of docs/product.md has the provinces and trades without an authority', () => {
    const docs = readFileSync('docs/product.md', 'utf8')
    for (const province of PROVINCES) {
      const without = LICENCE_TRADES.filter((trade) => authoritiesFor(province, trade).length === 0)
      if (without.length > 0) expect(docs).toContain(`| ${province} | ${without.join(', ')} |`)
    }
  })

  test('by province and trade', () => {
    const ids = (province: string, trade: (typeof LICENCE_TRADES)[number]) =>
      authoritiesFor(province, trade).map(({ id }) => id)
    expect(ids('QC', 'building')).toEqual(['rbq'])
    expect(ids('ON', 'electrical')).toEqual(['ecra-esa'])
    expect(ids('ON', 'gas')).toEqual(['tssa'])
    expect(ids('BC', 'gas')).toEqual(['tsbc'])
    expect(ids('SK', 'electrical')).toEqual(['tsask'])
    expect(ids('NU', 'electrical')).toEqual([])
    expect(ids('', 'electrical')).toEqual([])
  })
})

describe('numbers', () => {
  test.each([
    ['rbq', '1234567890', '1234-5678-90'],
    ['rbq', ' Licence RBQ : 1234-5678-90 ', '1234-5678-90'],
    ['rbq', 'RBQ n° 1234 5678 90', '1234-5678-90'],
    ['rbq', '1234–5678–90', '1234-5678-90'],
    ['ecra-esa', 'ECRA/ESA Lic. #7001234', '7001234'],
    ['ecra-esa', '700-1234', '7001234'],
    ['tsbc', 'TSBC lel1234567', 'LEL1234567'],
    ['tsbc', 'BCSA LGA-0012345', 'LGA0012345'],
    ['tssa', 'TSSA # 000 123 456', '000123456'],
    ['tis-nb', 'lic no. 12-345', '12-345'],
  ])('%s: %s', (authority, number, normalized) => {
    expect(normalizedNumber(authority, number)).toBe(normalized)
    expect(licenceProblem(authority, number)).toBeNull()
    expect(normalizedNumber(authority, normalized)).toBe(normalized)
  })

  test.each([
    ['rbq', '1234-5678-9'],
    ['rbq', '12345-678-90'],
    ['rbq', ''],
    ['ecra-esa', '6001234'],
    ['ecra-esa', '70012345'],
    ['tsbc', 'LEL123456'],
    ['tsbc', '1234567'],
    ['tssa', '12'],
    ['tssa', '1'.repeat(21)],
    ['tssa', '12_345'],
  ])('%s refuses %s', (authority, number) => {
    expect(licenceProblem(authority, number)).toBe('wrongForm')
  })

  test('an unknown authority', () => {
    expect(licenceProblem('atlantis', '12345')).toBe('unknownAuthority')
    expect(licenceProblem('constructor', '12345')).toBe('unknownAuthority')
  })
})
