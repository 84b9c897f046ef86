import type { Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { shownTexts } from './shown-texts.ts'
import { textKey } from './text-key.ts'

/** A field of a document, by its published id. */
export interface Field {
  id: string
  type: string
  path: FieldPath
}

interface StoredDocument {
  _id: string
  _type: string
}

/** Finds the fields a text of a page may come from. */
export interface FieldIndex {
  find(key: string): Field[]
}

interface Template {
  pattern: RegExp
  field: Field
}

/** A name in braces, which a page replaces by what it stands for. */
const PLACEHOLDER = /\{\w+\}/

/** An index of all texts of the documents, as pages in one language show them. */
export function indexFields(documents: StoredDocument[], lang: Language): FieldIndex {
  const fields = new Map<string, Field[]>()
  const templates: Template[] = []
  for (const { _id: id, _type: type, ...content } of documents) {
    for (const { text, path } of shownTexts(content, lang)) {
      const key = textKey(text)
      const field = { id, type, path }
      if (key === '') continue
      if (PLACEHOLDER.test(key)) templates.push({ pattern: patternOf(key), field })
      else add(fields, key, field)
    }
  }
  return { find: (key) => fields.get(key) ?? findFilledIn(key, fields, templates) }
}

/** Of one document only the first field with a text: the others say the same. */
function add(fields: Map<string, Field[]>, key: string, field: Field): void {
  const found = fields.get(key)
  if (!found) fields.set(key, [field])
  else if (found.at(-1)?.id !== field.id) found.push(field)
}

/** Texts with names in braces, where what stands for the names are texts or figures themselves. */
function findFilledIn(key: string, fields: Map<string, Field[]>, templates: Template[]): Field[] {
  return templates.flatMap(({ pattern, field }) => {
    const values = pattern.exec(key)?.slice(1)
    return values?.every((value) => fields.has(value) || /\d/.test(value)) ? [field] : []
  })
}

function patternOf(key: string): RegExp {
  const parts = key.split(PLACEHOLDER).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+)')}$`)
}
