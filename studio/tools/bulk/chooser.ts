import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { fold } from '#lib/search/fold.ts'
import { documentName } from '#studio/core/document-name.ts'
import { currentOf, type DocumentPair, type StoredDocument, slugOf } from '#studio/core/document-pair.ts'

export interface Choice {
  pair: DocumentPair
  name: string
  /** The searched text, without accents and case. */
  text: string
}

export function choicesOf(pairs: DocumentPair[], language: Language): Choice[] {
  return pairs
    .flatMap((pair): Choice[] => {
      const document = currentOf(pair)
      if (!document) return []
      const name = documentName(document, language)
      return [{ pair, name, text: fold([name, ...namesOf(document)].join(' ')) }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

function namesOf(document: StoredDocument): unknown[] {
  const names = [document.name, document.title].flatMap((name) =>
    isLocalizedField(name) ? [name.en, name.fr] : [name],
  )
  return [...names, slugOf(document)]
}

/** The choices that contain every word of a search and have the given references. `''` matches any reference. */
export function found(choices: Choice[], search: string, references: Record<string, string>): Choice[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const wanted = Object.entries(references).filter(([, id]) => id !== '')
  return choices.filter(({ pair, text }) => {
    const document = currentOf(pair)
    const refersTo = (field: string) => (document?.[field] as { _ref?: string } | undefined)?._ref
    return words.every((word) => text.includes(word)) && wanted.every(([field, id]) => refersTo(field) === id)
  })
}
