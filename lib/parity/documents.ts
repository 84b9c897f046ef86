import { heldBackOf } from '#lib/i18n/held-back.ts'
import { type FieldPath, localizedFields } from '#lib/i18n/localized-field.ts'
import type { Fault, TextFaultKind } from './fault.ts'
import { AUTHORITIES, textFaults } from './texts.ts'

/** A fault of the French, with the field to mend. */
export interface DocumentFault extends Fault<TextFaultKind> {
  path: FieldPath
}

/**
 * What is wrong with the French of a document, field by field. A page that is public in English only is one fault, whatever the
 * reason: the French is at least as visible (Charter of the French language, s. 91). A page that is public in French only has
 * no fault, and neither has one that is not public at all.
 * @param names texts that are the same in both languages (`sharedNames`)
 */
export function documentFaults(document: object, names?: ReadonlySet<string>): DocumentFault[] {
  const held = heldBackOf(document)
  if (held?.language === 'fr') return [{ kind: 'heldBack', says: held.reason, path: ['heldBack'] }]
  if (held?.language === 'both') return []
  return [...localizedFields(document)].flatMap(({ path, field }) =>
    textFaults(field, names).map((fault) => ({ ...fault, path })),
  )
}

/** The texts that are the same in both languages: terms of the glossary whose French is their English, and authorities. */
export function sharedNames(documents: readonly { _type: string }[]): ReadonlySet<string> {
  const glossary = documents.filter(({ _type }) => _type === 'glossary')
  const terms = [...localizedFields(glossary)].flatMap(({ field: { en, fr } }) =>
    typeof en === 'string' && en === fr ? [en.trim()] : [],
  )
  return new Set([...AUTHORITIES, ...terms])
}
