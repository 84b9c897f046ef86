import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { withoutBrokenBlocks } from './blocks.ts'
import { isNoChoice } from './choices.ts'

/** A longer address is refused by servers and browsers. */
const LONGEST_SLUG = 200

/** What would lead elsewhere in an address, or cannot be in one. */
const NOT_IN_SLUGS = /[\s/\\?#%]|\p{Cc}/u

/**
 * Removes from a result what cannot be shown. From lists: `null`, which is a reference to a document that is deleted or not
 * published, and malformed formatted text. A document whose slug makes no address counts as one that is not there, and a
 * choice that there is none of as no choice.
 */
export function withoutGaps<T>(value: T): T {
  return removeGaps(value) as T
}

function removeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeGaps).filter((item) => item !== null)
  if (typeof value !== 'object' || value === null) return value
  if (isLocalizedField(value)) return value._type === 'localeBlocks' ? withoutBrokenBlocks(value) : value
  if ('slug' in value && !isAddressable(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isNoChoice(key, field) ? null : removeGaps(field)]),
  )
}

/** A result without a slug is kept only where the query also asks for `_type`: pages that exist once have no slug. */
function isAddressable({ slug, ...fields }: { slug: unknown }): boolean {
  if (slug === null) return '_type' in fields
  return typeof slug !== 'string' || isSlug(slug)
}

function isSlug(slug: string): boolean {
  return slug !== '' && slug.length <= LONGEST_SLUG && slug.isWellFormed() && !NOT_IN_SLUGS.test(slug)
}
