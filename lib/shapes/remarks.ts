import { time } from 'content-lake/browser'
import { z } from 'zod'

/*
 * The shapes of comments and tasks that Sanity's Studio can read. The Studio shows an error in place of a whole tool when one
 * comment or task has another shape. Further fields may have any value.
 */

const id = z.string().min(1).max(200)

const block = z.looseObject({
  _type: z.string(),
  _key: z.string().optional(),
  style: z.string().nullish(),
  listItem: z.string().nullish(),
  markDefs: z.array(z.looseObject({ _type: z.string(), _key: z.string() })).nullish(),
  children: z.array(
    z.looseObject({
      _type: z.string(),
      _key: z.string().optional(),
      text: z.string().optional(),
      marks: z.array(z.string()).nullish(),
      /** The account of a mentioned person. */
      userId: z.string().optional(),
    }),
  ),
})
const message = z.array(block)

const document = z.looseObject({ _ref: id })
const documentType = z.string().max(200)

/** A path in Sanity's form: `faqs[_key=="a1"].answer`. */
const fieldPath = z
  .string()
  .max(1000)
  .regex(/^(?:\w+(?:\[(?:\d+|_key=="[^"\]]+")\])*(?:\.(?=\w)|$))*$/, { error: 'must be the path of a field' })

const path = z.looseObject({
  field: fieldPath.optional(),
  selection: z
    .looseObject({ type: z.literal('text'), value: z.array(z.looseObject({ _key: id, text: z.string() })) })
    .nullish(),
})

const reaction = z.looseObject({
  _key: id,
  shortName: z.enum([':-1:', ':+1:', ':eyes:', ':heart:', ':heavy_plus_sign:', ':rocket:']),
  userId: id,
  addedAt: time.optional(),
})

export const commentShape = z.looseObject({
  _id: z.string(),
  _type: z.literal('comment'),
  _createdAt: time,
  authorId: id,
  threadId: id,
  parentCommentId: id.nullish(),
  message: message.nullish(),
  status: z.enum(['open', 'resolved']),
  lastEditedAt: time.nullish(),
  reactions: z.array(reaction).nullish(),
  context: z
    .looseObject({
      intent: z
        .looseObject({
          title: z.string(),
          name: z.string(),
          params: z.record(z.string(), z.unknown()).optional(),
        })
        .nullish(),
    })
    .nullish(),
  target: z.looseObject({
    document,
    documentType: documentType.optional(),
    documentVersionId: id.nullish(),
    path: path.nullish(),
  }),
})

export const taskShape = z.looseObject({
  _id: z.string(),
  _type: z.literal('tasks.task'),
  _createdAt: time,
  authorId: id,
  /** Missing while the task is being written. */
  title: z.string().max(10_000).nullish(),
  description: message.nullish(),
  status: z.enum(['open', 'closed']),
  lastEditedAt: time.nullish(),
  dueBy: z.union([z.iso.date(), time], { error: 'must be a date, such as 2026-07-01' }).nullish(),
  assignedTo: id.nullish(),
  subscribers: z.array(id).nullish(),
  createdByUser: time.nullish(),
  target: z.looseObject({ document, documentType }).nullish(),
})

const SHAPES: Record<string, z.ZodType> = { comment: commentShape, 'tasks.task': taskShape }

/** The shape of a comment or task by its type; undefined for other types. */
export const remarkShape = (type: unknown): z.ZodType | undefined =>
  typeof type === 'string' && Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined
