import { z } from 'zod'
import { invalid, OperationError } from './errors.ts'
import type { openHistory } from './history.ts'
import { isPublishedId, publishedId } from './ids.ts'
import { documentSchema, parse, patchOperations } from './mutations.ts'
import { strengthenReferences } from './references.ts'
import type { LakeDocument } from './types.ts'
import { alreadyExists, type NewDocument, notFound, type WorkingCopy } from './working-copy.ts'

const PREFIX = 'sanity.action.document.'
const published = z.string().refine(isPublishedId, { error: 'must be the ID of a published document' })
const draft = z
  .string()
  .refine((id) => !isPublishedId(id), { error: 'must be the ID of a draft or a version' })
const revision = z.string().optional()
const purge = z.boolean().optional()
const anyAction = z.looseObject({ actionType: z.string() })
const draftDocument = documentSchema.and(z.looseObject({ _id: draft }))

type History = Pick<ReturnType<typeof openHistory>, 'replacedByPublishing'>

/** Reads what an action says, and applies it. */
type Apply = (work: WorkingCopy, fields: unknown, history: History) => void

function action<Shape extends z.ZodRawShape>(
  shape: Shape,
  apply: (work: WorkingCopy, fields: z.infer<z.ZodObject<Shape, z.core.$strict>>, history: History) => void,
): Apply {
  const schema = z.strictObject(shape)
  return (work, fields, history) => apply(work, parse(schema, fields, 'action'), history)
}

/** Sanity's actions, by the end of their `actionType`. */
const SANITY_ACTIONS: Record<string, Apply> = {
  /** Creates the first document of a group, as a draft. */
  create: action(
    {
      publishedId: published,
      attributes: draftDocument,
      ifExists: z.enum(['fail', 'ignore']).default('fail'),
    },
    (work, { publishedId, attributes, ifExists }) => {
      requireSameGroup(publishedId, attributes._id)
      const exists = work.get(publishedId) ?? work.get(attributes._id)
      if (exists && ifExists === 'ignore') return
      if (exists) throw alreadyExists(exists._id)
      work.create(attributes)
    },
  ),

  /** Patches the draft; makes it from the published document first when there is none. */
  edit: action(
    { publishedId: published, draftId: draft, patch: patchOperations },
    (work, { publishedId, draftId, patch }) => {
      requireSameGroup(publishedId, draftId)
      if (!work.get(draftId)) work.createIfNotExists(copyOf(existing(work, publishedId), draftId))
      work.patch(draftId, patch)
    },
  ),

  /** The draft becomes the published document. */
  publish: action(
    {
      publishedId: published,
      draftId: draft,
      ifDraftRevisionId: revision,
      ifPublishedRevisionId: revision,
    },
    (work, { publishedId, draftId, ifDraftRevisionId, ifPublishedRevisionId }) => {
      requireSameGroup(publishedId, draftId)
      const source = existing(work, draftId)
      work.requireRevision(draftId, ifDraftRevisionId)
      work.requireRevision(publishedId, ifPublishedRevisionId)
      const references = strengthenReferences(copyOf(source, publishedId))
      work.createOrReplace(parse(documentSchema, references, 'draft'))
      work.delete(draftId)
    },
  ),

  /** The published document becomes a draft again, unless there is a newer draft already. */
  unpublish: action({ publishedId: published, draftId: draft }, (work, { publishedId, draftId }) => {
    requireSameGroup(publishedId, draftId)
    const document = existing(work, publishedId)
    work.delete(publishedId)
    work.createIfNotExists(copyOf(document, draftId))
  }),

  discard: action({ draftId: draft, purge }, (work, { draftId }) => work.delete(existing(work, draftId)._id)),

  'version.discard': action({ versionId: draft, purge }, (work, { versionId }) =>
    work.delete(existing(work, versionId)._id),
  ),

  /** Deletes the published document and the drafts and versions listed; all there are must be listed. */
  delete: action(
    { publishedId: published, includeDrafts: z.array(draft).default([]), purge },
    (work, { publishedId, includeDrafts }) => {
      existing(work, publishedId)
      for (const id of includeDrafts) requireSameGroup(publishedId, id)
      const left = work.versionsOf(publishedId).filter((id) => !includeDrafts.includes(id))
      if (left.length > 0) {
        throw new OperationError(
          409,
          'documentHasVersionsError',
          `Document "${publishedId}" cannot be deleted while "${left.join('", "')}" exists: list it in includeDrafts`,
          { id: publishedId, versionIDs: left },
        )
      }
      work.delete(publishedId)
      for (const id of includeDrafts) work.delete(id)
    },
  ),

  replaceDraft: action(
    { publishedId: published, attributes: draftDocument },
    (work, { publishedId, attributes }) => {
      requireSameGroup(publishedId, attributes._id)
      if (!work.get(attributes._id)) existing(work, publishedId)
      work.createOrReplace(attributes)
    },
  ),

  /** A version (or draft) from a whole document, or as a copy of another one of its group. */
  'version.create': action(
    {
      publishedId: published,
      document: draftDocument.optional(),
      baseId: z.string().optional(),
      versionId: draft.optional(),
      ifBaseRevisionId: revision,
    },
    (work, { publishedId, document, baseId, versionId, ifBaseRevisionId }) => {
      if (document) {
        requireSameGroup(publishedId, document._id)
        return work.create(document)
      }
      if (baseId === undefined || versionId === undefined) {
        throw invalid('A version needs either a document, or both baseId and versionId')
      }
      requireSameGroup(publishedId, baseId)
      requireSameGroup(publishedId, versionId)
      const base = existing(work, baseId)
      work.requireRevision(baseId, ifBaseRevisionId)
      work.create(copyOf(base, versionId))
    },
  ),

  'version.replace': action({ document: draftDocument }, (work, { document }) => {
    existing(work, document._id)
    work.createOrReplace(document)
  }),
}

/**
 * The lake's own: takes a publication back, unless something was published since. The document is again what it was before;
 * it is gone if that was its first publication. What was published becomes the draft, unless there is a newer one.
 */
const undoPublish = action(
  { publishedId: published, ifPublishedRevisionId: z.string() },
  (work, { publishedId, ifPublishedRevisionId }, history) => {
    const document = existing(work, publishedId)
    work.requireRevision(publishedId, ifPublishedRevisionId)
    const before = history.replacedByPublishing(publishedId, ifPublishedRevisionId)
    if (before === undefined) {
      throw invalid(`Revision "${ifPublishedRevisionId}" of "${publishedId}" is not from a publication`)
    }
    work.undo(publishedId, before)
    work.createIfNotExists(copyOf(document, `drafts.${publishedId}`))
  },
)

/** By their `actionType`. */
const ACTIONS = new Map([
  ...Object.entries(SANITY_ACTIONS).map(([name, apply]) => [PREFIX + name, apply] as const),
  ['lake.action.document.undoPublish', undoPublish] as const,
])

/**
 * Applies document actions, in order, to a working copy.
 * Throws a LakeError (400, 404 or 409) that names the first action that cannot be applied.
 */
export function applyActions(work: WorkingCopy, actions: unknown[], history: History): void {
  work.applyAll('actionError', actions, (action) => {
    const { actionType, ...fields } = parse(anyAction, action, 'action')
    const apply = ACTIONS.get(actionType)
    if (!apply) throw invalid(`This content lake does not know the action "${actionType}"`)
    apply(work, fields, history)
  })
}

function existing(work: WorkingCopy, id: string): LakeDocument {
  const document = work.get(id)
  if (!document) throw notFound(id)
  return document
}

function copyOf(document: LakeDocument, id: string): NewDocument {
  return { ...document, _id: id }
}

function requireSameGroup(published: string, id: string): void {
  if (publishedId(id) !== published)
    throw invalid(`Document "${id}" is not a draft or version of "${published}"`)
}
