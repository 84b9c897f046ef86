import { expect, test } from 'vitest'
import { LIMITS, VisitCounter } from './visit-counter.ts'

const NOON = Date.parse('2026-11-25T17:00Z')

function counterAt(start = NOON) {
  const clock = { now: start }
  return { clock, counter: new VisitCounter(() => clock.now) }
}

const visit = (page: string, more = {}) => ({ page, lang: 'en' as const, ...more })

test('10,000 visits of one address count as many as an hour allows, whatever they say', () => {
  const { counter } = counterAt()
  for (let sent = 0; sent < 10_000; sent += 1) {
    counter.count(visit(sent % 2 ? '/' : '/faq', { campaign: `campaign ${sent % 50}` }), '203.0.113.7')
  }
  const counts = counter.take()
  expect(counts.map(({ name }) => name).toSorted()).toEqual(['/', '/faq'])
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(LIMITS.visitsAnHour)
})

test('another address is counted, and the same one an hour later', () => {
  const { counter, clock } = counterAt()
  for (let sent = 0; sent < 500; sent += 1) counter.count(visit('/'), '203.0.113.7')
  counter.count(visit('/'), '203.0.113.8')
  clock.now += 3_600_000
  counter.count(visit('/'), '203.0.113.7')
  expect(counter.take()).toEqual([
    { day: '2026-11-25', kind: 'page', name: '/', count: LIMITS.visitsAnHour + 2 },
  ])
  expect(counter.take()).toEqual([])
})

test('a day begins in Toronto, and what was counted before it stays with its own', () => {
  const { counter, clock } = counterAt(Date.parse('2026-11-26T04:59:59Z'))
  counter.count(visit('/'), 'a')
  clock.now += 1_000
  counter.count(visit('/'), 'a')
  expect(counter.take().map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 1],
  ])
})

test('a campaign is named once three addresses have come with it', () => {
  const { counter } = counterAt()
  const come = (address: string, campaign: string) => counter.count(visit('/', { campaign }), address)
  come('a', 'black-friday')
  come('a', 'black-friday')
  come('b', 'black-friday')
  for (const one of ['a', 'b', 'c']) {
    come(one, `reader-${one}`)
    come(one, 'jean@example.ca')
    come(one, 'id 20261125001')
    come(one, '<script>')
  }
  const named = () => counter.take().filter(({ kind }) => kind === 'campaign')
  expect(named()).toEqual([])
  come('c', 'black-friday')
  come('a', 'black-friday')
  expect(named()).toEqual([{ day: '2026-11-25', kind: 'campaign', name: 'black-friday', count: 4 }])
})

test('steps are those of the booking wizard', () => {
  const { counter } = counterAt()
  counter.count(visit('/book-installation', { step: 2 }), 'a')
  counter.count(visit('/faq', { step: 2 }), 'a')
  expect(counter.take()).toEqual([{ day: '2026-11-25', kind: 'step', name: '2', count: 1 }])
})

test('names and addresses are bounded; what could not be stored is kept', () => {
  const { counter } = counterAt()
  for (let one = 0; one < LIMITS.addresses + 10; one += 1) counter.count(visit(`/${one}`), `address ${one}`)
  const counts = counter.take()
  expect(counts).toHaveLength(LIMITS.namesADay)
  counter.putBack(counts)
  expect(counter.take()).toEqual(counts)
})

test('what could not be stored twice in a row is kept as well', () => {
  const { counter } = counterAt()
  const takenOf = (page: string) => {
    counter.count(visit(page), '203.0.113.7')
    return counter.take()
  }
  const [first, second] = [takenOf('/'), takenOf('/faq')]
  counter.putBack(first)
  counter.putBack(second)
  expect(counter.take().map(({ name }) => name)).toEqual(['/faq', '/'])
})
