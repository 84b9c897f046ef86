import { pathText } from '#lib/i18n/at-path.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, type LocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { type TranslationState, translationState } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { blocksOf } from '#studio/core/marked-text/portable-text.ts'
import { type Unit, unitsOf } from '#studio/core/marked-text/units.ts'
import type { Version } from '#studio/core/marked-text/write-inline.ts'
import type { ExportedDocument } from './form.ts'
import { version1 } from './write-version-1.ts'
import { version2 } from './write-version-2.ts'

export interface ExportOptions {
  version: Version
  states: ReadonlySet<TranslationState>
  /** The language of the notes: that of the translators. */
  notes: Language
  /** The title of a field in that language. */
  fieldTitle: (document: ExportedDocument, path: FieldPath) => string
  date: Date
}

/** An XLIFF file, with the number of texts in it (`fields`) and of the documents that they belong to. */
export interface Exported {
  xliff: string
  fields: number
  documents: number
}

/** Writes texts for a translation agency. */
export function writeXliff(documents: ExportedDocument[], options: ExportOptions): Exported {
  const form = options.version === '1.2' ? version1 : version2(options.version)
  let fields = 0
  const written = documents.flatMap((document) => {
    const units = [...localizedFields(document.content)].flatMap(({ path, field }) => {
      const state = translationState(field)
      if (state === null || !options.states.has(state)) return []
      const place = placeOf(document, options.fieldTitle(document, path))
      const ofField = unitsOf(pathText(path), field).map((unit) => ({
        ...unit,
        state,
        notes: [place, ...unitNotes(unit, field, state, options.notes)],
      }))
      if (ofField.length > 0) fields += 1
      return ofField
    })
    return units.length > 0 ? [form.document(document, units, options.date)] : []
  })
  return { fields, documents: written.length, xliff: form.file(written) }
}

const placeOf = ({ title, address }: ExportedDocument, field: string) =>
  [title, field, address].filter(Boolean).join(' · ')

const WORDS = {
  en: { from: 'The French was written from:', now: 'The French now:' },
  fr: { from: 'Le français a été écrit d’après :', now: 'Le français actuel :' },
}

/** Notes for the translator: links, the former English, and French whose blocks do not match those of the English. */
function unitNotes(unit: Unit, field: LocalizedField, state: TranslationState, language: Language): string[] {
  const words = WORDS[language]
  const english = blocksOf(field.en).find(({ _key }) => _key === unit.key)
  const links = english?.markDefs?.flatMap(({ _key, href }) => (href ? [`${_key}: ${href}`] : [])) ?? []
  const isArrangedDifferently = state !== 'missing' && unit.target === ''
  const former = state === 'outOfDate' ? plainText(field.translatedFrom) : ''
  return [
    ...links,
    ...(former === '' ? [] : [`${words.from} ${former}`]),
    ...(isArrangedDifferently ? [`${words.now} ${plainText(field.fr)}`] : []),
  ]
}
