import { expect, test } from 'vitest'
import { siteDay } from '#lib/site-day.ts'
import { endingWithin, expiryOfMail, mayWork, nextExpiry, shownLicences } from './expiry.ts'
import { contractorProfile } from './profile.ts'

const TODAY = '2026-11-30'
const AT = Date.parse('2026-11-01T15:00Z')

const licence = (number: string, expires: string, checkedAt: number | null = AT) => ({
  authority: 'rbq',
  number,
  province: 'QC',
  trades: ['electrical'],
  expires,
  checkedAt,
})

const profile = (licences: object[], insured: string | null = '2027-12-31') =>
  contractorProfile.parse({
    licences,
    insurance: insured === null ? null : { amount: 1, expires: insured, checkedAt: AT },
  })

test('shown are licences that staff saw and that hold today, with the day of the check', () => {
  const { licences } = profile([
    licence('1111-1111-11', TODAY),
    licence('2222-2222-22', '2026-11-29'),
    licence('3333-3333-33', '2027-01-01', null),
    licence('4444-4444-44', ''),
  ])
  expect(shownLicences({ licences }, TODAY, siteDay)).toEqual([
    { authority: 'rbq', number: '1111-1111-11', checkedOn: '2026-11-01', expires: TODAY },
    { authority: 'rbq', number: '4444-4444-44', checkedOn: '2026-11-01', expires: '' },
  ])
})

test('what ends first, and what ends within days', () => {
  const some = profile(
    [licence('1', '2026-12-31'), { ...licence('2', '2026-11-20', null), trades: ['gas'] }],
    '2026-12-30',
  )
  expect(nextExpiry(some)).toEqual({ number: '2', expires: '2026-11-20' })
  expect(endingWithin(some, TODAY, 30).map(({ number }) => number)).toEqual(['2', null])
  expect(endingWithin(some, TODAY, 31)).toHaveLength(3)
  expect(nextExpiry(profile([], null))).toBeNull()
})

test.each([
  ['insured, without licences', profile([]), true],
  ['no insurance', profile([], null), false],
  ['insurance ended', profile([], '2026-11-29'), false],
  ['one licence left', profile([licence('1', '2026-11-29'), licence('2', TODAY)]), true],
  ['no licence left', profile([licence('1', '2026-11-29'), licence('2', '2027-01-01', null)]), false],
])('%s: may work %o', (_, some, expected) => {
  expect(mayWork(some, TODAY)).toBe(expected)
})

test('a mail is about the end that its id names, and about nothing after the renewal', () => {
  const some = profile([licence('1234-5678-90', '2027-03-31')])
  expect(expiryOfMail(some, 'proofExpires-id-1234-5678-90 2027-03-31-30')?.number).toBe('1234-5678-90')
  expect(expiryOfMail(some, 'proofExpires-id-insurance 2027-12-31-7')?.number).toBeNull()
  expect(expiryOfMail(some, 'proofExpires-id-1234-5678-90 2026-03-31-30')).toBeNull()
})
