import { randomUUID } from 'node:crypto'

const HEADER = 'x-montage-internal'

/**
 * What the server sends along when it asks itself for a page: such a request passes by the proxy. The secret is kept in the
 * environment because the proxy and the server in front of Next are separate bundles of one process.
 */
export function internalHeaders(): Record<string, string> {
  process.env.INTERNAL_REQUEST_SECRET ??= randomUUID()
  return { [HEADER]: process.env.INTERNAL_REQUEST_SECRET }
}

export function isInternal(header: (name: string) => string | null | undefined): boolean {
  return header(HEADER) === internalHeaders()[HEADER]
}
