import { readBody } from 'content-lake/web'

/** The greatest size of a staff member's request in bytes. The forms of the Studio are several times smaller. */
const LARGEST_FORM = 16_384

/** The body of a request as JSON, or undefined when it is larger than `limit` bytes, or not JSON. */
export async function readJson(request: Request, limit = LARGEST_FORM): Promise<unknown> {
  const body = await readBody(request, limit)
  return body === null ? undefined : parseJson(body)
}

/** The JSON of a body, or undefined when it is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
