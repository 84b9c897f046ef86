import { randomUUID } from 'node:crypto'

const HEADER = 'x-montage-internal'

/**
 * The headers of a request that the server sends to itself for a page. The proxy does not handle such a request. The
 * secret is in the environment because the proxy and the server in front of Next are separate bundles of one process.
 */
export function internalHeaders(): Record<string, string> {
  process.env.INTERNAL_REQUEST_SECRET ??= randomUUID()
  return { [HEADER]: process.env.INTERNAL_REQUEST_SECRET }
}

export function isInternal(header: (name: string) => string | null | undefined): boolean {
  return header(HEADER) === internalHeaders()[HEADER]
}
