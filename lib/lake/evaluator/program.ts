import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { openDatabaseToRead } from '../database.ts'
import { DocumentReader } from '../document-reader.ts'
import { LakeError } from '../errors.ts'
import { readFrames, writeFrame } from './frames.ts'
import { perform } from './perform.ts'
import type { Refusal, Settings, Task } from './tasks.ts'

/*
 * The process in which queries of other people are evaluated: `process.ts` starts it, and ends it when a query takes too
 * long. It reads tasks from its fourth file, and does one after the other.
 */

const settings: Settings = JSON.parse(process.argv[2] ?? '')
// The server decides when this process ends, also when a signal is sent to both of them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
endWithParent()

const database = openDatabaseToRead(settings.dataDir)
const reader = new DocumentReader(database)
const server = new Socket({ fd: 3 })
writeFrame(server, 'ready', 'null')
for await (const { body } of readFrames(server)) {
  const task: Task = JSON.parse(body.toString('utf8'))
  await answer(task)
}
process.exit()

/** All that a task reads is of one state of the database. */
async function answer(task: Task): Promise<void> {
  try {
    database.exec('BEGIN DEFERRED')
    writeFrame(server, 'done', await perform(task, reader, settings))
  } catch (error) {
    if (error instanceof LakeError) {
      const { status, message, body } = error
      writeFrame(server, 'refused', JSON.stringify({ status, message, body } satisfies Refusal))
    } else {
      writeFrame(server, 'failed', JSON.stringify(error instanceof Error ? error.stack : String(error)))
    }
  } finally {
    if (database.isTransaction) database.exec('COMMIT')
  }
}

/** A query that never ends would keep this process running after a server that was killed. So another thread looks. */
function endWithParent(): void {
  const look = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`
  new Worker(look, { eval: true }).unref()
}
