/** A document of the site, as a query gives it. */
export interface ContentDocument {
  _id: string
  _type: string
  slug?: { current?: string }
  /** Of a category: other slugs it has. */
  aliases?: string[]
  [field: string]: unknown
}

/**
 * What makes a document of these types the sample it came as: who it is about, what it counts, which day it is dated.
 * Correcting its French does not make an invented customer a real one.
 */
const IDENTITY: Record<string, (document: ContentDocument) => unknown> = {
  review: ({ customerName }) => customerName,
  installer: ({ name }) => name,
  featuredContractor: ({ name }) => name,
  project: ({ title }) => english(title),
  activityItem: ({ message }) => english(message),
  pageFigures: ({ figures }) =>
    Array.isArray(figures) ? figures.map((figure) => english(figure.value)).join(' | ') : '',
  legalPage: ({ lastUpdated }) => lastUpdated,
}

/** The identity of a document of a type that came with samples; null for every other one. */
export function identityOf(document: ContentDocument): string | null {
  const identity = IDENTITY[document._type]?.(document)
  return typeof identity === 'string' && identity !== '' ? identity : null
}

function english(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'en' in text ? text.en : undefined
}
