import { hasText } from './has-text.ts'
import type { LocalizedField } from './localized-field.ts'

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
export function glossaryTerms(
  documents: readonly { _type: string; [field: string]: unknown }[],
): GlossaryTerm[] {
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

type Pair = Pick<GlossaryTerm, 'english' | 'french'>

/** The terms of an English text whose French, in any number or gender, is not in its translation. Tags are left out. */
export function missingTerms<Term extends Pair>(english: string, french: string, terms: Term[]): Term[] {
  const all = terms.map((term) => ({ ...term, note: '' }))
  const meant = new Set(glossaryParts(withoutTags(english), all).flatMap(({ term }) => term?.english ?? []))
  const written = withoutTags(french).toLowerCase()
  return terms.filter(
    (term) => meant.has(term.english) && !stemsOf(term.french).every((stem) => written.includes(stem)),
  )
}

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, ' ')

/** What every form of a term has: `installat` of "installateur" and "installatrices". Short words have no say. */
const stemsOf = (term: string) =>
  (term.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [term.toLowerCase()]).map((word) =>
    word.slice(0, Math.max(4, word.length - 3)),
  )
