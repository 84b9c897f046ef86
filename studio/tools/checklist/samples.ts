import { type ContentDocument, identityOf } from './sample-identity.ts'
import samples from './samples.json' with { type: 'json' }

const SAMPLES: Record<string, string> = samples

/** Whether a document is a sample: its field `sample` is true, or its identity has not changed since the seed. */
export function isSample(document: ContentDocument): boolean {
  if (document.sample === true) return true
  const identity = identityOf(document)
  return identity !== null && SAMPLES[document._id] === identity
}

const ADDRESSES = /(?:[\w.+-]+@|https?:\/\/)[\w.-]+/g
/** Hosts reserved for examples. */
const EXAMPLE_HOST = /(@|\/|\.)(example|example\.(com|org|net|ca))\.?$/i

/** The first address of an example host, such as example.ca, in a text. */
export function exampleAddressIn(text: string): string | null {
  return text.match(ADDRESSES)?.find((address) => EXAMPLE_HOST.test(address)) ?? null
}

/** The phone number of the sample content. */
export const SAMPLE_PHONE = '1-800-INSTALL'
