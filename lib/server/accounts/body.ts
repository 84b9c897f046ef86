import { parseJson, readBody } from '#lib/server/read-body.ts'

const LARGEST_BODY = 16_384

/** The body as JSON, or undefined when it is larger than any of these forms, or not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, LARGEST_BODY)
  return body === null ? undefined : parseJson(body)
}
