import { Badge } from '@sanity/ui'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { useInputWords } from './words.ts'

const TONES = {
  missing: 'critical',
  outOfDate: 'caution',
  done: 'positive',
} as const satisfies Record<TranslationState, string>

/** The state of a translation. `label` replaces the usual text, for example by a shorter one. */
export function StateBadge({ state, label }: { state: TranslationState; label?: string }) {
  const words = useInputWords()
  return <Badge tone={TONES[state]}>{label ?? words.states[state]}</Badge>
}
