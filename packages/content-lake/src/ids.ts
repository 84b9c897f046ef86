const ID = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9_-]))*$/
const VERSION = /^versions\.([^.]+)\.(.+)$/
const MAX_ID_LENGTH = 128

/** The reason why a document id is not allowed, as a sentence; undefined for an allowed id. The rules are Sanity's. */
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

/** Whether everybody may read this document in a public dataset. The rule is Sanity's: a "." in the id makes it private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Whether an id is of a document of the lake itself, such as a release. Pages do not read these documents. */
export function isSystemId(id: string): boolean {
  return id.startsWith('_.')
}

/** The id of the published document that a draft or version belongs to. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  return VERSION.exec(id)?.[2] ?? id
}

/** The name of the release that a version belongs to; undefined for drafts and published documents. */
export function releaseOf(id: string): string | undefined {
  return VERSION.exec(id)?.[1]
}

/** The document id of a stored mutation. Every stored mutation has an id, even if the client sent a query. */
export function targetOf(mutation: unknown): string {
  for (const body of Object.values(mutation ?? {})) {
    const id: unknown = body?._id ?? body?.id
    if (typeof id === 'string') return id
  }
  return ''
}
