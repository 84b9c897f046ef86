import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Source, Transform } from '../transform.ts'

/** The path of the program for the process. It ends in `.ts` here, and in `.js` in the published package. */
const PROGRAM = fileURLToPath(import.meta.url).replace(/process(\.\w+)$/, 'program$1')
/** The longest time for one drawing, including the start of the process, in milliseconds. */
const LONGEST = 15_000
/** After this time, in milliseconds, an idle process is ended, because it uses memory. */
const IDLE = 60_000

/** Raw pixels, row by row. Each pixel has `channels` bytes, such as 4 for RGBA. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** `render` makes a picture of a drawing. `look` makes a small one, from which image-facts.ts computes the preview. */
export type DrawingTask =
  | { kind: 'render'; svg: Uint8Array; source: Source; transform: Transform }
  | { kind: 'look'; svg: Uint8Array }

/** The message of the process: the result, or in `error` the reason why there is no result. */
export type DrawingAnswer = { result: unknown } | { error: string }

/** A drawing took too long, and its process was ended. */
export class EndlessDrawingError extends Error {
  override name = 'EndlessDrawingError'
}

/** The idle process and the timer that ends it. */
let idle: { child: ChildProcess; timer: NodeJS.Timeout } | undefined

export function drawn(task: Extract<DrawingTask, { kind: 'look' }>): Promise<Pixels>
export function drawn(task: Extract<DrawingTask, { kind: 'render' }>): Promise<Uint8Array<ArrayBuffer>>
/**
 * Draws an SVG in another process. Some SVG filters take minutes, and sharp's time limit does not work inside of a filter. Only
 * the end of the process stops such a filter. Throws an EndlessDrawingError when it takes too long, an Error when the SVG
 * cannot be drawn.
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
  // `spawn` and not `fork`: Turbopack treats the argument of `fork` as a module of the site and does not find it.
  return spawn(process.execPath, [PROGRAM], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Only NODE_ENV is passed on: the process needs no other variable, and some are secret.
    env: { NODE_ENV: process.env.NODE_ENV },
  })
}

/** Keeps the process for the next drawing. An idle process does not keep the server from ending. */
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
