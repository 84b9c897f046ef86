import { setTimeout } from 'node:timers/promises'
import { apiError, badRequest } from '../errors.ts'
import { readBody } from '../web.ts'
import { withoutHost } from './answers.ts'
import type { LakeRequest } from './exchange.ts'

export const MEGABYTE = 1024 * 1024
/** The greatest depth of JSON in a request. Deeper JSON could overflow the stack. Documents have a smaller limit. */
const MAX_DEPTH = 200
/** The greatest number of values in a body. Parsing a value takes up to a microsecond, and blocks other requests meanwhile. */
const MOST_VALUES = 300_000

/** The body of a request. Throws LakeError 413 when it is larger than `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const body = await readBody(request, limit)
  if (body !== null) return body
  const most = limit < MEGABYTE ? `${Math.floor(limit / 1024)} kB` : `${Math.floor(limit / MEGABYTE)} MB`
  throw apiError(413, `This is larger than the ${most} that can be sent here.`)
}

/** The body of a request as JSON. Throws LakeError 413 when it is too large, 400 when it is not JSON. */
export async function readJson(asked: LakeRequest, limit: number): Promise<unknown> {
  return jsonOf(asked, await readBytes(asked.request, limit))
}

/**
 * The same as `readJson`, for a body that takes long to parse and to handle. Parsing and handling run in separate turns of the
 * event loop, so that other requests are answered in between.
 */
export async function readLargeJson(asked: LakeRequest, limit: number): Promise<unknown> {
  const bytes = await readBytes(asked.request, limit)
  await ownTurn()
  const value = jsonOf(asked, bytes)
  await ownTurn()
  return value
}

function jsonOf(asked: LakeRequest, bytes: Buffer): unknown {
  if (hasMoreValues(bytes, MOST_VALUES)) {
    throw apiError(
      413,
      `This has more than the ${MOST_VALUES} values that can be sent at once: send it in parts.`,
    )
  }
  const text = bytes.toString('utf8')
  const value = parseJson(withoutHost(asked, text), 'The body')
  if (isDeeper(value, MAX_DEPTH)) throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`)
  return value
}

let lastTurn = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other caller gets. After the work in that turn, the next caller waits as long as
 * the work took. So at least half of the time is left for other requests.
 */
function ownTurn(): Promise<void> {
  const turn = lastTurn.then(() => new Promise<void>((resolve) => setImmediate(resolve)))
  lastTurn = turn.then(async () => {
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    await setTimeout(performance.now() - began)
  })
  return turn
}

/** For each byte: 1 when it comes before a value or a name in JSON. */
const BEFORE_VALUE = new Uint8Array(256)
for (const mark of '[{,:') BEFORE_VALUE[mark.charCodeAt(0)] = 1

/** Whether JSON has more values and names than `most`. It only counts the characters `[{,:`, so it may count too many. */
function hasMoreValues(json: Buffer, most: number): boolean {
  let count = 0
  for (const byte of json) count += BEFORE_VALUE[byte] ?? 0
  return count > most
}

/** Parses JSON. Throws LakeError 400 when the text is not JSON. `name` begins its sentence, such as `The body`. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`${name} is not valid JSON: ${reason}`)
  }
}

/** Whether a value is nested deeper than `most` levels. This is a loop, because recursion could overflow the stack. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}
