import type { FieldPath, LocalizedField } from '#lib/i18n/localized-field.ts'
import { pathText, valueAt } from '#studio/core/at-path.ts'
import { useDocumentOperation, useEditState } from '#studio/core/sanity-internals.ts'

interface OpenField {
  /** As it is in the draft, or else published; undefined while it loads, null when it is gone. */
  field: LocalizedField | null | undefined
  /** Writes French to the draft. Empty French is taken away. */
  write: (french: string) => void
  /** Says that the French says what the English says now. */
  markDone: () => void
  /** Sends what was written to the lake now. */
  save: () => void
}

/** One field of a document through the Studio's own document store: what others change is seen, what is typed is kept. */
export function useField(id: string, type: string, path: FieldPath): OpenField {
  const { draft, published, ready } = useEditState(id, type)
  const { patch, commit } = useDocumentOperation(id, type)
  const found = valueAt(draft ?? published, path) as LocalizedField | undefined
  const french = pathText([...path, 'fr'])
  const kept = pathText([...path, 'translatedFrom'])
  return {
    field: ready ? (found ?? null) : undefined,
    write: (text) => patch.execute(text === '' ? [{ unset: [french, kept] }] : [{ set: { [french]: text } }]),
    markDone: () => {
      if (found?.translatedFrom !== undefined) patch.execute([{ unset: [kept] }])
    },
    save: () => commit.execute(),
  }
}
