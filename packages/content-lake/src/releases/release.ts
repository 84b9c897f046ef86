import { isSystemId, publishedId, releaseOf } from '../ids.ts'
import type { LakeDocument } from '../types.ts'

/** Releases are documents of this type. Only actions change them. */
export const RELEASE_TYPE = 'system.release'
const PREFIX = '_.releases.'

export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** The id of the document of a release. */
export const releaseDocumentId = (release: string): string => PREFIX + release

/** The name of the release that a document describes. */
export const releaseName = ({ _id }: LakeDocument): string => _id.slice(PREFIX.length)

/** Whether a document is a release, or would become one when published. */
export function isRelease({ _id, _type }: LakeDocument): boolean {
  return _type === RELEASE_TYPE || publishedId(_id).startsWith(PREFIX)
}

/** Whether publishing this version unpublishes the document. */
export function isToUnpublish({ _system: system }: LakeDocument): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}

/** Whether this is the id of a version in a release, except versions of system documents, which cannot be published. */
export const isVersionOf = (release: string, id: string): boolean =>
  releaseOf(id) === release && !isSystemId(publishedId(id))
