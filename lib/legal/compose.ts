import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { type Bilingual, LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { accessibility } from './accessibility.ts'
import { type Clause, type Section, VALUES } from './clause.ts'
import { cookies } from './cookies.ts'
import type { LegalFacts } from './facts.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The law pages that the site puts together, by slug. */
export const LEGAL_PAGES = { privacy, terms, cookies, accessibility } satisfies Record<string, Section[]>

export type LegalSlug = keyof typeof LEGAL_PAGES

export const LEGAL_SLUGS = Object.keys(LEGAL_PAGES) as LegalSlug[]

/** The texts of the clauses that are true, by id, in their order. */
export type Texts = Record<string, Bilingual>

/** The sections of a law page for these facts, without clauses that are not true. A section without clauses is left out. */
export function composed(slug: LegalSlug, facts: LegalFacts): Section[] {
  return LEGAL_PAGES[slug].flatMap(({ title, clauses }) => {
    const filled = clauses.flatMap((clause) => filledClause(clause, facts))
    return filled.length > 0 ? [{ title, clauses: filled }] : []
  })
}

/** The texts of a law page for these facts. Versions are compared by them. */
export function textsOf(slug: LegalSlug, facts: LegalFacts): Texts {
  const clauses = composed(slug, facts).flatMap((section) => section.clauses)
  return Object.fromEntries(clauses.map(({ id, en, fr }) => [id, { en, fr }]))
}

function filledClause(clause: Clause, facts: LegalFacts): Clause[] {
  if (clause.when?.(facts) === false) return []
  const texts = LANGUAGES.map((lang) => [lang, filledText(clause[lang], facts, lang)] as const)
  return texts.some(([, text]) => text === null) ? [] : [{ ...clause, ...Object.fromEntries(texts) }]
}

/** A text with the values of its names in braces; null when one of them has no value. */
function filledText(text: string, facts: LegalFacts, lang: Language): string | null {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = names.map((name) => [name, valueIn(name, facts, lang)] as const)
  if (values.some(([, value]) => value === '')) return null
  return fillPlaceholders(text, Object.fromEntries(values))
}

/** A value in one language; empty when there is none. Brackets become round ones, because square ones begin a link. */
function valueIn(name: string, facts: LegalFacts, lang: Language): string {
  const value = VALUES[name]?.(facts) ?? ''
  const text = typeof value === 'object' ? value[lang] : String(value)
  return text.replaceAll('[', '(').replaceAll(']', ')')
}
