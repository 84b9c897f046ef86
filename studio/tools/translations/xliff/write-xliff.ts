import { pathText } from '#lib/i18n/at-path.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { type FieldPath, type LocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { type TranslationState, translationState } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { blocksOf } from './portable-text.ts'
import { type Unit, unitsOf } from './units.ts'
import { escapeXml } from './xml.ts'

/** A document for the export. */
export interface ExportedDocument {
  /** Published id. */
  id: string
  type: string
  /** The document's type and name, such as `City: Toronto`. */
  title: string
  /** The address of the document's page. */
  address?: string
  content: Record<string, unknown>
}

export interface ExportOptions {
  states: ReadonlySet<TranslationState>
  /** The title of a field. */
  fieldTitle: (document: ExportedDocument, path: FieldPath) => string
  date: Date
}

/** The XML namespace of our attributes. Translation tools keep such attributes. */
export const NAMESPACE = 'urn:montage:translations'

/** The name of each state in XLIFF. */
const STATES: Record<TranslationState, string> = {
  missing: 'needs-translation',
  outOfDate: 'needs-review-translation',
  done: 'translated',
}

/** An XLIFF 1.2 file, with the number of texts in it (`fields`) and of the documents that they belong to. */
export interface Exported {
  xliff: string
  fields: number
  documents: number
}

/** Writes texts for a translation agency. */
export function writeXliff(documents: ExportedDocument[], options: ExportOptions): Exported {
  let fields = 0
  const files = documents.map((document) => {
    const units = [...localizedFields(document.content)].flatMap(({ path, field }) => {
      const state = translationState(field)
      if (state === null || !options.states.has(state)) return []
      const lines = unitsOf(pathText(path), field).map((unit) =>
        unitLines(unit, field, state, noteOf(document, path)),
      )
      if (lines.length > 0) fields += 1
      return lines
    })
    return units.length > 0 ? fileLines(document, units, options.date) : ''
  })

  function noteOf(document: ExportedDocument, path: FieldPath): string {
    const place = `${document.title} · ${options.fieldTitle(document, path)}`
    return document.address ? `${place} · ${document.address}` : place
  }

  const root = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:montage="${NAMESPACE}">`
  return {
    fields,
    documents: files.filter(Boolean).length,
    xliff: `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${files.join('')}</xliff>\n`,
  }
}

function fileLines({ id, type, title, content }: ExportedDocument, units: string[], date: Date): string {
  const attributes = [
    `original="${escapeXml(`${type}/${id}`)}"`,
    `source-language="${LOCALES.en}"`,
    `target-language="${LOCALES.fr}"`,
    'datatype="plaintext"',
    `date="${date.toISOString()}"`,
    `product-version="${escapeXml(String(content._rev ?? ''))}"`,
  ]
  return [
    `  <file ${attributes.join(' ')}>`,
    `    <header><note>${escapeXml(title)}</note></header>`,
    '    <body>',
    ...units,
    '    </body>',
    '  </file>',
    '',
  ].join('\n')
}

function unitLines(unit: Unit, field: LocalizedField, state: TranslationState, place: string): string {
  const notes = [place, ...unitNotes(unit, field, state)]
  return [
    `      <trans-unit id="${escapeXml(unit.id)}" xml:space="preserve" montage:french="${unit.french}">`,
    `        <source>${unit.source}</source>`,
    `        <target state="${STATES[state]}">${unit.target}</target>`,
    ...notes.map((note) => `        <note>${escapeXml(note)}</note>`),
    '      </trans-unit>',
  ].join('\n')
}

/** Notes for the translator: links, the former English, and French whose blocks do not match those of the English. */
function unitNotes(unit: Unit, field: LocalizedField, state: TranslationState): string[] {
  const english = blocksOf(field.en).find(({ _key }) => _key === unit.key)
  const links = english?.markDefs?.flatMap(({ _key, href }) => (href ? [`${_key}: ${href}`] : [])) ?? []
  const isArrangedDifferently = state !== 'missing' && unit.target === ''
  return [
    ...links,
    ...(state === 'outOfDate' ? [`The French was written from: ${plainText(field.translatedFrom)}`] : []),
    ...(isArrangedDifferently ? [`The French now: ${plainText(field.fr)}`] : []),
  ]
}
