import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ActivityView, startCycle } from './cycle.ts'
import { type ActivityTiming, DEFAULT_TIMING, type Surroundings } from './timing.ts'
import { createVisitor } from './visitor.ts'

const SIX = 6
const DESKTOP: Surroundings = { smallScreen: false, reducedMotion: false }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const memoryOnly = () =>
  createVisitor(() => {
    throw new Error('no storage')
  })

function start(
  options: Partial<Surroundings> & {
    itemCount?: number
    timing?: Partial<ActivityTiming>
    visitor?: ReturnType<typeof memoryOnly>
  } = {},
) {
  const { itemCount = SIX, timing, visitor = memoryOnly(), ...around } = options
  const views: (ActivityView | null)[] = []
  const surroundings = { ...DESKTOP, ...around }
  const cycle = startCycle({
    itemCount,
    timing: { ...DEFAULT_TIMING, ...timing },
    surroundings: () => surroundings,
    visitor,
    onChange: (view) => views.push(view),
  })
  vi.advanceTimersByTime(0)
  return { cycle, views, visitor, surroundings, now: () => views.at(-1) ?? null }
}

/** The items in the order they came up, and every change of view left out. */
const cameUp = (views: (ActivityView | null)[]) =>
  views
    .filter((view, at) => view && !view.leaving && view.index !== views[at - 1]?.index)
    .map((view) => view?.index)

describe('one item at a time', () => {
  test('every 12 s, the first at once, each fading for its last 200 ms', () => {
    const { now } = start()
    expect(now()).toEqual({ index: 0, leaving: false, fade: 200 })
    vi.advanceTimersByTime(11_799)
    expect(now()).toEqual({ index: 0, leaving: false, fade: 200 })
    vi.advanceTimersByTime(1)
    expect(now()).toEqual({ index: 0, leaving: true, fade: 200 })
    vi.advanceTimersByTime(199)
    expect(now()).toMatchObject({ index: 0 })
    vi.advanceTimersByTime(1)
    expect(now()).toEqual({ index: 1, leaving: false, fade: 200 })
    vi.advanceTimersByTime(12_000)
    expect(now()).toMatchObject({ index: 2, leaving: false })
  })

  test('through six and round again, where the settings allow so many', () => {
    const { views } = start({ timing: { maxShown: 8 } })
    vi.advanceTimersByTime(8 * 12_000)
    expect(cameUp(views)).toEqual([0, 1, 2, 3, 4, 5, 0, 1])
    expect(views.at(-1)).toBeNull()
  })

  test('none at all when there are none', () => {
    const { views } = start({ itemCount: 0 })
    vi.advanceTimersByTime(60_000)
    expect(views).toEqual([])
  })
})

describe('small screens', () => {
  test('after 10 s, then every 22 s', () => {
    const { views, now } = start({ smallScreen: true })
    vi.advanceTimersByTime(9_999)
    expect(views).toEqual([])
    vi.advanceTimersByTime(1)
    expect(now()).toMatchObject({ index: 0, leaving: false })
    vi.advanceTimersByTime(21_999)
    expect(now()).toMatchObject({ index: 0 })
    vi.advanceTimersByTime(1)
    expect(now()).toMatchObject({ index: 1 })
  })

  test('a window made small counts from the next item on', () => {
    const { now, surroundings } = start()
    vi.advanceTimersByTime(5_000)
    surroundings.smallScreen = true
    vi.advanceTimersByTime(7_000)
    expect(now()).toMatchObject({ index: 1 })
    vi.advanceTimersByTime(21_999)
    expect(now()).toMatchObject({ index: 1 })
    vi.advanceTimersByTime(1)
    expect(now()).toMatchObject({ index: 2 })
  })
})

test('with reduced motion every 20 s, and nothing fades', () => {
  const { views, now } = start({ reducedMotion: true })
  vi.advanceTimersByTime(19_999)
  expect(now()).toEqual({ index: 0, leaving: false, fade: 0 })
  vi.advanceTimersByTime(1)
  expect(now()).toEqual({ index: 1, leaving: false, fade: 0 })
  vi.advanceTimersByTime(60_000)
  expect(views.some((view) => view?.leaving)).toBe(false)
})

describe('paused', () => {
  test('while hovered, and on with the time it had left', () => {
    const { cycle, now } = start()
    vi.advanceTimersByTime(8_000)
    cycle.hold('pointer')
    vi.advanceTimersByTime(600_000)
    expect(now()).toMatchObject({ index: 0, leaving: false })
    cycle.release('pointer')
    vi.advanceTimersByTime(3_999)
    expect(now()).toMatchObject({ index: 0 })
    vi.advanceTimersByTime(1)
    expect(now()).toMatchObject({ index: 1 })
  })

  test('as long as the pointer or the focus is there', () => {
    const { cycle, now } = start()
    cycle.hold('pointer')
    cycle.hold('focus')
    cycle.release('pointer')
    vi.advanceTimersByTime(600_000)
    expect(now()).toMatchObject({ index: 0, leaving: false })
    cycle.release('focus')
    vi.advanceTimersByTime(12_000)
    expect(now()).toMatchObject({ index: 1 })
  })

  test('an item that is fading comes back, and fades again afterwards', () => {
    const { cycle, now } = start()
    vi.advanceTimersByTime(11_900)
    expect(now()).toMatchObject({ index: 0, leaving: true })
    cycle.hold('pointer')
    expect(now()).toMatchObject({ index: 0, leaving: false })
    vi.advanceTimersByTime(600_000)
    expect(now()).toMatchObject({ index: 0, leaving: false })
    cycle.release('pointer')
    vi.advanceTimersByTime(0)
    expect(now()).toMatchObject({ index: 0, leaving: true })
    vi.advanceTimersByTime(200)
    expect(now()).toMatchObject({ index: 1, leaving: false })
  })
})

describe('the end', () => {
  test('for good, once three have been shown', () => {
    const { views, visitor } = start()
    vi.advanceTimersByTime(36_000)
    expect(cameUp(views)).toEqual([0, 1, 2])
    expect(views.at(-1)).toBeNull()
    vi.advanceTimersByTime(600_000)
    expect(cameUp(views)).toEqual([0, 1, 2])
    const later = start({ visitor })
    vi.advanceTimersByTime(600_000)
    expect(later.views).toEqual([])
  })

  test('also when they were shown on several pages, each going on where the one before stopped', () => {
    const visitor = memoryOnly()
    const first = start({ visitor })
    vi.advanceTimersByTime(3_000)
    first.cycle.stop()
    const second = start({ visitor })
    vi.advanceTimersByTime(600_000)
    expect(cameUp(first.views)).toEqual([0])
    expect(cameUp(second.views)).toEqual([1, 2])
    expect(second.views.at(-1)).toBeNull()
  })

  test('when the visitor closes it, also on the next page', () => {
    const { cycle, views, visitor } = start()
    vi.advanceTimersByTime(3_000)
    cycle.dismiss()
    expect(views.at(-1)).toBeNull()
    vi.advanceTimersByTime(600_000)
    expect(cameUp(views)).toEqual([0])
    expect(start({ visitor }).views).toEqual([])
  })

  test('closed while it is paused, it stays closed when the pointer leaves', () => {
    const { cycle, views } = start()
    cycle.hold('pointer')
    cycle.dismiss()
    cycle.release('pointer')
    vi.advanceTimersByTime(600_000)
    expect(views.at(-1)).toBeNull()
    expect(cameUp(views)).toEqual([0])
  })

  test('stopped before its first item, it has counted nothing', () => {
    const { cycle, views, visitor } = start({ smallScreen: true })
    vi.advanceTimersByTime(5_000)
    cycle.stop()
    vi.advanceTimersByTime(600_000)
    expect(views).toEqual([])
    expect(visitor.shown()).toBe(0)
  })
})
