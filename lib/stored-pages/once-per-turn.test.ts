import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { oncePerTurn } from './once-per-turn.ts'

test('once in a turn, and again in the next one', async () => {
  const task = vi.fn()
  const run = oncePerTurn(task)
  run()
  run()
  expect(task).toHaveBeenCalledTimes(1)
  await nextTurn()
  run()
  expect(task).toHaveBeenCalledTimes(2)
})

test('a task that failed is run again', () => {
  const task = vi.fn(() => {
    throw new Error('locked')
  })
  const run = oncePerTurn(task)
  expect(run).toThrow('locked')
  expect(run).toThrow('locked')
})
