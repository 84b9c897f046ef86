import { Badge } from '@sanity/ui'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { isToReview, type TranslationState } from '#lib/i18n/translation-state.ts'
import { useInputWords } from './words.ts'

const TONES = {
  missing: 'critical',
  outOfDate: 'caution',
  done: 'positive',
} as const satisfies Record<TranslationState, string>

interface StateBadgeProps {
  state: TranslationState
  /** Replaces the usual text, for example by a shorter one. */
  label?: string
  /** The French, which may be a suggestion that nobody has confirmed. */
  field?: LocalizedField
}

/** The state of a translation. */
export function StateBadge({ state, label, field }: StateBadgeProps) {
  const words = useInputWords()
  const text = label ?? words.states[state]
  return <Badge tone={TONES[state]}>{field && isToReview(field) ? words.suggested : text}</Badge>
}
