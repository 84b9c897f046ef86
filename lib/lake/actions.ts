import { z } from 'zod'
import { OperationError, transactionError } from './errors.ts'
import { isPublishedId, publishedId } from './ids.ts'
import { documentSchema, parse, patchOperations } from './mutations.ts'
import { strengthenReferences } from './references.ts'
import type { LakeDocument } from './types.ts'
import { type NewDocument, notFound, type WorkingCopy } from './working-copy.ts'

const prefix = 'sanity.action.document'
const published = z.string().refine(isPublishedId, { error: 'must be the ID of a published document' })
const draft = z
  .string()
  .refine((id) => !isPublishedId(id), { error: 'must be the ID of a draft or a version' })
const revision = z.string().optional()
const purge = z.boolean().optional()
const draftDocument = documentSchema.and(z.looseObject({ _id: draft }))

const actionSchema = z.discriminatedUnion('actionType', [
  z.strictObject({
    actionType: z.literal(`${prefix}.create`),
    publishedId: published,
    attributes: draftDocument,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.strictObject({
    actionType: z.literal(`${prefix}.edit`),
    publishedId: published,
    draftId: draft,
    patch: patchOperations,
  }),
  z.strictObject({
    actionType: z.literal(`${prefix}.publish`),
    publishedId: published,
    draftId: draft,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.strictObject({ actionType: z.literal(`${prefix}.unpublish`), publishedId: published, draftId: draft }),
  z.strictObject({ actionType: z.literal(`${prefix}.discard`), draftId: draft, purge }),
  z.strictObject({ actionType: z.literal(`${prefix}.version.discard`), versionId: draft, purge }),
  z.strictObject({
    actionType: z.literal(`${prefix}.delete`),
    publishedId: published,
    includeDrafts: z.array(draft).default([]),
    purge,
  }),
  z.strictObject({
    actionType: z.literal(`${prefix}.replaceDraft`),
    publishedId: published,
    attributes: draftDocument,
  }),
  z.strictObject({
    actionType: z.literal(`${prefix}.version.create`),
    publishedId: published,
    document: draftDocument.optional(),
    baseId: z.string().optional(),
    versionId: draft.optional(),
    ifBaseRevisionId: revision,
  }),
  z.strictObject({ actionType: z.literal(`${prefix}.version.replace`), document: draftDocument }),
])

type Action = z.infer<typeof actionSchema>
type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.document.${Name}` }>

/**
 * Applies document actions, in order, to a working copy.
 * Throws a LakeError (400, 404 or 409) that names the first action that cannot be applied.
 */
export function applyActions(work: WorkingCopy, actions: unknown[]): void {
  try {
    for (const [index, action] of actions.entries()) {
      work.index = index
      applyAction(work, parseAction(action))
    }
    work.checkReferences()
  } catch (error) {
    if (error instanceof OperationError) throw transactionError('actionError', work.index, error)
    throw error
  }
}

function parseAction(action: unknown): Action {
  const type =
    typeof action === 'object' && action !== null && 'actionType' in action ? action.actionType : action
  const known = actionSchema.options.some((option) => option.shape.actionType.value === type)
  if (!known) throw invalid(`This content lake does not know the action ${JSON.stringify(type)}`)
  return parse(actionSchema, action, 'action')
}

function applyAction(work: WorkingCopy, action: Action): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(work, action)
    case 'sanity.action.document.edit':
      return edit(work, action)
    case 'sanity.action.document.publish':
      return publish(work, action)
    case 'sanity.action.document.unpublish':
      return unpublish(work, action)
    case 'sanity.action.document.discard':
      return discard(work, action.draftId)
    case 'sanity.action.document.version.discard':
      return discard(work, action.versionId)
    case 'sanity.action.document.delete':
      return remove(work, action)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(work, action)
    case 'sanity.action.document.version.create':
      return createVersion(work, action)
    case 'sanity.action.document.version.replace':
      existing(work, action.document._id)
      return work.createOrReplace(action.document)
  }
}

/** Creates the first document of a group, as a draft. */
function create(work: WorkingCopy, { publishedId, attributes, ifExists }: ActionOf<'create'>): void {
  requireSameGroup(publishedId, attributes._id)
  const exists = work.get(publishedId) ?? work.get(attributes._id)
  if (exists && ifExists === 'ignore') return
  if (exists) throw alreadyExists(exists._id)
  work.create(attributes)
}

/** Patches the draft; makes it from the published document first when there is none. */
function edit(work: WorkingCopy, { publishedId, draftId, patch }: ActionOf<'edit'>): void {
  requireSameGroup(publishedId, draftId)
  if (!work.get(draftId)) work.createIfNotExists(copyOf(existing(work, publishedId), draftId))
  work.patch(draftId, patch)
}

/** The draft becomes the published document. */
function publish(work: WorkingCopy, action: ActionOf<'publish'>): void {
  const { publishedId, draftId } = action
  requireSameGroup(publishedId, draftId)
  const draft = existing(work, draftId)
  work.requireRevision(draftId, action.ifDraftRevisionId)
  work.requireRevision(publishedId, action.ifPublishedRevisionId)
  const references = strengthenReferences(copyOf(draft, publishedId))
  work.createOrReplace(parse(documentSchema, references, 'draft'))
  work.delete(draftId)
}

/** The published document becomes a draft again, unless there is a newer draft already. */
function unpublish(work: WorkingCopy, { publishedId, draftId }: ActionOf<'unpublish'>): void {
  requireSameGroup(publishedId, draftId)
  const document = existing(work, publishedId)
  work.delete(publishedId)
  work.createIfNotExists(copyOf(document, draftId))
}

function discard(work: WorkingCopy, draftId: string): void {
  work.delete(existing(work, draftId)._id)
}

/** Deletes the published document and the drafts and versions listed; all there are must be listed. */
function remove(work: WorkingCopy, { publishedId, includeDrafts }: ActionOf<'delete'>): void {
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
}

function replaceDraft(work: WorkingCopy, { publishedId, attributes }: ActionOf<'replaceDraft'>): void {
  requireSameGroup(publishedId, attributes._id)
  if (!work.get(attributes._id)) existing(work, publishedId)
  work.createOrReplace(attributes)
}

/** A version (or draft) from a whole document, or as a copy of another one of its group. */
function createVersion(work: WorkingCopy, action: ActionOf<'version.create'>): void {
  const { publishedId, document, baseId, versionId, ifBaseRevisionId } = action
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

function alreadyExists(id: string): OperationError {
  return new OperationError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, {
    id,
  })
}

function invalid(description: string): OperationError {
  return new OperationError(400, 'validationError', description)
}
