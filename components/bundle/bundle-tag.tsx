import type { BundleContent } from '#lib/content/bundle.ts'
import { Tag, type TagTone } from '../ui/tag.tsx'

type Bundle = BundleContent['bundle']

/** The colour of each popularity (docs/product.md, Bundle page). */
const TONES: Record<NonNullable<Bundle['popularity']>, TagTone> = {
  'Most Popular': 'amber',
  Popular: 'blue',
  New: 'green',
  Other: 'grey',
}

/** The popularity of a bundle, in its colour. */
export function BundleTag({ bundle }: { bundle: Pick<Bundle, 'popularity' | 'popularityLabel'> }) {
  if (!bundle.popularityLabel) return null
  return <Tag tone={TONES[bundle.popularity ?? 'Other']}>{bundle.popularityLabel}</Tag>
}
