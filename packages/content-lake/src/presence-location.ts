import { z } from 'zod'
import { time } from './time.ts'

const path = z
  .array(z.union([z.string().max(200), z.number(), z.strictObject({ _key: z.string().max(200) })]))
  .max(50)
const point = z.looseObject({ path, offset: z.number() })

/** The place of a person in the Studio, in Sanity's form: a position in a document. */
export const presenceLocation = z.looseObject({
  type: z.literal('document'),
  documentId: z.string().min(1).max(200),
  path,
  lastActiveAt: time.optional(),
  /** The selection in formatted text. */
  selection: z.looseObject({ anchor: point, focus: point }).nullish(),
})
