import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { openDatabaseToRead } from '../database.ts'
import { DocumentReader } from '../document-reader.ts'
import { LakeError } from '../errors.ts'
import { readFrames, writeFrame } from './frames.ts'
import { perform } from './perform.ts'
import { OUT_OF_TIME, type Refusal, SECONDS, type Settings, type Task } from './tasks.ts'

/*
 * The process that evaluates queries of other people. `process.ts` starts it. It reads tasks from its file descriptor 3, and does
 * one after the other. It ends itself when a task takes too long.
 */

const settings: Settings = JSON.parse(process.argv[2] ?? '')
// A signal to the process group must not end this process before the server does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
/** The processor time in microseconds at the start of the task; 0 between tasks. */
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

/** A transaction, so that all reads of a task are of one state of the database. */
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
 * Nothing can interrupt a query, so a thread watches it. The thread ends this process when the task has used its time, and when
 * the server was killed.
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
