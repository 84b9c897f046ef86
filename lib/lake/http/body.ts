import { readBody } from '#lib/server/read-body.ts'
import { apiError } from '../errors.ts'
import { withoutHost } from './answers.ts'

export const MEGABYTE = 1024 * 1024
/** Deeper JSON is an attack on whoever walks through it. Documents have a limit of their own. */
const MAX_DEPTH = 200

/** The body of a request. Throws LakeError 413 when it is larger than `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const body = await readBody(request, limit)
  if (body === null) throw tooLarge(limit)
  return body
}

/** The body of a request as JSON. Throws LakeError 413 when it is too large, 400 when it is not JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = Buffer.from(await readBytes(request, limit)).toString('utf8')
  const value = parseJson(withoutHost(request, text), 'The body')
  if (isDeeper(value, MAX_DEPTH)) throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`)
  return value
}

/** Throws LakeError 400 with a sentence that names what is not JSON. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`${name} is not valid JSON: ${reason}`)
  }
}

export function badRequest(message: string) {
  return apiError(400, 'Bad Request', message)
}

/** Without recursion: the point is to keep deep values from anything that recurses. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

function tooLarge(limit: number) {
  const most = Math.floor(limit / MEGABYTE)
  return apiError(413, 'Payload Too Large', `This is larger than the ${most} MB that can be sent here.`)
}
