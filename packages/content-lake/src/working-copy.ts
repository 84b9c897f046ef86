import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { checkContent } from './content-rules.ts'
import type { DocumentIndex } from './document-index.ts'
import { invalid, OperationError, transactionError } from './errors.ts'
import { deepFreeze } from './freeze.ts'
import { idProblem, isPublishedId, publishedId } from './ids.ts'
import { applyPatch } from './patch/apply.ts'
import type { Patch } from './patch/operations.ts'
import { referencesOf } from './references.ts'
import { requireOpenReleases } from './releases/locks.ts'
import { isVersionOf } from './releases/release.ts'
import { STEPS_OF_CHANGE, STEPS_OF_PART, StepBudget } from './step-budget.ts'
import { time } from './time.ts'
import type { Amend, Check, DocumentChange, LakeDocument, MutationResult } from './types.ts'

/** A document from a client. Fields that the lake sets may be missing. */
export interface NewDocument {
  _id?: string
  _type: string
  [field: string]: unknown
}

/** The operations of Sanity's patch mutation, after their form was checked. */
interface PatchOperations extends Patch {
  ifRevisionID?: string | undefined
}

/**
 * The documents as a running transaction sees them: the stored documents with the changes of this transaction. It writes
 * nothing to the store: `changes` returns the changes that must be written.
 */
export class WorkingCopy {
  readonly transactionId: string
  readonly timestamp: string
  /** The mutations in the form in which they are stored: each has the id of its document instead of a query. */
  readonly mutations: Record<string, unknown>[] = []
  readonly results: MutationResult[] = []
  readonly #stored: DocumentIndex
  readonly #budget: StepBudget
  readonly #staged = new Map<string, LakeDocument | null>()
  readonly #touchedBy = new Map<string, number>()
  /** Documents that `undo` has restored, unless the transaction has changed them again. */
  readonly #undone = new Set<string>()
  /** The index of the current mutation or action, for error messages. */
  #index = 0

  constructor(stored: DocumentIndex, transactionId: string, timestamp: string, budget = new StepBudget()) {
    this.#stored = stored
    this.#budget = budget
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  /** Applies mutations or actions in order. Throws a LakeError that names the first one that cannot be applied. */
  applyAll(kind: 'mutationError' | 'actionError', parts: unknown[], apply: (part: unknown) => void): void {
    try {
      for (const [index, part] of parts.entries()) {
        this.#index = index
        this.#budget.spend(STEPS_OF_PART)
        apply(part)
      }
      this.#checkReferences()
      requireOpenReleases(this.changes(), (id) => this.get(id))
    } catch (error) {
      if (error instanceof OperationError) throw transactionError(kind, this.#index, error)
      throw error
    }
  }

  get(id: string): LakeDocument | undefined {
    const staged = this.#staged.get(id)
    return staged === undefined ? this.#stored.get(id) : (staged ?? undefined)
  }

  /** Ids of the drafts and versions of a published document that exist in this working copy. */
  versionsOf(publishedId: string): string[] {
    return this.#stored.versionsOf(publishedId).filter((id) => this.get(id))
  }

  /** Ids of the versions in a release that exist in this working copy, sorted. */
  versionsIn(release: string): string[] {
    this.#budget.spend(this.#staged.size)
    const staged = [...this.#staged.keys()].filter((id) => isVersionOf(release, id))
    const ids = new Set([...this.#stored.versionsIn(release), ...staged])
    return [...ids].filter((id) => isVersionOf(release, id) && this.get(id)).sort()
  }

  /** A copy of this working copy, for changes that are tried and then dropped (`tryScheduled`). */
  fork(): WorkingCopy {
    const copy = new WorkingCopy(this.#stored, this.transactionId, this.timestamp, this.#budget)
    for (const [id, document] of this.#staged) copy.#staged.set(id, document)
    return copy
  }

  create(document: NewDocument): void {
    const created = this.#complete(document)
    if (this.get(created._id)) throw alreadyExists(created._id)
    this.#put(created, { create: withoutRevision(created) }, 'create')
  }

  createIfNotExists(document: NewDocument): void {
    const created = this.#complete(document)
    if (this.get(created._id)) this.results.push({ id: created._id, operation: 'none' })
    else this.#put(created, { createIfNotExists: withoutRevision(created) }, 'create')
  }

  createOrReplace(document: NewDocument): void {
    const created = this.#complete(document)
    const operation = this.get(created._id) ? 'update' : 'create'
    this.#put(created, { createOrReplace: withoutRevision(created) }, operation)
  }

  patch(id: string, patch: PatchOperations): void {
    const document = this.get(id)
    if (!document) throw notFound(id)
    this.requireRevision(id, patch.ifRevisionID)
    const after = applyPatch(document, patch, this.#budget)
    if (!isDocument(after)) throw invalid('The patch does not leave a document', { id })
    if (after._id !== document._id || after._type !== document._type) {
      const attribute = after._id === document._id ? '_type' : '_id'
      throw invalid(`Cannot modify immutable attribute "${attribute}"`, { id })
    }
    const { _createdAt } = document
    this.#put(
      { ...after, _createdAt, _updatedAt: this.timestamp, _rev: this.transactionId },
      { patch: { ...patch, id } },
      'update',
    )
  }

  /** Deleting a document that does not exist is not an error, as in Sanity. */
  delete(id: string): void {
    if (!this.get(id)) {
      this.results.push({ id, operation: 'none' })
      return
    }
    this.#spendStored(id)
    this.#staged.set(id, null)
    this.#undone.delete(id)
    this.#touchedBy.set(id, this.#index)
    this.mutations.push({ delete: { id } })
    this.results.push({ id, operation: 'delete' })
  }

  /** Restores a document to a former state without the host's additions (`amend`); deletes it when `before` is null. */
  undo(id: string, before: LakeDocument | null): void {
    if (before) this.createOrReplace({ ...before })
    else this.delete(id)
    this.#undone.add(id)
  }

  /** Calls the host's check for each written document. Throws its errors. */
  check(check: Check): void {
    for (const { id, before, after } of this.changes()) {
      if (after) check(before, after, this.#sourceOf(id) ?? before)
    }
  }

  /** Adds the host's additions to written documents. Additions are stored as patch mutations, because listeners apply those. */
  amend(amend: Amend): void {
    for (const { id, before, after, isUndo } of this.changes()) {
      if (!after || isUndo) continue
      const amended = amend(before, after, this.#sourceOf(id) ?? before)
      const patch = amended === after ? null : fieldsPatch(after, amended)
      if (!patch) continue
      this.#staged.set(id, deepFreeze(amended))
      this.mutations.push({ patch: { id, ...patch } })
    }
  }

  /** The stored version (such as a draft) from which a document is made in this transaction; undefined when there is none. */
  #sourceOf(id: string): LakeDocument | undefined {
    if (!isPublishedId(id)) return this.#stored.get(id) ?? this.#stored.get(publishedId(id))
    const published = this.#stored.versionsOf(id).find((version) => this.#staged.get(version) === null)
    return published === undefined ? undefined : this.#stored.get(published)
  }

  /** Throws 409 unless the document has this revision. An undefined revision is not checked. */
  requireRevision(id: string, revision: string | undefined): void {
    if (revision === undefined) return
    const current = (this.#stored.get(id) ?? this.get(id))?._rev
    if (current === revision) return
    throw new OperationError(
      409,
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID (${current ? `"${current}"` : 'none'}), expected "${revision}"`,
      { currentRevisionID: current ?? null, expectedRevisionID: revision, id },
    )
  }

  /** The net changes, one per document. A document that was created and deleted again has no change. */
  changes(): DocumentChange[] {
    const changes: DocumentChange[] = []
    for (const [id, after] of this.#staged) {
      const before = this.#stored.get(id) ?? null
      if (before || after) changes.push({ id, before, after, ...(this.#undone.has(id) && { isUndo: true }) })
    }
    return changes
  }

  /** Throws 409 when a strong reference would have no target document after the transaction. */
  #checkReferences(): void {
    for (const { id, after } of this.changes()) {
      this.#index = this.#touchedBy.get(id) ?? 0
      if (after) this.#checkTargets(after)
      else this.#checkReferrers(id)
    }
  }

  #checkTargets(document: LakeDocument): void {
    const missing = referencesOf(document).find(({ id, weak }) => !weak && !this.get(id))
    if (!missing) return
    throw new OperationError(
      409,
      'documentReferenceDoesNotExistError',
      `Document "${document._id}" references non-existent document "${missing.id}"`,
      { id: document._id, referenceID: missing.id },
    )
  }

  #checkReferrers(id: string): void {
    const referencingIDs = this.#stored
      .referrers(id, { strongly: true })
      .filter((referrer) => !this.#staged.has(referrer))
    if (referencingIDs.length === 0) return
    throw new OperationError(
      409,
      'documentHasExistingReferencesError',
      `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
      { id, referencingIDs },
    )
  }

  /** Spends the steps for a changed stored document, which is written twice to the history: before and after the change. */
  #spendStored(id: string): void {
    if (this.#staged.has(id)) return
    this.#budget.spend(STEPS_OF_CHANGE)
    const stored = this.#stored.get(id)
    if (stored) this.#budget.spendLengthOf([stored, stored])
  }

  #complete(document: NewDocument): LakeDocument {
    let id = document._id ?? randomUUID()
    if (id.endsWith('.')) id += randomUUID() // as in Sanity, such an id is a prefix for a generated id
    return {
      ...document,
      _id: id,
      _createdAt: time.safeParse(document._createdAt).data ?? this.timestamp,
      _updatedAt: this.timestamp,
      _rev: this.transactionId,
    }
  }

  #put(
    document: LakeDocument,
    mutation: Record<string, unknown>,
    operation: MutationResult['operation'],
  ): void {
    const problem = idProblem(document._id)
    if (problem) throw invalid(problem, { id: document._id })
    this.#budget.spendLengthOf(mutation)
    this.#spendStored(document._id)
    checkContent(document, this.#budget)
    this.#staged.set(document._id, deepFreeze(document))
    this.#undone.delete(document._id)
    this.#touchedBy.set(document._id, this.#index)
    this.mutations.push(mutation)
    this.results.push({ id: document._id, operation })
  }
}

export function notFound(id: string): OperationError {
  return new OperationError(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  })
}

export function alreadyExists(id: string): OperationError {
  const sentence = `Document by ID "${id}" already exists`
  return new OperationError(409, 'documentAlreadyExistsError', sentence, { id })
}

function withoutRevision(document: LakeDocument): Record<string, unknown> {
  const { _rev, _updatedAt, ...content } = document
  return content
}

/** The patch from one version of a document to another, which replaces whole fields; null when they are equal. */
function fieldsPatch(from: LakeDocument, to: LakeDocument): PatchOperations | null {
  const set = Object.entries(to).filter(([name, value]) => !isDeepStrictEqual(value, from[name]))
  const unset = Object.keys(from).filter((name) => !Object.hasOwn(to, name))
  if (set.length === 0 && unset.length === 0) return null
  return { ...(set.length > 0 && { set: Object.fromEntries(set) }), ...(unset.length > 0 && { unset }) }
}

function isDocument(value: unknown): value is LakeDocument {
  return (
    typeof value === 'object' && value !== null && '_id' in value && '_type' in value && !Array.isArray(value)
  )
}
