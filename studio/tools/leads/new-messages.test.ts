import { expect, test } from 'vitest'
import type { OfferMessage } from '#lib/leads/offers/messages.ts'
import { hasNewMessages } from './new-messages.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-30T12:00Z')

const message = (sender: OfferMessage['sender'], hoursAgo: number): OfferMessage => ({
  id: hoursAgo,
  offerId: 'offer-1',
  at: NOW - hoursAgo * HOUR,
  sender,
  text: 'Which wall?',
})

test.each([
  ['of a day', 'quoted', [message('contractor', 30), message('customer', 23)], true],
  ['older, answered', 'quoted', [message('contractor', 30), message('customer', 25)], false],
  ['older, a question that waits', 'chosen', [message('contractor', 25)], true],
  ['older, a question of an offer that is over', 'closed', [message('contractor', 25)], false],
  ['none', 'asked', [], false],
] as const)('messages are unfolded while they are new or wait: %s', (_, state, messages, isNew) => {
  expect(hasNewMessages({ state, messages: [...messages] }, NOW)).toBe(isNew)
})
