import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { openDatabaseToRead } from '../database.ts'
import { DocumentReader } from '../document-reader.ts'
import { LakeError } from '../errors.ts'
import { readFrames, writeFrame } from './frames.ts'
import { perform } from './perform.ts'
import { OUT_OF_TIME, type Refusal, SECONDS, type Settings, type Task } from './tasks.ts'

/*
 * The process that evaluates the queries of clients. `process.ts` starts it. It reads tasks from its file descriptor 3, and
 * does one after the other. It ends itself when a task takes too long.
 */

const settings: Settings = JSON.parse(process.argv[2] ?? '')
// Ctrl+C sends the signal to all processes of the group. This process must not end before the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
/** The used processor time at the start of the task, in microseconds; 0 between tasks. Shared with the thread of `watch`. */
const began = new Float64Array(new SharedArrayBuffer(8))
watch()

const database = openDatabaseToRead(settings.dataDir, settings.file)
const reader = new DocumentReader(database)
const server = new Socket({ fd: 3 })
writeFrame(server, 'ready', 'null')
for await (const { body } of readFrames(server)) {
  const task: Task = JSON.parse(body.toString('utf8'))
  await answer(task)
}
process.exit()

/** Performs a task and sends the answer. All reads of a task are in one transaction, so that they see the same state. */
async function answer(task: Task): Promise<void> {
  try {
    const { user, system } = process.cpuUsage()
    began[0] = user + system
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
    began[0] = 0
    if (database.isTransaction) database.exec('COMMIT')
  }
}

/**
 * A running query cannot be interrupted. So a thread ends this process when the task has used its time, or when the server was
 * killed.
 */
function watch(): void {
  const look = `
    const { parent, began, most, signal } = require('node:worker_threads').workerData
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
      const { user, system } = process.cpuUsage()
      if (began[0] > 0 && user + system - began[0] > most) process.kill(process.pid, signal)
    }, 100)`
  const workerData = { parent: process.ppid, began, most: SECONDS * 1_000_000, signal: OUT_OF_TIME }
  new Worker(look, { eval: true, workerData }).unref()
}
