import { hash } from 'node:crypto'

/** The SHA-256 of a document's JSON as 32 bytes. It is stored with each revision. */
export const sha256 = (json: string): Buffer => hash('sha256', json, 'buffer')

/** Whether a JSON text is undamaged: it has this checksum. Old revisions have none (null): there, valid JSON is enough. */
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
