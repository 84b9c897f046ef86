import { readBody } from 'content-lake/web'
import { answersIn } from '../forms/answers.ts'
import { LARGEST_TOGETHER } from '../photos/limits.ts'
import { Refusal } from './refusal.ts'

/** The largest body without photos, in bytes. It is several times the size of the longest form. */
const LARGEST_BODY = 64 * 1024

function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()
}

/** Whether this request is a form without files that a browser posted without a script. */
export function isForm(request: Request): boolean {
  return request.method === 'POST' && mediaTypeOf(request) === 'application/x-www-form-urlencoded'
}

/** Whether this request is a multipart form. Only such a form can have photos. */
export function isFormInParts(request: Request): boolean {
  return request.method === 'POST' && mediaTypeOf(request) === 'multipart/form-data'
}

/** The most parts of a form: several times the controls of any form. A limit is needed: parsing blocks the event loop. */
const MOST_PARTS = 1_000

/** The content of a posted form. */
export interface Posted {
  texts: Record<string, string>
  photos: Blob[]
  /** False when the form was too large and only its beginning was read. */
  isWhole: boolean
}

/** The posted JSON object. Throws a Refusal: 413 too large, 415 another type, 400 unreadable. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  return parseObject(await readBytes(request, mediaTypeOf(request) === 'application/json'))
}

/** The posted form. Throws a Refusal as `readJson` does. When the photos are too large, the texts before them are returned. */
export async function readForm(request: Request): Promise<Posted> {
  const type = request.headers.get('content-type') ?? ''
  if (!isFormInParts(request)) {
    return { ...(await parseForm(await readBytes(request, isForm(request)), type)), isWhole: true }
  }
  const { bytes, isWhole } = await readUpTo(request, LARGEST_TOGETHER + LARGEST_BODY)
  if (hasMoreParts(bytes, MOST_PARTS)) throw tooLarge()
  const posted = await parseForm(isWhole ? bytes : withoutLastPart(bytes, type), type)
  // Without its photos, the form must not be larger than any other form.
  if (Object.values(posted.texts).join('').length > LARGEST_BODY) throw tooLarge()
  return { ...posted, isWhole }
}

/** The longest time for a body with photos to arrive, in milliseconds. It is enough for 25 MB on a slow line. */
const LONGEST_READ = 120_000

/** At least LEAST bytes must arrive every LEAST_TIME milliseconds: a slow sender would block one of the few parallel posts. */
const LEAST = 16 * 1024
const LEAST_TIME = 10_000

/**
 * Keeps the first `limit` bytes of a body. The rest is read and discarded, because a browser shows no response when its
 * connection is cut while it sends. Throws a Refusal: 413 above four times the limit, 408 when the body comes too slowly.
 */
export async function readUpTo(request: Request, limit: number) {
  const most = limit * 4
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const slow = new AbortController()
  const signal = AbortSignal.any([slow.signal, AbortSignal.timeout(LONGEST_READ)])
  const chunks: Uint8Array[] = []
  let size = 0
  let before = 0
  const watch = setInterval(() => {
    if (size - before < LEAST) slow.abort()
    before = size
  }, LEAST_TIME)
  try {
    for await (const chunk of request.body?.pipeThrough(new TransformStream<Uint8Array>(), { signal }) ??
      []) {
      if (size < limit) chunks.push(chunk.subarray(0, limit - size))
      size += chunk.byteLength
      if (size > most) throw tooLarge()
    }
  } catch (error) {
    throw signal.aborted ? new Refusal(408, 'tooSlow', 'body') : error
  } finally {
    clearInterval(watch)
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= limit }
}

/** Whether the body may have more than `most` parts. It counts `--` at line starts: the declared boundary may be false. */
function hasMoreParts(bytes: Buffer, most: number): boolean {
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = bytes.indexOf('\r\n--', at + 1)
    if (at < 0) return false
  }
  return true
}

/** A truncated multipart form, ended after its last complete part. */
function withoutLastPart(bytes: Buffer, type: string): Buffer<ArrayBuffer> {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  const delimiter = `\r\n--${boundary}`
  return Buffer.concat([bytes.subarray(0, bytes.lastIndexOf(delimiter)), Buffer.from(`${delimiter}--\r\n`)])
}

async function readBytes(request: Request, isRightType: boolean): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge()
  if (!isRightType) throw new Refusal(415, 'wrongType', 'content-type')
  const body = await readBody(request, LARGEST_BODY)
  if (body === null) throw tooLarge()
  return body
}

const tooLarge = () => new Refusal(413, 'tooLarge', 'body')

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Refusal(400, 'notJson', 'body')
  }
  if (!isObject(value)) throw new Refusal(400, 'notObject', 'body')
  return value
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Omit<Posted, 'isWhole'>> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const files = form.getAll('photos').filter((value) => typeof value !== 'string')
    // An empty file input is posted as a file without a name.
    return { texts: answersIn(form), photos: files.filter(({ name, size }) => name !== '' || size > 0) }
  } catch {
    throw new Refusal(400, 'notForm', 'body')
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
