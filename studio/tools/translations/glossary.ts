import { hasText } from '#lib/i18n/has-text.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import type { ShownDocument } from './work-list.ts'

/** A term of the glossary that has a French translation. */
export interface GlossaryTerm {
  english: string
  french: string
  note: string
}

/** A piece of an English text, and the glossary term when the piece is a term. */
export interface GlossaryPart {
  text: string
  term?: GlossaryTerm
}

interface StoredTerm {
  term?: LocalizedField<string>
  note?: string
}

/** The terms of the glossary, which is one of the documents. */
export function glossaryTerms(documents: ShownDocument[]): GlossaryTerm[] {
  const terms = documents.find(({ _type }) => _type === 'glossary')?.terms
  return (Array.isArray(terms) ? terms : []).flatMap(({ term, note }: StoredTerm) => {
    if (!hasText(term?.en) || !hasText(term?.fr)) return []
    return [{ english: String(term?.en).trim(), french: String(term?.fr).trim(), note: note ?? '' }]
  })
}

/** Characters with a meaning in regular expressions. */
const SYNTAX = /[\\^$.*+?()[\]{}|]/g

/** An English text, cut at its glossary terms in the singular or the plural. If terms overlap, the longer one counts. */
export function glossaryParts(text: string, terms: GlossaryTerm[]): GlossaryPart[] {
  if (terms.length === 0) return [{ text }]
  const longestFirst = terms.toSorted((one, other) => other.english.length - one.english.length)
  const names = longestFirst.map(({ english }) => english.replace(SYNTAX, '\\$&')).join('|')
  // Not `\b`, which does not treat accented letters as letters.
  const found = new RegExp(`(?<!\\p{L})(?:${names})(?:s|es)?(?!\\p{L})`, 'giu')
  const parts: GlossaryPart[] = []
  let end = 0
  for (const { 0: words, index } of text.matchAll(found)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    const isMeant = ({ english }: GlossaryTerm) => words.toLowerCase().startsWith(english.toLowerCase())
    parts.push({ text: words, term: longestFirst.find(isMeant) })
    end = index + words.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
