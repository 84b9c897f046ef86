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

test('closing is not counted, and is forgotten with the page', () => {
  const storage = fakeStorage()
  const visitor = createVisitor(() => storage)
  visitor.close()
  expect(visitor.hasClosed()).toBe(true)
  expect(visitor.shown()).toBe(0)
  expect(createVisitor(() => storage).hasClosed()).toBe(false)
})
