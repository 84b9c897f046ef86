import { Badge } from '@sanity/ui'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { useInputWords } from './words.ts'

const TONES = {
  missing: 'critical',
  outOfDate: 'caution',
  done: 'positive',
} as const satisfies Record<TranslationState, string>

/** How far the French is, in words; a list that is all about French needs fewer. */
export function StateBadge({ state, label }: { state: TranslationState; label?: string }) {
  const words = useInputWords()
  return <Badge tone={TONES[state]}>{label ?? words.states[state]}</Badge>
}
