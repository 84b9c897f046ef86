import { z } from 'zod'
import type { Transaction } from '#lib/lake/types.ts'

const lakeDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

/** One commit as the lake's shared stream sends it (`event: transaction`). */
export const transactionSchema: z.ZodType<Transaction> = z.object({
  seq: z.number().int(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  mutations: z.array(z.unknown()),
  changes: z.array(
    z.object({ id: z.string(), before: lakeDocument.nullable(), after: lakeDocument.nullable() }),
  ),
})
