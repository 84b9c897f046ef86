import { PassThrough, Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, readFrames, writeFrame } from './frames.ts'

const kinds = fc.constantFrom<Frame['kind']>('task', 'ready', 'done', 'refused', 'failed')

test('frames are read as they were written, however they arrive', async () => {
  const frames = fc.array(fc.record({ kind: kinds, json: fc.json() }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(frames, fc.integer({ min: 1, max: 20 }), async (written, size) => {
      const stream = new PassThrough()
      for (const { kind, json } of written) writeFrame(stream, kind, json)
      stream.end()
      const bytes = Buffer.concat(await stream.toArray())
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      )
      const read: { kind: string; json: string }[] = []
      for await (const { kind, body } of readFrames(Readable.from(parts))) {
        read.push({ kind, json: body.toString('utf8') })
      }
      expect(read).toEqual(written)
    }),
  )
})
