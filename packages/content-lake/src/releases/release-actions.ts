import { z } from 'zod'
import { type Apply, action, copyOf, existing } from '../action.ts'
import { invalid } from '../errors.ts'
import { documentSchema, parse, patchOperations } from '../mutations.ts'
import { time } from '../time.ts'
import { alreadyExists, type NewDocument, type WorkingCopy } from '../working-copy.ts'
import { publishRelease, requireState } from './publish-release.ts'
import { RELEASE_TYPE, releaseDocumentId } from './release.ts'

const RESERVED = ['raw', 'public', 'published', 'drafts', 'previewDrafts']
const releaseId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be at most 64 letters, digits, "-" and "_"' })
  .refine((id) => !RESERVED.includes(id), { error: 'is the name of another perspective' })

const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).default('undecided'),
  cardinality: z.enum(['one', 'many']).default('many'),
  intendedPublishAt: time.optional(),
})

const imported = z.object({
  /** A release that was scheduled or about to be published becomes active. */
  state: z.enum(['active', 'published', 'archived']).catch('active'),
  finalDocumentStates: z.array(z.looseObject({ id: z.string() })).optional(),
  publishedAt: time.optional(),
  metadata: metadata.prefault({}),
})

/** Sanity's actions for releases. A key is the end of an `actionType`: `edit` for `sanity.action.release.edit`. */
export const RELEASE_ACTIONS: Record<string, Apply> = {
  create: action({ releaseId, metadata: metadata.prefault({}) }, (work, { releaseId, metadata }) =>
    work.create(newRelease(releaseId, { metadata })),
  ),

  /** Changes the metadata of a release, such as its title. `schedule` changes the time of publishing. */
  edit: action({ releaseId, patch: patchOperations }, (work, { releaseId, patch }) => {
    requireState(work, releaseId, ['active', 'scheduled'])
    const other = pathsOf(patch).find((path) => !/^metadata($|[.[])/.test(path))
    if (other) throw invalid(`Only the metadata of a release can be edited, not "${other}"`)
    const id = releaseDocumentId(releaseId)
    work.patch(id, patch)
    parse(metadata, work.get(id)?.metadata, 'metadata')
  }),

  publish: action({ releaseId }, (work, { releaseId }) =>
    publishRelease(work, requireState(work, releaseId, ['active'])),
  ),

  /** Schedules a release. Its versions cannot be changed afterwards, so that exactly the checked content is published. */
  schedule: action({ releaseId, publishAt: time }, (work, { releaseId, publishAt }, { author }) => {
    const { _id } = requireState(work, releaseId, ['active', 'scheduled'])
    const set = { state: 'scheduled', publishAt: new Date(publishAt).toISOString(), scheduledBy: author }
    work.patch(_id, { set, unset: ['error'] })
  }),

  unschedule: action({ releaseId }, (work, { releaseId }) => {
    const { _id } = requireState(work, releaseId, ['scheduled'])
    work.patch(_id, { set: { state: 'active' }, unset: ['publishAt', 'scheduledBy'] })
  }),

  /** Archives a release and deletes its versions. `unarchive` restores them from the history. */
  archive: action({ releaseId }, (work, { releaseId }) => {
    const { _id } = requireState(work, releaseId, ['active'])
    const versions = work.versionsIn(releaseId)
    for (const version of versions) work.delete(version)
    const finalDocumentStates = versions.map((id) => ({ _key: id, id }))
    work.patch(_id, { set: { state: 'archived', finalDocumentStates }, unset: ['error'] })
  }),

  unarchive: action({ releaseId }, (work, { releaseId }, { history }) => {
    const release = requireState(work, releaseId, ['archived'])
    const { finalDocumentStates = [] } = parse(imported, release, 'release')
    for (const { id } of finalDocumentStates) {
      const version = history.documentAt(id, { lastRevision: true })
      if (version) work.createIfNotExists({ ...version })
    }
    work.patch(release._id, { set: { state: 'active' }, unset: ['finalDocumentStates'] })
  }),

  delete: action({ releaseId }, (work, { releaseId }) => {
    const { _id } = requireState(work, releaseId, ['archived', 'published'])
    for (const version of work.versionsIn(releaseId)) work.delete(version)
    work.delete(_id)
  }),

  /** Imports a release of another lake. Its schedule is dropped, because the person who set it is unknown here. */
  import: action(
    {
      releaseId,
      attributes: documentSchema.optional(),
      document: documentSchema.optional(),
      ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
    },
    (work, { releaseId, attributes, document = attributes, ifExists }) => {
      const id = releaseDocumentId(releaseId)
      if (work.get(id) && ifExists === 'ignore') return
      if (work.get(id) && ifExists === 'fail') throw alreadyExists(id)
      work.createOrReplace(newRelease(releaseId, parse(imported, document, 'document')))
    },
  ),
}

function newRelease(name: string, facts: Record<string, unknown>): NewDocument {
  return { state: 'active', ...facts, _id: releaseDocumentId(name), _type: RELEASE_TYPE, name }
}

/** The paths that a patch changes. */
function pathsOf({ unset = [], insert, ifRevisionID, ...byPath }: z.infer<typeof patchOperations>): string[] {
  const { items, ...position } = insert ?? { items: [] }
  const inserted = Object.values(position).map(String)
  return [...unset, ...inserted, ...Object.values(byPath).flatMap((paths) => Object.keys(paths ?? {}))]
}

/** `document.version.unpublish`: publishing the release will unpublish the document. */
export function markForUnpublishing(work: WorkingCopy, publishedId: string, versionId: string): void {
  const document = existing(work, publishedId)
  work.createOrReplace({ ...copyOf(document, versionId), _system: { delete: true } })
}
