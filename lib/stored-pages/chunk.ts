/** The bytes of what is written to a response. */
export function toBuffer(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  throw new TypeError('A response is made of text or bytes.')
}
