import { expect, onTestFinished, test, vi } from 'vitest'
import { onSessionsEnded, sessionsEnded } from './session-ends.ts'

test('a listener that throws keeps no other from being called', async () => {
  const failed = vi.fn()
  process.once('uncaughtException', failed)
  const others = process.listeners('uncaughtException').filter((listener) => listener !== failed)
  for (const listener of others) process.off('uncaughtException', listener)
  const called = vi.fn()
  const stops = [
    onSessionsEnded(() => {
      throw new Error('its lake is closed')
    }),
    onSessionsEnded(called),
  ]
  onTestFinished(() => {
    for (const stop of stops) stop()
    for (const listener of others) process.on('uncaughtException', listener)
  })
  sessionsEnded()
  await new Promise((resolve) => setTimeout(resolve))
  expect(called).toHaveBeenCalledOnce()
})
