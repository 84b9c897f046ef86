import { readBody } from '#lib/lake/http/body.ts'
import { answersIn } from '../forms/answers.ts'
import { Refusal } from './refusal.ts'

/** Several times the longest form. */
const LARGEST_BODY = 64 * 1024

function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()
}

/** Whether a browser posts a form by itself. */
export function isForm(request: Request): boolean {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  return request.method === 'POST' && types.includes(mediaTypeOf(request))
}

/** The JSON object that was posted. Throws a Refusal: 413 too large, 415 another type, 400 unreadable. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  return parseObject(await readBytes(request, mediaTypeOf(request) === 'application/json'))
}

/** The texts of a form that was posted. Throws a Refusal as `readJson` does. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  return parseForm(await readBytes(request, isForm(request)), type)
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
