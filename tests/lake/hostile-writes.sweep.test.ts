import { expect, it, onTestFinished } from 'vitest'
import { LONGEST_TURN, SLOW_WRITES, sendHostileWrites, turnOfPatches } from './hostile-writes.ts'
import { startLake } from './server.ts'

const COUNT = 5_000
/** The bodies are as large as they may be, and what an editor sends is kept. Ten minutes where much else runs. */
const PATIENCE_MS = 1_800_000

it.each([
  ['viewers', ['viewer'] as const],
  ['editors', ['editor'] as const],
])(
  'writes at random by %s keep nobody waiting',
  async (people, roles) => {
    const t = await startLake()
    onTestFinished(() => t.close())
    const { longest, worst, statuses } = await sendHostileWrites(t, COUNT, [...roles], 41)
    console.log(
      `${COUNT} writes by ${people}: ${JSON.stringify(statuses)}, longest turn ${longest.toFixed(0)} ms: ${worst}`,
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
