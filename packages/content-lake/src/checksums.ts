import { hash } from 'node:crypto'

/** The SHA-256 of a document's JSON. It is stored with each revision. */
export const sha256 = (json: string): Buffer => hash('sha256', json, 'buffer')

/** Whether a JSON text has this checksum. Without a checksum, as in revisions of earlier releases, it must be JSON. */
export function isWhole(json: string, checksum: Uint8Array | null): boolean {
  return checksum === null ? isJson(json) : sha256(json).equals(checksum)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
