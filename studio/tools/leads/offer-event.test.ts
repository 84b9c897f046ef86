import { expect, test } from 'vitest'
import type { TimelineEvent } from '#lib/leads/staff/timeline.ts'
import { handText, offerEventText, sharedPhotosText } from './offer-event.ts'

const event = (detail: object | null, business: string | null = 'Acme Ltd.'): TimelineEvent => ({
  at: 0,
  kind: 'job_quoted',
  actor: null,
  forwarder: null,
  status: null,
  detail: detail && JSON.stringify(detail),
  business,
})

test('an event of an offer names the contractor with reason, price, who did it and the words of a report', () => {
  const contractor = 'id-1'
  expect(offerEventText(event({ contractor }), 'en')).toBe('Acme Ltd.')
  expect(offerEventText(event({ contractor, reason: 'tooFar' }), 'en')).toBe('Acme Ltd., Too far away')
  // A quote that could not be chosen.
  expect(offerEventText(event({ contractor, by: 'customer', lack: 'insurance' }), 'en')).toBe(
    'Acme Ltd., no valid insurance checked, by the customer',
  )
  expect(offerEventText(event({ contractor, version: 1, low: 400, high: 480 }), 'en')).toBe(
    'Acme Ltd., $400-$480',
  )
  expect(offerEventText(event({ contractor, low: 1400, high: 1400 }), 'fr')).toBe(
    'Acme Ltd., 1\u00A0400\u00A0$',
  )
  expect(offerEventText(event({ contractor, by: 'customer', text: 'Rude.' }), 'fr')).toBe(
    'Acme Ltd., sur la page de la demande, Rude.',
  )
})

test('shared photos are counted in words', () => {
  expect(sharedPhotosText('{"photos":1}', 'en')).toBe('1 photo')
  expect(sharedPhotosText('{"photos":0}', 'fr')).toBe('aucune photo')
  expect(sharedPhotosText(null, 'en')).toBeNull()
})

test('an erased event, or one of a later release, says what is known', () => {
  expect(offerEventText(event(null, null), 'en')).toBe('')
  expect(offerEventText(event({ contractor: 'id-1', reason: 'unheard of', by: 7 }), 'en')).toBe('Acme Ltd.')
  expect([handText('staff', 'fr'), handText('site', 'en')]).toEqual(['à la main', 'by the site'])
})
