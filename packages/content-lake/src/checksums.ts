import { hash } from 'node:crypto'

/** The SHA-256 of a document's JSON, as it is kept with each revision. */
export const sha256 = (json: string): Buffer => hash('sha256', json, 'buffer')

/** Whether a text is the one that a checksum was made of. Of a revision without one (of an earlier release) it is enough to be JSON. */
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
