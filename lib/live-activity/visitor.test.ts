import { expect, test } from 'vitest'
import { createVisitor } from './visitor.ts'

/** A browser's storage, as far as it matters here. */
function fakeStorage(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
  }
}

test('the count outlives the page', () => {
  const storage = fakeStorage()
  const visitor = createVisitor(() => storage)
  expect(visitor.shown()).toBe(0)
  visitor.countOne()
  visitor.countOne()
  expect(createVisitor(() => storage).shown()).toBe(2)
})

test('two tabs count together', () => {
  const storage = fakeStorage()
  const [first, second] = [createVisitor(() => storage), createVisitor(() => storage)]
  first.countOne()
  second.countOne()
  first.countOne()
  expect(second.shown()).toBe(3)
})

test('without storage the count is kept in memory', () => {
  const refused = createVisitor(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const full = createVisitor(() => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }))
  for (const visitor of [refused, full]) {
    expect(visitor.shown()).toBe(0)
    visitor.countOne()
    visitor.countOne()
    expect(visitor.shown()).toBe(2)
  }
})

test('something else under its key counts as nothing', () => {
  const storage = fakeStorage()
  createVisitor(() => storage).countOne()
  for (const key of Object.keys(storage.content)) storage.content[key] = 'many'
  expect(createVisitor(() => storage).shown()).toBe(0)
})

test('once closed it stays closed, in other tabs and after a reload', () => {
  const storage = fakeStorage()
  const [visitor, other] = [createVisitor(() => storage), createVisitor(() => storage)]
  visitor.countOne()
  visitor.close()
  for (const one of [visitor, other, createVisitor(() => storage)]) {
    expect(one.shown()).toBe(Number.POSITIVE_INFINITY)
  }
  expect(Object.values(storage.content)).toEqual(['closed'])
})

test('closed without storage it stays closed until the next page load', () => {
  const refused = createVisitor(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  refused.close()
  expect(refused.shown()).toBe(Number.POSITIVE_INFINITY)
})
