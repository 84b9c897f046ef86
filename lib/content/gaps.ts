import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { withoutBrokenBlocks } from './blocks.ts'
import { isNoChoice } from './choices.ts'

/** The longest slug in characters, because servers and browsers refuse longer addresses. */
const LONGEST_SLUG = 200

/** Characters that an address cannot have, or that would change its meaning. */
const NOT_IN_SLUGS = /[\s/\\?#%]|\p{Cc}/u

/**
 * Removes values that cannot be shown. From lists: `null`, which is a reference to a deleted or unpublished document, and
 * malformed formatted text. A document with a slug that no address can have is treated as missing, and an unknown choice as
 * empty.
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

/** An item whose `slug` is null is kept only if it also has `_type`, as the targets of links do: a single page has no slug. */
function isAddressable({ slug, ...fields }: { slug: unknown }): boolean {
  if (slug === null) return '_type' in fields
  return typeof slug !== 'string' || isSlug(slug)
}

function isSlug(slug: string): boolean {
  return slug !== '' && slug.length <= LONGEST_SLUG && slug.isWellFormed() && !NOT_IN_SLUGS.test(slug)
}
