import { pathText, valueAt } from '#lib/i18n/at-path.ts'
import type { FieldPath, LocalizedField } from '#lib/i18n/localized-field.ts'
import { withFrenchToReview } from '#lib/i18n/translation-state.ts'
import { useDocumentOperation, useEditState } from '#studio/core/sanity-internals.ts'

interface OpenField {
  /** From the draft, or else the published document. Undefined while it loads, null when it was deleted. */
  field: LocalizedField | null | undefined
  /** Writes French to the draft. Empty French is removed. */
  write: (french: string) => void
  /** Writes French that waits for a person to confirm it. */
  suggest: (french: unknown) => void
  /** Marks the French as up to date with the English. */
  markDone: () => void
  /** Saves the draft now. */
  save: () => void
}

/** A field of a document in the Studio's document store, which merges changes by others. */
export function useField(id: string, type: string, path: FieldPath): OpenField {
  const { draft, published, ready } = useEditState(id, type)
  const { patch, commit } = useDocumentOperation(id, type)
  const found = valueAt(draft ?? published, path) as LocalizedField | undefined
  const french = pathText([...path, 'fr'])
  const kept = pathText([...path, 'translatedFrom'])
  return {
    field: ready ? (found ?? null) : undefined,
    write: (text) => patch.execute(text === '' ? [{ unset: [french, kept] }] : [{ set: { [french]: text } }]),
    suggest: (text) => {
      if (!found) return
      const { fr, translatedFrom } = withFrenchToReview(found, text)
      patch.execute([{ set: { [french]: fr, [kept]: translatedFrom } }])
    },
    markDone: () => {
      if (found?.translatedFrom !== undefined) patch.execute([{ unset: [kept] }])
    },
    save: () => commit.execute(),
  }
}
