import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Lake, Transaction } from '#lib/lake/index.ts'
import { mutate, temporaryFolder, temporaryLake } from '../temporary-lake.ts'

const WRITER = join(import.meta.dirname, 'writer.ts')

function startWriter(folder: string, name: string, count: number): ChildProcess {
  return spawn(process.execPath, [WRITER, folder, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The transactions a writer says are kept. A last line that was cut off by a kill is no promise. */
async function acknowledged(writer: ChildProcess): Promise<string[]> {
  const output = writer.stdout ? await text(writer.stdout) : ''
  return output
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== 'ready')
}

/** Checks that every transaction is there wholly or not at all, and returns the ids of those that are. */
function wholeTransactions(lake: Lake): string[] {
  const transactions = lake.transactionsSince(0, 1_000_000)
  expect(transactions.map(({ seq }) => seq)).toEqual(transactions.map((_, index) => index + 1))
  const ids = transactions.map(({ id }) => id)
  const halves = ids.flatMap((id) => [`${id}-left`, `${id}-right`])
  const stored = lake.database.prepare("SELECT id FROM documents WHERE id <> 'counter'").all()
  expect(stored.map(({ id }) => id).sort()).toEqual(halves.sort())
  expect(lake.getDocuments(['counter'])[0]?.value ?? 0).toBe(ids.length)
  return ids
}

test('two processes that start on one empty folder at once lose nothing', async () => {
  const folder = temporaryFolder()
  const names = ['one', 'two', 'three']
  const writers = names.map((name) => startWriter(folder, name, 100))
  const promised = (await Promise.all(writers.map(acknowledged))).flat()
  expect(promised).toHaveLength(300)
  expect(wholeTransactions(temporaryLake(folder)).sort()).toEqual(promised.sort())
}, 60_000)

test('a process hears of another one, at the latest half a second later, and checks revisions against it', async () => {
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  mutate(lake, { create: { _id: 'counter', _type: 'counter', value: 0 } })
  const revision = lake.getDocuments(['counter'])[0]?._rev
  const heard: Transaction[] = []
  lake.subscribe((transaction) => heard.push(transaction))

  const promised = await acknowledged(startWriter(folder, 'other', 20))
  await expect.poll(() => heard.length, { timeout: 500, interval: 50 }).toBe(20)
  expect(heard.map(({ id }) => id)).toEqual(promised)
  expect(await lake.query('*[_id == "counter"][0].value')).toBe(20)
  expect(() => mutate(lake, { patch: { id: 'counter', ifRevisionID: revision, set: { value: 0 } } })).toThrow(
    /unexpected revision/,
  )
  mutate(lake, { patch: { id: 'counter', inc: { value: 1 } } })
  expect(lake.getDocuments(['counter'])[0]?.value).toBe(21)
}, 30_000)

test('kill -9 in a burst of 1,000 mutations, ten times: what was acknowledged is there, and nothing by half', async () => {
  const folder = temporaryFolder()
  const promised: string[] = []
  for (let round = 0; round < 10; round++) {
    const writer = startWriter(folder, `round${round}`, 1000)
    const lines = acknowledged(writer)
    if (writer.stdout) await once(writer.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, 20 + round * 25))
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
  expect(promised.length, 'the kills came while it was writing').toBeGreaterThan(10)
  expect(promised.length).toBeLessThan(10_000)
}, 120_000)
