const ID = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9_-]))*$/
const VERSION = /^versions\.([^.]+)\.(.+)$/
const MAX_ID_LENGTH = 128

/** Why a document id is not allowed, as a sentence; undefined when it is. The rules are Sanity's. */
export function idProblem(id: string): string | undefined {
  if (id.length > MAX_ID_LENGTH) return `Document ID must not be longer than ${MAX_ID_LENGTH} characters`
  if (!ID.test(id)) {
    return (
      `Invalid document ID ${JSON.stringify(id)}: use letters, digits, ".", "_" and "-", ` +
      'do not start with "-" or ".", and put no "." at the end or beside another'
    )
  }
  return undefined
}

export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

/** True for the id of a document that is neither a draft nor a version. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !id.startsWith('versions.')
}

/** True for the id of a document that everybody may read where a dataset is public. The rule is Sanity's: a "." makes it private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** True for the id of a document that belongs to the lake itself, such as a release. Pages do not read these. */
export function isSystemId(id: string): boolean {
  return id.startsWith('_.')
}

/** The id of the published document a draft or version belongs to. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  return VERSION.exec(id)?.[2] ?? id
}

/** The release a version belongs to; undefined for drafts and published documents. */
export function releaseOf(id: string): string | undefined {
  return VERSION.exec(id)?.[1]
}
