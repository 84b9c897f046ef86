import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { apiError, dataError, LakeError } from '../errors.ts'
import type { LakeLog } from '../types.ts'
import { type Frame, readFrames, writeFrame } from './frames.ts'
import { OUT_OF_TIME, PATIENCE_MS, type Refusal, SECONDS, type Settings, type Task } from './tasks.ts'

/** The path of the program for the process. It ends in `.ts` here, and in `.js` in the published package. */
const PROGRAM = fileURLToPath(import.meta.url).replace(/process(\.\w+)$/, 'program$1')
/** The memory of the process in megabytes. With less, a query for all documents of a large site would fail. */
const MEGABYTES = 256
/** The memory for young objects in megabytes. Without a limit, V8 would take more and not release it. */
const MEGABYTES_OF_YOUNG = 2
/** The signals with which V8 ends a process that needs more memory than allowed. */
const OUT_OF_MEMORY: (string | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL']
/** How many characters of the error output are logged when a process has ended. */
const LAST_WORDS = 2_000

/** JSON as bytes, which the server can send without parsing it. */
export type Json = Buffer<ArrayBuffer>

/**
 * A process that evaluates one query at a time. A thread is not enough: when a query needs too much memory at once, V8 ends the
 * whole process, even if the thread has a memory limit.
 */
export class EvaluatorProcess {
  readonly #child: ChildProcess
  readonly #socket: Socket
  readonly #ready: Promise<Frame>
  /** The promise for the next frame, which #read resolves. */
  #expected: PromiseWithResolvers<Frame> | undefined
  #isAlive = true
  /** Why this class has ended the process; undefined when it has not. */
  #reason: LakeError | undefined

  constructor(settings: Settings, log: LakeLog) {
    this.#child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${MEGABYTES}`,
        `--max-semi-space-size=${MEGABYTES_OF_YOUNG}`,
        PROGRAM,
        JSON.stringify(settings),
      ],
      // Only NODE_ENV is passed on: the process needs no other variable, and some are secret.
      { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: { NODE_ENV: process.env.NODE_ENV } },
    )
    const { stderr, stdio } = this.#child
    const socket = stdio[3]
    if (!(socket instanceof Socket)) throw new Error('A new process has no connection.')
    this.#socket = socket
    let lastWords = ''
    stderr?.on('data', (chunk) => {
      lastWords = (lastWords + chunk).slice(-LAST_WORDS)
    })
    this.#child.once('error', (error) => {
      log.error({ err: error }, 'No process could be started to evaluate queries')
      this.#ended(unavailable())
    })
    this.#child.once('close', (code, signal) => {
      if (signal === OUT_OF_TIME) this.#reason ??= tooSlow()
      if (!this.#reason) {
        log.error({ code, signal, lastWords }, 'The process that evaluates queries has ended')
      }
      this.#ended(this.#reason ?? (OUT_OF_MEMORY.includes(signal) ? tooLarge() : unavailable()))
    })
    this.#ready = this.#nextFrame()
    void this.#read()
    // An idle process does not keep the server from ending.
    this.#child.unref()
    if (stderr instanceof Socket) stderr.unref()
    socket.unref()
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  /** Sends a task and returns its answer. Throws a LakeError when the task is refused, or the process ends before it answers. */
  async ask(task: Task): Promise<Json> {
    this.#socket.ref()
    try {
      await this.#ready
      const answer = this.#nextFrame()
      const expected = this.#expected
      writeFrame(this.#socket, 'task', JSON.stringify(task))
      const end = () => this.#expected === expected && this.end(tooSlow())
      // If the server was busy, the answer may be in the socket, not read yet. With setImmediate, the server reads it first.
      const watch = setTimeout(() => setImmediate(end), PATIENCE_MS)
      return bodyOf(await answer.finally(() => clearTimeout(watch)))
    } finally {
      this.#socket.unref()
    }
  }

  /** Ends the process at once. A task that waits for its answer fails with `reason`. */
  end(reason: LakeError): void {
    this.#reason = reason
    this.#isAlive = false
    this.#child.kill('SIGKILL')
  }

  async #read(): Promise<void> {
    try {
      for await (const frame of readFrames(this.#socket)) {
        const expected = this.#expected
        this.#expected = undefined
        expected?.resolve(frame)
      }
    } catch {
      // The connection was cut because the process has ended. Its `close` event handles that.
    }
  }

  #nextFrame(): Promise<Frame> {
    this.#expected = Promise.withResolvers<Frame>()
    return this.#expected.promise
  }

  #ended(reason: LakeError): void {
    this.#isAlive = false
    this.#expected?.reject(reason)
    this.#expected = undefined
  }
}

function bodyOf({ kind, body }: Frame): Json {
  if (kind === 'done') return body
  const said = JSON.parse(body.toString('utf8'))
  if (kind !== 'refused') throw new Error(`A query could not be evaluated: ${said}`)
  const { status, message, body: sent }: Refusal = said
  throw new LakeError(status, message, sent)
}

function tooSlow(): LakeError {
  const sentence = `The query took longer than ${SECONDS} seconds`
  return dataError(408, 'queryTimeoutError', sentence)
}

function tooLarge(): LakeError {
  const sentence = `The query needs more than the ${MEGABYTES} MB of memory that a query may use: ask for less at once`
  return dataError(400, 'queryMemoryError', sentence)
}

function unavailable(): LakeError {
  return apiError(503, 'The content lake could not evaluate the query. Try again.')
}
