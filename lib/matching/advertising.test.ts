import { expect, test } from 'vitest'
import { PROVINCES } from '#lib/requests/local-time.ts'
import { advertising, isValidLicence, licenceText, type PublicLicence } from './advertising.ts'
import { authoritiesFor, LICENCE_TRADES, LICENCES } from './licences.ts'

const TODAY = '2026-11-30'

const licence = (authority: string, change: Partial<PublicLicence> = {}): PublicLicence => ({
  authority,
  number: LICENCES.find(({ id }) => id === authority)?.example ?? '',
  checkedOn: '2026-11-01',
  expires: null,
  ...change,
})

/** The licences that a contractor may have, by the state that they are in. */
const STATES: Record<string, (authority: string) => PublicLicence[]> = {
  valid: (authority) => [licence(authority)],
  'valid until today': (authority) => [licence(authority, { expires: TODAY })],
  'wrong form': (authority) => [licence(authority, { number: '!' })],
  expired: (authority) => [licence(authority, { expires: '2026-11-29' })],
  'an end that is no day': (authority) => [licence(authority, { expires: 'soon' })],
  unchecked: (authority) => [licence(authority, { checkedOn: null })],
  'of another authority': (authority) =>
    LICENCES.filter(({ id }) => id !== authority).map(({ id }) => licence(id)),
  none: () => [],
}

/** Whether a licence in this state is enough. */
const IS_ENOUGH = (state: string) => state.startsWith('valid')

const CASES = PROVINCES.flatMap((province) =>
  LICENCE_TRADES.flatMap((trade) =>
    Object.keys(STATES).flatMap((state) =>
      [true, false].map((isPublic) => ({ province, trade, state, isPublic })),
    ),
  ),
)

test('every province and trade with every state of a licence, on a public site and elsewhere', () => {
  const wrong = CASES.filter(({ province, trade, state, isPublic }) => {
    const [authority] = authoritiesFor(province, trade)
    const licences = STATES[state]?.(authority?.id ?? 'rbq') ?? []
    const expected = !authority || IS_ENOUGH(state) ? 'shown' : isPublic ? 'hidden' : 'marked'
    return advertising({ trades: [trade], licences }, province, { today: TODAY, isPublic }) !== expected
  })
  expect(wrong).toEqual([])
  expect(CASES).toHaveLength(13 * 5 * 8 * 2)
  const licensed = CASES.filter(({ province, trade }) => authoritiesFor(province, trade).length > 0)
  // 29 of the 65 pairs of province and trade have an authority.
  expect(licensed).toHaveLength(29 * 8 * 2)
})

const PUBLIC = { today: TODAY, isPublic: true }

test('each trade needs its own licence', () => {
  const both = { trades: ['electrical', 'gas'] as const, licences: [licence('ecra-esa')] }
  expect(advertising(both, 'ON', PUBLIC)).toBe('hidden')
  expect(advertising({ ...both, licences: [licence('ecra-esa'), licence('tssa')] }, 'ON', PUBLIC)).toBe(
    'shown',
  )
  expect(advertising({ ...both, licences: [licence('rbq')] }, 'QC', PUBLIC)).toBe('shown')
  expect(advertising({ trades: [], licences: [] }, 'QC', PUBLIC)).toBe('shown')
})

test('without a province a trade needs a licence that some province asks for', () => {
  const electrician = { trades: ['electrical'] as const, licences: [] }
  expect(advertising(electrician, null, PUBLIC)).toBe('hidden')
  expect(advertising(electrician, 'NU', PUBLIC)).toBe('shown')
  expect(advertising({ ...electrician, licences: [licence('its-mb')] }, null, PUBLIC)).toBe('shown')
  expect(advertising({ trades: [], licences: [] }, null, PUBLIC)).toBe('shown')
})

test.each(LICENCES.map(({ id }) => id))('a licence of %s stands with its number', (id) => {
  for (const lang of ['en', 'fr'] as const) {
    expect(licenceText(licence(id), lang)).toContain(licence(id).number)
  }
  expect(isValidLicence(licence(id), TODAY)).toBe(true)
})

test('numbers stand in the form that the authority asks for', () => {
  expect(licenceText({ authority: 'rbq', number: '1234567890' }, 'en')).toBe('RBQ licence: 1234-5678-90')
  expect(licenceText({ authority: 'rbq', number: '1234 5678 90' }, 'fr')).toBe(
    'Licence RBQ\u00A0: 1234-5678-90',
  )
  expect(licenceText({ authority: 'ecra-esa', number: '7001234' }, 'en')).toBe('ECRA/ESA 7001234')
  expect(licenceText({ authority: 'tsbc', number: 'lel1234567' }, 'fr')).toBe('TSBC LEL1234567')
  expect(licenceText({ authority: 'its-mb', number: '12345' }, 'fr')).toBe(
    'Permis d’électricien ou de monteur d’installations au gaz\u00A0: 12345',
  )
  expect(licenceText({ authority: 'atlantis', number: '1' }, 'en')).toBe('')
})
