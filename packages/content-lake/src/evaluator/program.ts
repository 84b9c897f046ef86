import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { openDatabaseToRead } from '../database.ts'
import { DocumentReader } from '../document-reader.ts'
import { LakeError } from '../errors.ts'
import { readFrames, writeFrame } from './frames.ts'
import { OUT_OF_TIME, SECONDS } from './limits.ts'
import { perform } from './perform.ts'
import type { Refusal, Settings, Task } from './tasks.ts'

/*
 * The process in which queries of other people are evaluated: `process.ts` starts it. It reads tasks from its fourth file,
 * and does one after the other. It ends itself when one takes too long.
 */

const settings: Settings = JSON.parse(process.argv[2] ?? '')
// The server decides when this process ends, also when a signal is sent to both of them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
/** The time of the processor in microseconds at which the task under way began, 0 between tasks. */
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

/** All that a task reads is of one state of the database. */
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
 * Nothing interrupts a query, so another thread looks. It ends this process when the task has used up its time, and when the
 * server was killed meanwhile.
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
