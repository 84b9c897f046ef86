import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { documentName } from '#studio/core/document-name.ts'
import { currentOf, type DocumentPair } from '#studio/core/document-pair.ts'

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
      return [{ pair, name, text: folded([name, ...namesOf(document)].join(' ')) }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

function namesOf(document: Record<string, unknown>): string[] {
  const { name, title, slug } = document
  return [name, title, slug].flatMap((value) => {
    if (typeof value === 'string') return [value]
    if (isLocalizedField(value)) return [value.en, value.fr].filter((text) => typeof text === 'string')
    const current = (value as { current?: unknown } | undefined)?.current
    return typeof current === 'string' ? [current] : []
  })
}

/** The choices that have every word of a search and the given references. `''` matches any reference. */
export function found(choices: Choice[], search: string, references: Record<string, string>): Choice[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const wanted = Object.entries(references).filter(([, id]) => id !== '')
  return choices.filter(({ pair, text }) => {
    const document = currentOf(pair)
    const refersTo = (field: string) => (document?.[field] as { _ref?: string } | undefined)?._ref
    return words.every((word) => text.includes(word)) && wanted.every(([field, id]) => refersTo(field) === id)
  })
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
