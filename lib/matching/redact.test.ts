import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { redacted } from './redact.ts'

const knownShape = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() })
const caseShape = z.object({
  language: z.enum(['en', 'fr']),
  text: z.string(),
  /** Parts that must not be left. A text without secrets is one of which nothing should be taken. */
  secrets: z.array(z.string()),
  /** What the rules make of the text today, false hits included. */
  result: z.string(),
  taken: z.array(z.string()),
})
const { known, cases } = z
  .object({ known: z.object({ en: knownShape, fr: knownShape }), cases: z.array(caseShape) })
  .parse(JSON.parse(readFileSync('lib/matching/redact-cases.json', 'utf8')))

const NOBODY = { name: '', email: '', phone: '', address: '' }

const leaksOf = ({ language, text, secrets }: z.infer<typeof caseShape>) => {
  const left = redacted(text, known[language]).text.toLowerCase()
  return secrets.filter((secret) => left.includes(secret.toLowerCase()))
}

describe('the cases', () => {
  test('hits and false hits', () => {
    const rows = ['en', 'fr'].map((language) => {
      const own = cases.filter((one) => one.language === language)
      const withSecrets = own.filter(({ secrets }) => secrets.length > 0)
      const without = own.filter(({ secrets }) => secrets.length === 0)
      const leaks = withSecrets.filter((one) => leaksOf(one).length > 0)
      const falseHits = without.filter(({ text, result }) => text !== result)
      return {
        language,
        withSecrets: withSecrets.length,
        leaks: leaks.length,
        without: without.length,
        falseHits,
      }
    })
    console.table(rows.map((row) => ({ ...row, falseHits: row.falseHits.length })))
    console.log(
      rows.flatMap(({ falseHits }) => falseHits.map(({ text, result }) => `${text} → ${result}`)).join('\n'),
    )
    for (const { withSecrets, leaks, without } of rows) {
      expect(withSecrets).toBeGreaterThanOrEqual(90)
      expect(without).toBeGreaterThanOrEqual(50)
      expect(leaks).toBe(0)
    }
  })

  test.each(cases)('$language: $text', (one) => {
    expect(leaksOf(one)).toEqual([])
    expect(redacted(one.text, known[one.language])).toEqual({ text: one.result, taken: one.taken })
  })
})

describe('for any text around them', () => {
  const words = fc
    .array(
      fc.constantFrom(
        'the',
        'wall',
        'two',
        'de',
        'la',
        '65-inch',
        '8 h 30',
        '$1,200',
        '24/7',
        '4 x 8',
        'é',
        '.',
        ',',
      ),
    )
    .map((list) => list.join(' '))
  const digits = (first: string, length: number) =>
    fc
      .tuple(
        fc.constantFrom(...first),
        fc.array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length }),
      )
      .map(([one, rest]) => one + rest.join(''))
  const phone = fc.tuple(
    fc.constantFrom('514', '416', '604', '902', '867'),
    digits('23456789', 2),
    digits('0123456789', 3),
  )
  const around = (planted: string, before: string, after: string) => `${before} ; ${planted} ; ${after}`

  test('no phone number is left, whatever stands between its groups', () => {
    fc.assert(
      fc.property(
        phone,
        fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0', '–', ') ', '/', '_'),
        words,
        words,
        (groups, sign, a, b) => {
          const { text, taken } = redacted(around(groups.join(sign), a, b), NOBODY)
          expect(taken).toContain('phone')
          expect(text.replace(/\D/g, '')).not.toContain(groups.join(''))
          expect(text).not.toContain(groups[1] + sign + groups[2])
        },
      ),
      { numRuns: 500 },
    )
  })

  test('no phone number is left, spelled in either language', () => {
    const spelled = (names: string) => (number: string) =>
      number
        .split('')
        .map((digit) => names.split(' ')[Number(digit)])
        .join(' ')
    fc.assert(
      fc.property(
        phone.map((groups) => groups.join('')),
        fc.constantFrom(
          spelled('zero one two three four five six seven eight nine'),
          spelled('zéro un deux trois quatre cinq six sept huit neuf'),
        ),
        words,
        (number, spell, a) => {
          expect(redacted(around(spell(number), a.replaceAll('two', ''), ''), NOBODY).text).not.toContain(
            spell(number.slice(3)),
          )
        },
      ),
    )
  })

  test('no mail address and no full postal code is left', () => {
    const name = fc.stringMatching(/^[a-z]{2,8}[._]?[a-z0-9]{2,8}$/)
    const code = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/)
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('@', ' @ ', ' at ', ' arobase ', '(at)'),
        code,
        words,
        (user, at, postal, a) => {
          const { text } = redacted(around(`${user}${at}gmail.com , ${postal}`, a, a), NOBODY)
          expect(text).not.toContain(user)
          expect(text).not.toContain(postal)
        },
      ),
    )
  })

  test('no part of the name is left, in any case and without its accents', () => {
    const part = fc
      .stringMatching(/^[A-ZÉÈÇ][a-zéèêçïô]{2,9}$/)
      .filter(
        (one) =>
          !/^(?:des|les|del|der|den|von|van|dos|das|the|and|mrs|mme)$/i.test(
            one.normalize('NFD').replace(/\p{M}/gu, ''),
          ),
      )
    const changes = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text: string) => `${text}'s`,
      (text: string) => `${text}77`,
    ]
    fc.assert(
      fc.property(part, part, fc.constantFrom(...changes), (first, last, change) => {
        const { text } = redacted(`Ask | ${change(first)} | or | ${change(last)} |`, {
          ...NOBODY,
          name: `${first} ${last}`,
        })
        expect(text).toBe('Ask | […] | or | […] |')
      }),
    )
  })

  test('what was taken out once stays as it is', () => {
    const planted = fc.constantFrom(...cases.map(({ text }) => text))
    fc.assert(
      fc.property(planted, words, (text, a) => {
        const once = redacted(`${a}\n${text}`, known.en).text
        expect(redacted(once, known.en)).toEqual({ text: once, taken: [] })
      }),
    )
  })

  test('words alone are never taken', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('a', 'wall', 'le', 'mur', 'près', 'of', 'street', 'rue', 'at', 'à', 'point', '…'),
        ),
        (list) => {
          const text = list.join(' ')
          expect(redacted(text, NOBODY)).toEqual({ text, taken: [] })
        },
      ),
    )
  })
})

test.each([
  ['digits', '5'.repeat(20_000)],
  ['digits apart', '5 '.repeat(10_000)],
  ['letters', 'a'.repeat(20_000)],
  ['dots', 'a.'.repeat(10_000)],
  ['spaced letters', 'a '.repeat(10_000)],
  ['number words', 'one '.repeat(5_000)],
  ['numbers and words', '12 main '.repeat(2_500)],
  ['dots in words', 'a dot '.repeat(3_300)],
  ['spaces', ' '.repeat(20_000)],
  ['hyphens', '-'.repeat(20_000)],
  ['signs', '@.'.repeat(10_000)],
])('20,000 characters of %s take less than a second', (_, text) => {
  // The time of the processor, so that other work of the machine does not count.
  const began = process.cpuUsage()
  redacted(text, known.en)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(1000)
})
