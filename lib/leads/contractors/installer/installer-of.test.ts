import { expect, test } from 'vitest'
import { contractorProfile } from '../profile.ts'
import type { InstallerNames } from './installer-content.ts'
import { installerDifferences, installerIdOf, installerOf } from './installer-of.ts'

const TODAY = '2026-11-30'

const bilingual = (en: string, fr = en) => ({ en, fr })

const NAMES: InstallerNames = {
  services: [
    { slug: 'ev-charger', category: 'electrical', name: bilingual('EV charger', 'Borne de recharge') },
    { slug: 'panel', category: 'electrical', name: bilingual('Panel upgrade', 'Mise à niveau du panneau') },
    {
      slug: 'tv-mounting',
      category: 'tech',
      name: bilingual('TV mounting', 'Installation murale de téléviseur'),
    },
  ],
  cities: [
    {
      id: 'city-mtl',
      slug: 'montreal',
      spellings: ['Montreal', 'Montréal'],
      name: bilingual('Montreal', 'Montréal'),
    },
    { id: 'city-laval', slug: 'laval', spellings: ['Laval'], name: bilingual('Laval') },
  ],
  provinces: [{ code: 'QC', name: bilingual('Quebec', 'Québec') }],
}

const CONTRACTOR = {
  business: 'Gagnon inc.',
  lang: 'fr' as const,
  profile: contractorProfile.parse({
    province: 'QC',
    city: 'montréal',
    years: '12 ans',
    services: ['tv-mounting'],
    categories: ['electrical'],
    cities: ['laval'],
    provinces: ['QC'],
    licences: [
      { authority: 'rbq', number: '1234-5678-90', province: 'QC', expires: '2027-03-31', checkedAt: 1 },
      { authority: 'rbq', number: '1234-5678-91', province: 'QC', expires: '2026-03-31', checkedAt: 1 },
    ],
    insurance: { amount: 2_000_000, insurer: 'Intact', expires: '2027-06-30', checkedAt: 1 },
  }),
}

/** The document as it is when staff publish the draft unchanged. */
const PUBLISHED = {
  name: 'Gagnon inc.',
  city: 'city-mtl',
  specialties: ['EV charger', 'Panel upgrade', 'TV mounting'],
  serviceArea: 'Laval, Quebec',
  languages: 'French',
  licences: [{ authority: 'rbq', number: '1234-5678-90', expires: '2027-03-31' }],
  insurance: { amount: 2_000_000, expires: '2027-06-30' },
}

const differences = (change: object, contractor: object = {}) =>
  installerDifferences({ ...CONTRACTOR, ...contractor }, { ...PUBLISHED, ...change }, NAMES, TODAY)

test('the draft has the names of the content in both languages, and only licences that hold', () => {
  expect(installerOf(CONTRACTOR, NAMES, TODAY)).toMatchObject({
    name: 'Gagnon inc.',
    city: { _ref: 'city-mtl' },
    specialties: [{ fr: 'Borne de recharge' }, { fr: 'Mise à niveau du panneau' }, { en: 'TV mounting' }],
    serviceArea: { en: 'Laval, Quebec', fr: 'Laval, Québec' },
    languages: { en: 'French', fr: 'Français' },
    yearsExperience: 12,
    licences: [{ authority: 'rbq', number: '1234-5678-90', expires: '2027-03-31' }],
    insurance: { amount: 2_000_000, expires: '2027-06-30' },
  })
  const bare = installerOf({ ...CONTRACTOR, profile: contractorProfile.parse({}) }, NAMES, TODAY)
  expect(Object.keys(bare)).toEqual(['name', 'specialties', 'languages', 'licences'])
})

test('nothing differs after publishing, nor when staff write more', () => {
  expect(differences({})).toEqual([])
  expect(
    differences({ serviceArea: 'All of Quebec: Laval and around', languages: 'English and French' }),
  ).toEqual([])
  expect(differences({ specialties: [...PUBLISHED.specialties, 'Ceiling fans'] })).toEqual([])
})

test.each([
  ['name', { name: 'Gagnon' }],
  ['city', { city: 'city-laval' }],
  ['specialties', { specialties: ['TV mounting'] }],
  ['serviceArea', { serviceArea: 'Laval' }],
  ['languages', { languages: 'English' }],
  ['licences', { licences: [] }],
  ['insurance', { insurance: undefined }],
  ['insurance', { insurance: { amount: 1_000_000, expires: '2027-06-30' } }],
  [
    'licences',
    {
      licences: [...PUBLISHED.licences, { authority: 'rbq', number: '1234-5678-91', expires: '2026-03-31' }],
    },
  ],
])('a difference in %s is seen', (name, change) => {
  expect(differences(change)).toEqual([name])
})

test('an ended licence in public is a difference on the next day', () => {
  expect(installerDifferences(CONTRACTOR, PUBLISHED, NAMES, '2027-03-31')).toEqual([])
  expect(installerDifferences(CONTRACTOR, PUBLISHED, NAMES, '2027-04-01')).toEqual(['licences'])
})

test('an insurance that nobody saw or that has ended is not public', () => {
  const insurance = { amount: 2_000_000, insurer: 'Intact', expires: '2027-06-30' }
  const shown = (change: object, today = TODAY) => {
    const profile = {
      ...CONTRACTOR.profile,
      ...contractorProfile.parse({ insurance: { ...insurance, ...change } }),
    }
    return 'insurance' in installerOf({ ...CONTRACTOR, profile }, NAMES, today)
  }
  expect(shown({ checkedAt: 1 })).toBe(true)
  expect(shown({})).toBe(false)
  expect(shown({ checkedAt: 1 }, '2027-07-01')).toBe(false)
  expect(shown({ checkedAt: 1, amount: 0 })).toBe(false)
})

test('the id of the document says nothing of the record', () => {
  expect(installerIdOf('0a1b')).not.toContain('0a1b')
  expect(installerIdOf('0a1b')).toBe(installerIdOf('0a1b'))
})
