import { expect, it, onTestFinished } from 'vitest'
import { LONGEST_TURN, SLOW_WRITES, sendHostileWrites, turnOfPatches } from './hostile-writes.ts'
import { startLake } from './server.ts'

/** What an editor sends is larger, and is kept: each takes a second. */
const PEOPLE = [
  ['viewers', 'viewer', 5_000],
  ['editors', 'editor', 200],
] as const
const PATIENCE_MS = 1_800_000

it.each(PEOPLE)(
  'writes at random by %s keep nobody waiting',
  async (people, role, count) => {
    const t = await startLake()
    onTestFinished(() => t.close())
    const { longest, worst, statuses } = await sendHostileWrites(t, count, [role], 41)
    console.log(
      `${count} writes by ${people}: ${JSON.stringify(statuses)}, longest turn ${longest.toFixed(0)} ms: ${worst}`,
    )
    expect(longest, worst).toBeLessThan(LONGEST_TURN)
  },
  PATIENCE_MS,
)

it.each(SLOW_WRITES)('patches keep nobody waiting: %s', async (_, document, patches) => {
  const t = await startLake()
  onTestFinished(() => t.close())
  expect(await turnOfPatches(t, document, patches)).toBeLessThan(LONGEST_TURN)
})
