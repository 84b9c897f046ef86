import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { PatchEvent, setIfMissing, unset } from 'sanity'
import { hasText } from '#lib/i18n/has-text.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { isSameText } from '#lib/i18n/translation-text.ts'

const KEPT = ['translatedFrom']

type OnChange = (event: PatchEvent) => void

/**
 * Adds `translatedFrom` to a change of a localized field. The first change of the English stores the former English in the same
 * patch. `translatedFrom` is removed when the English is the same again, and when the French is removed.
 */
export function useKeptEnglish(field: LocalizedField | undefined, onChange: OnChange): OnChange {
  const isChanging = useRef(false)
  // A ref, because a keystroke in one language must not render the input of the other language again.
  const newest = useRef(field)
  useLayoutEffect(() => {
    newest.current = field
  })
  const isBack = field?.translatedFrom !== undefined && isSameText(field.translatedFrom, field.en)
  const isLeftBehind = field?.translatedFrom !== undefined && !hasText(field.fr)

  useEffect(() => {
    // Nothing is written before this person changes something, because opening a document must not change it.
    if (!isChanging.current || !(isBack || isLeftBehind)) return
    isChanging.current = false
    onChange(PatchEvent.from(unset(KEPT)))
  }, [isBack, isLeftBehind, onChange])

  return useCallback(
    (event) => {
      const { en, fr, translatedFrom } = newest.current ?? {}
      // Only the first change gets a second patch. Sanity saves keystrokes together, but an event with two patches separately.
      const isKept = isChanging.current && translatedFrom !== undefined
      isChanging.current = true
      const isEnglish = event.patches.some(({ path }) => path[0] === 'en')
      const keeps = !isKept && isEnglish && hasText(en) && hasText(fr)
      onChange(keeps ? event.append(setIfMissing(en, KEPT)) : event)
    },
    [onChange],
  )
}
