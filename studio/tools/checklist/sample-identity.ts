/** A document as a query returns it. */
export interface ContentDocument {
  _id: string
  _type: string
  slug?: { current?: string }
  /** The other slugs of a category. */
  aliases?: string[]
  formerSlugs?: { slug: string; until: string }[]
  [field: string]: unknown
}

/** The values that identify a sample: a name, a message or a date. A sample with a corrected translation is still a sample. */
const IDENTITY: Record<string, (document: ContentDocument) => unknown> = {
  review: ({ customerName }) => customerName,
  installer: ({ name }) => name,
  featuredContractor: ({ name }) => name,
  project: ({ title }) => english(title),
  activityItem: ({ message }) => english(message),
  legalPage: ({ lastUpdated }) => lastUpdated,
}

/** The identity of a document whose type has samples; null for other types. */
export function identityOf(document: ContentDocument): string | null {
  const identity = IDENTITY[document._type]?.(document)
  return typeof identity === 'string' && identity !== '' ? identity : null
}

function english(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'en' in text ? text.en : undefined
}
