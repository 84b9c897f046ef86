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
  _rev: string
}

/** The texts of one revision of a document. */
interface KnownTexts {
  rev: string
  texts: { key: string; field: Field }[]
}

/** Finds the fields a text of a page may come from. */
export interface FieldIndex {
  find(key: string): Field[]
}

interface Template {
  pattern: RegExp
  /** The names in braces, in their order. */
  names: string[]
  field: Field
}

/** A name in braces, which a page replaces by what it stands for. */
const PLACEHOLDER = /\{(\w+)\}/

/**
 * The values that names in braces may have: the names of all documents of a type. Any other name may stand for any
 * text.
 */
type Names = Map<string, Set<string>>

/**
 * Makes an index of all texts of documents, as pages in one language show them. It is made again with every change
 * while somebody types, so it reads only documents that it does not know yet.
 */
export function fieldIndexer(lang: Language): (documents: StoredDocument[]) => FieldIndex {
  let known = new Map<string, KnownTexts>()
  return (documents) => {
    known = new Map(
      documents.map((document) => {
        const before = known.get(document._id)
        return [document._id, before?.rev === document._rev ? before : readTexts(document, lang)]
      }),
    )
    return toIndex([...known.values()].flatMap(({ texts }) => texts))
  }
}

function readTexts(
  { _id: id, _type: type, _rev: rev, ...content }: StoredDocument,
  lang: Language,
): KnownTexts {
  const texts = [...shownTexts(content, lang)].map(({ text, path }) => ({
    key: textKey(text),
    field: { id, type, path },
  }))
  return { rev, texts: texts.filter(({ key }) => key !== '') }
}

function toIndex(texts: KnownTexts['texts']): FieldIndex {
  const fields = new Map<string, Field[]>()
  const names: Names = new Map(['service', 'city', 'category', 'province'].map((type) => [type, new Set()]))
  const templates: Template[] = []
  for (const { key, field } of texts) {
    if (PLACEHOLDER.test(key)) templates.push(...toTemplate(key, field))
    else add(fields, key, field)
    if (isName(field)) names.get(field.type)?.add(key)
  }
  return { find: (key) => fields.get(key) ?? findFilledIn(key, names, templates) }
}

/** Whether a field is the name or title of its document. */
export function isName({ path: [first, lang, ...rest] }: Field): boolean {
  return (first === 'name' || first === 'title') && lang !== undefined && rest.length === 0
}

/** For each document only the field nearest to its top: the other fields have the same text. */
function add(fields: Map<string, Field[]>, key: string, field: Field): void {
  const found = fields.get(key)
  const last = found?.at(-1)
  if (!found) fields.set(key, [field])
  else if (last?.id !== field.id) found.push(field)
  else if (field.path.length < last.path.length) found[found.length - 1] = field
}

/** A text that consists of names in braces only could be any text. */
function toTemplate(key: string, field: Field): Template[] {
  const [first = '', ...rest] = key.split(PLACEHOLDER)
  const names = rest.filter((_, index) => index % 2 === 0)
  const parts = [first, ...rest.filter((_, index) => index % 2 === 1)]
  if (parts.join('') === '') return []
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return [{ pattern: new RegExp(`^${escaped.join('(.+)')}$`), names, field }]
}

/** Texts with names in braces, filled in with what the names stand for. */
function findFilledIn(key: string, known: Names, templates: Template[]): Field[] {
  return templates.flatMap(({ pattern, names, field }) => {
    const values = pattern.exec(key)?.slice(1)
    return values?.every((value, index) => known.get(names[index] ?? '')?.has(value) ?? true) ? [field] : []
  })
}
