import { Badge } from '@sanity/ui'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { useInputWords } from './words.ts'

const TONES = {
  missing: 'critical',
  outOfDate: 'caution',
  done: 'positive',
} as const satisfies Record<TranslationState, string>

/** How far the French is, in words. */
export function StateBadge({ state }: { state: TranslationState }) {
  const words = useInputWords()
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>
}
