import type { ContentDocument } from './content-document.ts'
import samples from './samples.json' with { type: 'json' }

const SAMPLES: Record<string, string> = samples

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

/** Whether a document still is the sample it came as. */
export function isSample(document: ContentDocument): boolean {
  const identity = identityOf(document)
  return identity !== null && SAMPLES[document._id] === identity
}

const ADDRESSES = /(?:[\w.+-]+@|https?:\/\/)[\w.-]+/g
/** Hosts that exist for examples only. */
const EXAMPLE_HOST = /(@|\/|\.)(example|example\.(com|org|net|ca))\.?$/i

/** The first e-mail or web address in a text that cannot be anybody's: of example.ca, say. */
export function exampleAddressIn(text: string): string | null {
  return text.match(ADDRESSES)?.find((address) => EXAMPLE_HOST.test(address)) ?? null
}

/** The phone number the site came with. */
export const SAMPLE_PHONE = '1-800-INSTALL'

function english(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'en' in text ? text.en : undefined
}
