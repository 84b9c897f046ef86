import { useState } from 'react'

/** Copies texts. `note` says whether it succeeded; null until something is copied. */
export function useCopy(words: { copied: string; notCopied: string }) {
  const [note, setNote] = useState<string | null>(null)
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setNote(words.copied),
      () => setNote(words.notCopied),
    )
  return { note, setNote, copy }
}
