import { z } from 'zod'

const lakeDocument = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })

/** One commit as the lake's shared stream sends it (`event: transaction`). */
export const streamTransaction = z.object({
  seq: z.number().int(),
  transactionId: z.string(),
  timestamp: z.string(),
  identity: z.string(),
  mutations: z.array(z.record(z.string(), z.unknown())),
  documents: z.array(
    z.object({
      documentId: z.string(),
      before: lakeDocument.nullable(),
      after: lakeDocument.nullable(),
    }),
  ),
})

export type StreamDocument = z.infer<typeof lakeDocument>
export type StreamTransaction = z.infer<typeof streamTransaction>
export type StreamChange = StreamTransaction['documents'][number]
