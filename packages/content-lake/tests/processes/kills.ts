import { expect, test } from 'vitest'
import { temporaryFolder, temporaryLake } from '../temporary-lake.ts'
import { acknowledged, startWriter, wholeTransactions, writesHaveBegun } from './writers.ts'

/**
 * What must hold when a process dies while it writes: the first early in its burst, each further one later. `record` is called with
 * how many acknowledged transactions are there, which are all of them.
 */
export function testKills(rounds: number, record = (_kept: number) => {}): void {
  test(`kill -9 in a burst of 1,000 mutations, ${rounds} times: what was acknowledged is there, and nothing by half`, async () => {
    const folder = temporaryFolder()
    const promised: string[] = []
    for (let round = 0; round < rounds; round++) {
      const writer = startWriter(folder, `round${round}`, 1000)
      const lines = acknowledged(writer)
      await writesHaveBegun(writer)
      await new Promise((resolve) => setTimeout(resolve, 20 + (round / rounds) * 250))
      writer.kill('SIGKILL')
      promised.push(...(await lines))

      const lake = temporaryLake(folder)
      const kept = wholeTransactions(lake)
      expect(new Set(promised).difference(new Set(kept)), 'acknowledged and lost').toEqual(new Set())
      expect(kept.length - promised.length, 'at most the one in flight of each round').toBeLessThanOrEqual(
        round + 1,
      )
      expect(lake.database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
      lake.close()
    }
    expect(promised.length, 'the kills came while it was writing').toBeGreaterThan(rounds)
    expect(promised.length).toBeLessThan(rounds * 1000)
    record(promised.length)
  }, 120_000)
}
