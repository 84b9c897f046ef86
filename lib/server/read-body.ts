/** The greatest size of a request of staff in bytes, several times what any form sends. */
const LARGEST_FORM = 16_384

/**
 * The body of a request, or null when it is larger than `limit` bytes. Somewhat more is read and thrown away, because
 * a client whose connection is cut while it sends never reads the answer.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const patience = limit * 4
  if (Number(request.headers.get('content-length') ?? 0) > patience) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > patience) break
  }
  return size > limit ? null : Buffer.concat(chunks)
}

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
