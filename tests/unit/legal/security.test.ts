import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPublicFile } from '#lib/content/public-files.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { composed } from '#lib/legal/compose.ts'
import { isReservedSlug } from '#lib/routes/addresses.ts'
import { SECURITY_TEXT, securityText, VALID_DAYS } from '#lib/seo/security-text.ts'
import { factsWith } from './facts.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])

test('security.txt has the fields of RFC 9116, and ends in less than a year', () => {
  const fields = fieldsOf(securityText('bonjour@pose.ca', NOW))
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ])
  expect(fields[0]?.[1]).toBe('mailto:bonjour@pose.ca')
  expect(fields[1]?.[1]).toMatch(/^https?:\/\/[^/]+\/contact$/)
  expect(Date.parse(fields[2]?.[1] ?? '')).toBe(NOW + VALID_DAYS * 86_400_000)
  expect(VALID_DAYS).toBeLessThan(365)
  expect(fields[4]?.[1]).toMatch(/\/\.well-known\/security\.txt$/)
  expect(fieldsOf(securityText(null, NOW)).filter(([name]) => name === 'Contact')).toHaveLength(1)
})

test('SECURITY.md and the terms say the same as security.txt', () => {
  const policy = readFileSync('SECURITY.md', 'utf8').replace(/\s+/g, ' ')
  const [running = ''] = /A running site says in [^#]*/.exec(policy) ?? []
  expect(running).toContain(`\`${SECURITY_TEXT}\``)
  expect(running).toContain(`${VALID_DAYS} days`)
  expect(running).toContain(`\`${LANGUAGES.join(', ')}\``)
  // The order of the contacts is the order in which the owner wants to be reached.
  expect(running).toMatch(/general e-mail address.*contact form \(`\/contact`\)/)
  const terms = composed('terms', factsWith({ env: {}, settings: {} })).flatMap(({ clauses }) => clauses)
  const weakness = terms.find(({ id }) => id === 'you.weakness')
  expect(weakness?.en).toMatch(/in private.*\]\(\/\.well-known\/security\.txt\)/)
  expect(policy).toMatch(/report it in private/)
})

test('the file has its address, and no document can have it as a slug', () => {
  expect(isPublicFile(SECURITY_TEXT)).toBe(true)
  for (const slug of ['privacy', 'terms', 'cookies', 'accessibility']) expect(isReservedSlug(slug)).toBe(true)
})
