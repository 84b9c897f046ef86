import type { Readable, Writable } from 'node:stream'

/** A frame is one message between two processes. The server sends a `task`; the evaluating process sends the other kinds. */
const KINDS = ['task', 'ready', 'done', 'refused', 'failed'] as const

export interface Frame {
  kind: (typeof KINDS)[number]
  /** The message as JSON. */
  body: Buffer<ArrayBuffer>
}

/** The head of a frame: four bytes with the length of the body, then one byte with the kind. */
const HEAD_BYTES = 5

/** Writes a frame; `json` is its body. */
export function writeFrame(stream: Writable, kind: Frame['kind'], json: string): void {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + Buffer.byteLength(json))
  frame.writeUInt32BE(frame.length - HEAD_BYTES)
  frame.writeUInt8(KINDS.indexOf(kind), 4)
  frame.write(json, HEAD_BYTES)
  stream.write(frame)
}

/** Reads frames until the stream ends. */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame> {
  let chunks: Buffer[] = []
  let have = 0
  let need = HEAD_BYTES
  for await (const chunk of stream) {
    chunks.push(chunk)
    have += chunk.length
    while (have >= need) {
      const bytes = Buffer.concat(chunks)
      chunks = [bytes]
      need = HEAD_BYTES + bytes.readUInt32BE()
      if (have < need) break
      const kind = KINDS[bytes.readUInt8(4)]
      if (kind === undefined) throw new Error('This is no frame.')
      yield { kind, body: bytes.subarray(HEAD_BYTES, need) }
      chunks = [bytes.subarray(need)]
      have -= need
      need = HEAD_BYTES
    }
  }
}
