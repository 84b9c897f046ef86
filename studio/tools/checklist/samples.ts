import type { ContentDocument } from './sample-identity.ts'
import { identityOf } from './sample-identity.ts'
import samples from './samples.json' with { type: 'json' }

const SAMPLES: Record<string, string> = samples

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
