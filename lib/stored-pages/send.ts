import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROTECTING } from '#lib/server/headers/by-address.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import type { Entry, Prepared } from './store.ts'

/** The headers that a 304 repeats (RFC 9110, section 15.4.5), and the security headers. */
const REPEATED = new Set(['cache-control', 'vary', ...PROTECTING])

/** Sends a stored answer in the best encoding for the client, or 304 when the client has it. */
export function sendEntry(
  entry: Entry,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = entry.body.isPlain ? 'identity' : encodingFor(headers['accept-encoding'])
  const { bytes, etag, head, unchanged } = preparedFor(entry, encoding)
  const known = headers['if-none-match']
  if (known !== undefined && entry.status === 200 && hasTag(known, etag)) {
    response.writeHead(304, unchanged).end()
  } else if (bytes) {
    response.writeHead(entry.status, head).end(bytes)
  } else if (method === 'HEAD') {
    response.writeHead(entry.status, head).end()
  } else {
    entry.body.made(encoding).then(
      (whole) =>
        response.writeHead(entry.status, [...head, 'Content-Length', String(whole.length)]).end(whole),
      (error) => response.destroy(error),
    )
  }
}

/** Makes the headers once for each encoding, and again when the compressed bytes, and so their length, are known. */
function preparedFor(entry: Entry, encoding: Encoding): Prepared {
  const bytes = entry.body.stored(encoding)
  const known = entry.prepared[encoding]
  if (known && known.bytes === bytes) return known
  // A weak ETag, because the same text may be compressed in more than one way.
  const etag = `W/"${entry.body.mark}-${encoding}"`
  const headers = [...entry.headers, 'ETag', etag]
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  if (bytes) headers.push('Content-Length', String(bytes.length))
  const unchanged = [...pick(entry.headers, REPEATED), 'ETag', etag]
  const prepared = { bytes, etag, head: headers, unchanged }
  entry.prepared[encoding] = prepared
  return prepared
}

function pick(headers: string[], names: Set<string>): string[] {
  return headers.filter((_, at) => names.has((headers[at - (at % 2)] ?? '').toLowerCase()))
}

/** Whether `If-None-Match` names an ETag. `W/` makes no difference (weak comparison). */
function hasTag(list: string, etag: string): boolean {
  const value = etag.replace('W/', '')
  return list === '*' || list.split(',').some((item) => item.trim().replace(/^W\//, '') === value)
}
