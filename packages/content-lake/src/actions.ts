import { z } from 'zod'
import {
  type ActionContext,
  type Apply,
  action,
  copyOf,
  draft,
  draftDocument,
  existing,
  published,
  publishVersion,
  requireSameGroup,
  unpublish,
} from './action.ts'
import { invalid, OperationError } from './errors.ts'
import { releaseOf } from './ids.ts'
import { parse, patchOperations } from './mutations.ts'
import { markForUnpublishing, RELEASE_ACTIONS } from './releases/release-actions.ts'
import { alreadyExists, type WorkingCopy } from './working-copy.ts'

const DOCUMENT = 'sanity.action.document.'
const RELEASE = 'sanity.action.release.'
const revision = z.string().optional()
const purge = z.boolean().optional()
const anyAction = z.looseObject({ actionType: z.string() })

/** Sanity's actions for documents. A key is the end of an `actionType`: `edit` for `sanity.action.document.edit`. */
const DOCUMENT_ACTIONS: Record<string, Apply> = {
  /** Creates a draft. When the draft or the published document exists, `ifExists` decides: fail, or do nothing. */
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

  /** Patches the draft. If there is no draft, it is first copied from the published document. */
  edit: action(
    { publishedId: published, draftId: draft, patch: patchOperations },
    (work, { publishedId, draftId, patch }) => {
      requireSameGroup(publishedId, draftId)
      if (!work.get(draftId)) work.createIfNotExists(copyOf(existing(work, publishedId), draftId))
      work.patch(draftId, patch)
    },
  ),

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
      publishVersion(work, source)
    },
  ),

  unpublish: action({ publishedId: published, draftId: draft }, (work, { publishedId, draftId }) => {
    requireSameGroup(publishedId, draftId)
    unpublish(work, publishedId, draftId)
  }),

  discard: action({ draftId: draft, purge }, (work, { draftId }) => work.delete(existing(work, draftId)._id)),

  'version.discard': action({ versionId: draft, purge }, (work, { versionId }) =>
    work.delete(existing(work, versionId)._id),
  ),

  /** Deletes the published document with its drafts and versions. Fails when one of these is not named in `includeDrafts`. */
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

  /** Makes a version or a draft: from a whole document, or as a copy of another version of the same document. */
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
      const from = { id: baseId, rev: base._rev }
      work.create({ ...copyOf(base, versionId), ...(releaseOf(versionId) && { _system: { base: from } }) })
    },
  ),

  'version.replace': action({ document: draftDocument }, (work, { document }) => {
    existing(work, document._id)
    work.createOrReplace(document)
  }),

  'version.unpublish': action(
    { publishedId: published, versionId: draft },
    (work, { publishedId, versionId }) => {
      requireSameGroup(publishedId, versionId)
      markForUnpublishing(work, publishedId, versionId)
    },
  ),
}

/**
 * An action of this lake, which Sanity does not have: undoes a publish, unless the document was published again afterwards. The
 * published document gets its former content, or is deleted if this was its first publish. The undone content becomes the
 * draft, unless there is a draft already.
 */
const undoPublish = action(
  { publishedId: published, ifPublishedRevisionId: z.string() },
  (work, { publishedId, ifPublishedRevisionId }, { history }) => {
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

/** All actions by their `actionType`. */
const ACTIONS = new Map([
  ...Object.entries(DOCUMENT_ACTIONS).map(([name, apply]) => [DOCUMENT + name, apply] as const),
  ...Object.entries(RELEASE_ACTIONS).map(([name, apply]) => [RELEASE + name, apply] as const),
  ['lake.action.document.undoPublish', undoPublish] as const,
])

/**
 * Applies document actions, in order, to a working copy.
 * Throws a LakeError (400, 404 or 409) that names the first action that cannot be applied.
 */
export function applyActions(work: WorkingCopy, actions: unknown[], context: ActionContext): void {
  work.applyAll('actionError', actions, (action) => {
    const { actionType, ...fields } = parse(anyAction, action, 'action')
    const apply = ACTIONS.get(actionType)
    if (!apply) throw invalid(`This content lake does not know the action "${actionType}"`)
    apply(work, fields, context)
  })
}
