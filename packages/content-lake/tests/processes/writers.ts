import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { Lake } from '../../src/index.ts'

const WRITER = join(import.meta.dirname, 'writer.ts')

export function startWriter(folder: string, name: string, count: number): ChildProcess {
  return spawn(process.execPath, [WRITER, folder, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The transactions a writer says are kept. A last line that was cut off by a kill is no promise. */
export async function acknowledged(writer: ChildProcess): Promise<string[]> {
  const output = writer.stdout ? await text(writer.stdout) : ''
  return output
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== 'ready')
}

/** Waits until a writer has said of two transactions that they are kept. */
export async function writesHaveBegun({ stdout }: ChildProcess): Promise<void> {
  let said = ''
  stdout?.on('data', (chunk) => (said += chunk))
  while (stdout && said.split('\n').length < 4) await once(stdout, 'data')
}

/** Checks that every transaction is there wholly or not at all, and returns the ids of those that are. */
export function wholeTransactions(lake: Lake): string[] {
  const transactions = lake.transactionsSince(0, 1_000_000)
  expect(transactions.map(({ seq }) => seq)).toEqual(transactions.map((_, index) => index + 1))
  const ids = transactions.map(({ id }) => id)
  const halves = ids.flatMap((id) => [`${id}-left`, `${id}-right`])
  const stored = lake.database.prepare("SELECT id FROM documents WHERE id <> 'counter'").all()
  expect(stored.map(({ id }) => id).sort()).toEqual(halves.sort())
  expect(lake.getDocuments(['counter'])[0]?.value ?? 0).toBe(ids.length)
  return ids
}
