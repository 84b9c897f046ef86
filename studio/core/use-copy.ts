import { useState } from 'react'

/** Copies texts. `note` says whether it succeeded; null until something is copied. */
export function useCopy(words: { copied: string; notCopied: string }) {
  const [note, setNote] = useState<string | null>(null)
  const copy = async (text: string) => {
    try {
      // Without a secure connection there is no `navigator.clipboard`, which throws here.
      await navigator.clipboard.writeText(text)
      setNote(words.copied)
    } catch {
      setNote(words.notCopied)
    }
  }
  return { note, setNote, copy }
}
