import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a toast is added open, with an id of its own', () => {
  const store = createToastStore()
  const first = store.add({ title: 'Message sent!', description: 'We’ll reply soon.', tone: 'success' })
  expect(store.getToasts()).toEqual([
    { id: first.id, open: true, title: 'Message sent!', description: 'We’ll reply soon.', tone: 'success' },
  ])
  expect(store.add({ title: 'Another' }).id).not.toBe(first.id)
})

test('at most one is there: a new one takes its place', () => {
  const store = createToastStore()
  store.add({ title: 'One' })
  store.add({ title: 'Two' })
  expect(store.getToasts().map(({ title }) => title)).toEqual(['Two'])
})

test('an update changes what is given and keeps the rest', () => {
  const store = createToastStore()
  const sending = store.add({ title: 'Sending…', description: 'One moment.' })
  sending.update({ title: 'Sent', tone: 'success' })
  expect(store.getToasts()).toEqual([
    { id: sending.id, open: true, title: 'Sent', description: 'One moment.', tone: 'success' },
  ])
})

test('a dismissed one is closed at once and removed after 1,000,000 ms', () => {
  const store = createToastStore()
  const { id } = store.add({ title: 'One' })
  store.dismiss(id)
  expect(store.getToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(store.getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.getToasts()).toEqual([])
})

test('the removal of an old one leaves its successor alone', () => {
  const store = createToastStore()
  store.add({ title: 'One' }).dismiss()
  store.add({ title: 'Two' })
  vi.advanceTimersByTime(1_000_000)
  expect(store.getToasts()).toMatchObject([{ title: 'Two', open: true }])
})

test('a handle whose toast is gone does nothing', () => {
  const store = createToastStore()
  const old = store.add({ title: 'One' })
  store.add({ title: 'Two' })
  old.update({ title: 'Changed' })
  old.dismiss()
  expect(store.getToasts()).toMatchObject([{ title: 'Two', open: true }])
})

test('listeners hear of every change, and get the same array until there is one', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  expect(store.getToasts()).toBe(store.getToasts())
  const { id, update } = store.add({ title: 'One' })
  update({ title: 'Two' })
  store.dismiss(id)
  store.dismiss(id)
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  store.add({ title: 'Three' })
  expect(listener).toHaveBeenCalledTimes(3)
})
