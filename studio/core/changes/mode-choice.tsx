import { RadioChoice } from '../ui/radio-choice.tsx'
import type { WriteMode } from '../write-document.ts'
import { useChangeWords } from './words.ts'

interface ModeChoiceProps {
  /** Replaces the usual label of the choice "publish", for example in the CSV import. */
  publish?: string
  mode: WriteMode
  onChange: (mode: WriteMode) => void
}

/** Radio buttons: save the changes as drafts, or publish them. */
export function ModeChoice({ publish, mode, onChange }: ModeChoiceProps) {
  const words = useChangeWords()
  const options = [
    ['drafts', words.drafts],
    ['publish', publish ?? words.publish],
  ] as const
  return <RadioChoice label={words.mode} options={options} value={mode} onChange={onChange} />
}
