import { expect, test } from 'vitest'
import { checkForm } from '#lib/leads/forms/index.ts'
import { isOnCallAt } from '#lib/matching/on-call.ts'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { profileOfApplication } from './from-application.ts'
import { NO_PROFILE } from './profile.ts'

function applied(payload: Record<string, string> = {}) {
  const { lead, fields } = sampleSubmission({ type: 'contractor', payload })
  return { lead, fields, lang: 'fr' as const }
}

test('an application of before has only texts', () => {
  expect(
    profileOfApplication(applied({ phone: '5148736565', city: 'Sherbrooke', province_state: 'QC' })),
  ).toEqual({
    person: {
      business: 'Gagnon inc.',
      name: 'Amélie Gagnon',
      email: 'amelie@courriel.example',
      phone: '(514) 873-6565',
      lang: 'fr',
    },
    profile: {
      ...NO_PROFILE,
      years: '12',
      province: 'QC',
      city: 'Sherbrooke',
      about: 'Bornes de recharge\n\nNous couvrons la Mauricie.',
    },
  })
})

test('one of a release that kept no typed values has its lead', () => {
  const { lead } = applied()
  const { person, profile } = profileOfApplication({
    lead: { ...lead, added_message: '2026-11-30T12:00:00.000Z Et la nuit.' },
    fields: {},
    lang: 'en',
  })
  expect(person).toMatchObject({ business: 'Amélie Gagnon', lang: 'en' })
  expect(profile.about).toMatch(
    /^Bornes de recharge\n\nEntreprise.*Mauricie\.\n\n2026-11-30T12:00:00\.000Z Et la nuit\.$/s,
  )
})

test('what matching needs is as the record has it', () => {
  const { profile } = profileOfApplication(
    applied({
      categories: 'electrical',
      services: 'tv-mounting\nceiling-fans',
      provinces: 'QC\nON',
      cities: 'ottawa',
      licence_authority: '\nrbq\necra-esa',
      licence_number: '\nRBQ 1234567890\n7001234',
      licence_expires: '\n2099-03-31\n',
      insurance_amount: '2 000 000',
      insurer: 'Intact',
      insurance_expires: '2099-06-30',
    }),
  )
  const unchecked = { proof: null, checkedAt: null, checkedBy: null }
  expect(profile).toMatchObject({
    categories: ['electrical'],
    services: ['tv-mounting', 'ceiling-fans'],
    provinces: ['QC', 'ON'],
    cities: ['ottawa'],
    onCall: [],
    insurance: { amount: 2_000_000, insurer: 'Intact', expires: '2099-06-30', ...unchecked },
  })
  expect(profile.licences).toEqual([
    {
      authority: 'rbq',
      number: '1234-5678-90',
      province: 'QC',
      trades: [],
      expires: '2099-03-31',
      ...unchecked,
    },
    {
      authority: 'ecra-esa',
      number: '7001234',
      province: 'ON',
      trades: ['electrical'],
      expires: '',
      ...unchecked,
    },
  ])
})

test('an insurance of which only the insurer is said has no amount yet', () => {
  expect(profileOfApplication(applied({ insurer: 'Intact' })).profile.insurance).toMatchObject({
    amount: 0,
    insurer: 'Intact',
    expires: '',
  })
})

test('the hours of emergencies are times of a week; none ticked is all of them', () => {
  // 2026-11-29 is a Sunday: day 1 is Monday, and day 8 the next one.
  const dayOf = (weekday: number) => new Date(Date.UTC(2026, 10, 29 + weekday)).toISOString().slice(0, 10)
  const onCall = (fields: Record<string, string>) => {
    const hours = profileOfApplication(applied(fields)).profile.onCall
    return (weekday: number, hour: number) => isOnCallAt(hours, { day: dayOf(weekday), minutes: hour * 60 })
  }
  const days = onCall({ emergencies: 'yes', emergency_hours: 'days' })
  expect([days(1, 8), days(5, 17), days(1, 7), days(5, 18), days(6, 12)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  const nights = onCall({ emergencies: 'yes', emergency_hours: 'nights' })
  expect([nights(1, 18), nights(2, 7), nights(6, 7), nights(1, 7), nights(6, 20)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  const weekends = onCall({ emergencies: 'yes', emergency_hours: 'weekends' })
  expect([weekends(6, 8), weekends(7, 23), weekends(8, 7), weekends(8, 8), weekends(6, 7)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  const always = onCall({ emergencies: 'yes' })
  for (let hour = 0; hour < 7 * 24; hour += 1)
    expect(always(1 + Math.floor(hour / 24), hour % 24), String(hour)).toBe(true)
  for (const emergencies of ['no', ''])
    expect(onCall({ emergencies, emergency_hours: 'days' })(1, 12)).toBe(false)
})

test('whatever the form takes makes a record', () => {
  const long = Array.from({ length: 300 }, (_, place) => `service-${place}`).join('\n')
  const payload = { services: long, message: 'm'.repeat(5000), specialties: 's'.repeat(200) }
  expect(checkForm('contractor', applied(payload).fields).ok).toBe(true)
  const { services, about } = profileOfApplication(applied(payload)).profile
  expect(services).toHaveLength(200)
  expect(about).toHaveLength(5000)
})
