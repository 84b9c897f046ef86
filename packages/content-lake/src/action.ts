import { z } from 'zod'
import { invalid } from './errors.ts'
import type { openHistory } from './history.ts'
import { isPublishedId, isSystemId, publishedId } from './ids.ts'
import { documentSchema, parse, sentDocument } from './mutations.ts'
import { strengthenReferences } from './references.ts'
import type { LakeDocument } from './types.ts'
import { type NewDocument, notFound, type WorkingCopy } from './working-copy.ts'

/** The data that an action gets besides the working copy of the documents. */
export interface ActionContext {
  /** The id of the person or script that acts. */
  author: string
  history: Pick<ReturnType<typeof openHistory>, 'replacedByPublishing' | 'documentAt'>
}

/** Checks the fields that a client sent for an action, and applies the action to the working copy. */
export type Apply = (work: WorkingCopy, fields: unknown, context: ActionContext) => void

export function action<Shape extends z.ZodRawShape>(
  shape: Shape,
  apply: (
    work: WorkingCopy,
    fields: z.infer<z.ZodObject<Shape, z.core.$strict>>,
    context: ActionContext,
  ) => void,
): Apply {
  const schema = z.strictObject(shape)
  return (work, fields, context) => apply(work, parse(schema, fields, 'action'), context)
}

/** Whether a document is content. Documents of the lake itself, such as releases, have their own actions. */
const isContent = (id: string) => !isSystemId(publishedId(id))

export const published = z
  .string()
  .refine((id) => isPublishedId(id) && isContent(id), { error: 'must be the ID of a published document' })
export const draft = z
  .string()
  .refine((id) => !isPublishedId(id) && isContent(id), { error: 'must be the ID of a draft or a version' })
export const draftDocument = sentDocument.and(z.looseObject({ _id: draft }))

export function existing(work: WorkingCopy, id: string): LakeDocument {
  const document = work.get(id)
  if (!document) throw notFound(id)
  return document
}

/** A copy of a document under another id. It has no `_system`, because that is Sanity's data about a version, not content. */
export function copyOf({ _system, ...document }: LakeDocument, id: string): NewDocument {
  return { ...document, _id: id }
}

/** Publishes a draft or a version: replaces the published document by it, and deletes the draft or version. */
export function publishVersion(work: WorkingCopy, version: LakeDocument): void {
  const references = strengthenReferences(copyOf(version, publishedId(version._id)))
  work.createOrReplace(parse(documentSchema, references, 'draft'))
  work.delete(version._id)
}

/** Makes a draft of the published document and deletes the published one. An existing draft is newer, so it is kept. */
export function unpublish(work: WorkingCopy, publishedId: string, draftId: string): void {
  const document = existing(work, publishedId)
  work.delete(publishedId)
  work.createIfNotExists(copyOf(document, draftId))
}

export function requireSameGroup(published: string, id: string): void {
  if (publishedId(id) !== published)
    throw invalid(`Document "${id}" is not a draft or version of "${published}"`)
}
