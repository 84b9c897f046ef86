import { createAvatar } from '@dicebear/core'
import * as initialsStyle from '@dicebear/initials'
import { BRAND } from '#lib/brand/brand.ts'
import { env } from '#lib/env.ts'

const { loud: LOUD, light: LIGHT, dark: DARK } = BRAND.still

interface AvatarProps {
  name: string | null
  /** When empty, the initials are taken from the name. */
  initials?: string | null
  /** The width and height in CSS pixels. */
  size?: number
}

/** The background colours. DiceBear chooses one by the name, so a person always has the same background. */
const GROUNDS = [LOUD, LIGHT].map((colour) => colour.slice(1))

/**
 * A person's picture: the initials in a disc, drawn here, or by the external service that `AVATAR_URL` names
 * (docs/product.md, Avatars). Decorative: the name stands beside it.
 */
export function Avatar({ name, initials, size = 44 }: AvatarProps) {
  const { ground, letters } = draw(initials || name || '')
  if (env.AVATAR_URL) {
    const src = env.AVATAR_URL.replaceAll('{initials}', encodeURIComponent(letters))
    return (
      <img src={src} width={size} height={size} alt="" loading="lazy" className="flex-none rounded-full" />
    )
  }
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} className="flex-none" aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill={ground} stroke={DARK} strokeWidth="2" />
      <text x="22" y="28" textAnchor="middle" fill={DARK} className="type-h5">
        {letters}
      </text>
    </svg>
  )
}

/** How many finished drawings are kept in memory. */
const MOST_DRAWN = 1_000

/** Finished drawings, kept because the same people appear on many pages and DiceBear needs about 0.03 ms for each. */
const drawn = new Map<string, { ground: string; letters: string }>()

function draw(seed: string) {
  const known = drawn.get(seed)
  if (known) return known
  const { extra } = createAvatar(initialsStyle, { seed, backgroundColor: GROUNDS }).toJson()
  const made = { ground: String(extra.primaryBackgroundColor), letters: String(extra.initials) }
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(seed, made)
  return made
}
