import { readBody } from '#lib/server/read-body.ts'
import { answersIn } from '../forms/answers.ts'
import { Refusal } from './refusal.ts'

/** Several times the longest form. */
const LARGEST_BODY = 64 * 1024

/** What was posted: an object of JSON, or the texts of a form. */
export type Post =
  | { kind: 'json'; body: Record<string, unknown> }
  | { kind: 'form'; fields: Record<string, string> }

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

function mediaTypeOf(request: Request): string {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  return mediaType.trim()
}

/** Whether a browser posts a form by itself. */
export function isForm(request: Request): boolean {
  return request.method === 'POST' && FORM_TYPES.includes(mediaTypeOf(request))
}

/** Reads the body of a post. Throws a Refusal: 413 too large, 415 another type, 400 unreadable. */
export async function readPost(request: Request): Promise<Post> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge()
  if (mediaTypeOf(request) === 'application/json') {
    return { kind: 'json', body: parseObject(await readBytes(request)) }
  }
  if (!isForm(request)) throw new Refusal(415, 'wrongType', 'content-type')
  const type = request.headers.get('content-type') ?? ''
  return { kind: 'form', fields: await parseForm(await readBytes(request), type) }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
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

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> {
  try {
    return answersIn(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    throw new Refusal(400, 'notForm', 'body')
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
