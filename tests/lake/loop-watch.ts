import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * The longest time in which an action keeps the event loop from anybody else, in milliseconds: of the processor, because on a busy
 * machine the loop also waits for its turn.
 */
export async function longestTurn(action: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage()
      await nextTurn()
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
    }
  }
  await nextTurn()
  const watched = watch()
  await action()
  isOver = true
  await watched
  return longest
}
