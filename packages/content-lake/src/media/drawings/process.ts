import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Source, Transform } from '../transform.ts'

/** Beside this file, and like it TypeScript, or JavaScript in a published package. */
const PROGRAM = fileURLToPath(import.meta.url).replace(/process(\.\w+)$/, 'program$1')
/** Milliseconds for one drawing, in which the process also starts. */
const LONGEST = 15_000
/** An idle process is ended, because it takes memory. */
const IDLE = 60_000

/** Raw pixels. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** A picture of a drawing, or a small one to look at. */
export type DrawingTask =
  | { kind: 'render'; svg: Uint8Array; source: Source; transform: Transform }
  | { kind: 'look'; svg: Uint8Array }

/** What the process answers: `error` says why there is no result. */
export type DrawingAnswer = { result: unknown } | { error: string }

/** A drawing took too long, and its process was ended. */
export class EndlessDrawingError extends Error {
  override name = 'EndlessDrawingError'
}

/** One that waits for a task, and what ends it. */
let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined

export function drawn(task: Extract<DrawingTask, { kind: 'look' }>): Promise<Pixels>
export function drawn(task: Extract<DrawingTask, { kind: 'render' }>): Promise<Uint8Array<ArrayBuffer>>
/**
 * Draws an SVG in a process of its own. Nothing but its end ends a drawing: a few filters take minutes, and sharp's own limit
 * of time does not count within one. Throws an EndlessDrawingError when it takes too long, an Error when it cannot be drawn.
 */
export async function drawn(task: DrawingTask): Promise<unknown> {
  const child = take()
  const answer = Promise.withResolvers<DrawingAnswer>()
  let isLate = false
  const watch = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, LONGEST)
  child.once('message', (message: DrawingAnswer) => answer.resolve(message))
  child.once('error', answer.reject)
  child.once('exit', (code, signal) => {
    const how = `The process that draws has ended (${signal ?? code}).`
    answer.reject(isLate ? new EndlessDrawingError(how) : new Error(how))
  })
  child.send(task)
  try {
    const said = await answer.promise
    rest(child)
    if ('error' in said) throw new Error(said.error)
    return said.result
  } finally {
    clearTimeout(watch)
  }
}

function take(): ChildProcess {
  if (idle?.child.connected) {
    const { child, timer } = idle
    clearTimeout(timer)
    idle = undefined
    child.ref()
    child.channel?.ref()
    return child
  }
  // Turbopack takes the file of `fork` for a module of the site, and does not find it.
  return spawn(process.execPath, [PROGRAM], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs none of the server's settings, of which some are secret.
    env: { NODE_ENV: process.env.NODE_ENV },
  })
}

/** Keeps a process for the next drawing. One that waits keeps nobody from ending. */
function rest(child: ChildProcess): void {
  child.removeAllListeners()
  if (idle || !child.connected) {
    child.kill('SIGKILL')
    return
  }
  child.unref()
  child.channel?.unref()
  const end = () => {
    idle = undefined
    child.kill('SIGKILL')
  }
  idle = { child, timer: setTimeout(end, IDLE).unref() }
}
