import 'server-only'
import { createDataAttribute } from 'next-sanity'
import { DATASET, PROJECT_ID } from '#lib/embedded-project.ts'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Field, fieldIndexer, isName } from '#lib/preview/field-index.ts'
import type { FoundFields } from '#lib/preview/found-fields.ts'
import { documentsOfPage } from '#lib/preview/page-documents.ts'
import { textKey } from '#lib/preview/text-key.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fetchContent } from './source.ts'

/** A word of three letters: a text without one is a figure. */
const WORD = /\p{L}{3}/u

/** A text that more documents than this contain does not show which of them it is from. */
const MOST = 60

interface StoredDocument {
  _id: string
  _type: string
  _rev: string
}

function readFields(lang: Language) {
  const toIndex = fieldIndexer(lang)
  return cachedUntilChange(async () => {
    const documents: StoredDocument[] = await fetchContent<string>(
      '*[_type in $types]',
      { types: CONTENT_TYPES.map(({ name }) => name) },
      'drafts',
    )
    return { documents, index: toIndex(documents) }
  })
}

const content = { en: readFields('en'), fr: readFields('fr') }

/**
 * Which fields the texts of a page come from, drafts included, by `textKey`. Texts that are in no document are left
 * out.
 */
export async function findFields(keys: string[], path: string, lang: Language): Promise<FoundFields> {
  const { documents, index } = await content[lang]()
  const ofPage = documentsOfPage(path, documents)
  const words = ownWords(lang)
  const found = keys.flatMap((key) => {
    const fields = index.find(key)
    const isOwnWord = words.has(key)
    // A text of the interface with a figure, such as "1-2 hours", was computed by the page.
    if (fields.length === 0 || fields.length > MOST || (isOwnWord && /\d/.test(key))) return []
    const targets = fields.map((field) => toTarget(field, ofPage))
    return [[key, { fields: targets, isOwnWord, isFigure: !WORD.test(key) }] as const]
  })
  return Object.fromEntries(found)
}

const project = env.NEXT_PUBLIC_SANITY_PROJECT_ID
  ? { projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID, dataset: env.NEXT_PUBLIC_SANITY_DATASET }
  : { projectId: PROJECT_ID, dataset: DATASET }

function toTarget(field: Field, ofPage: Set<string>) {
  const { id, type, path } = field
  const attribute = createDataAttribute({ baseUrl: '/studio', ...project, id, type, path }).toString()
  return { document: id, isOfPage: ofPage.has(id), isName: isName(field), attribute }
}

/**
 * The texts of the dictionaries, because a document may have the same text. Examples inside of fields are not on the
 * page.
 */
function ownWords(lang: Language): Set<string> {
  return new Set(textsIn(getDictionary(lang)).map(textKey))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (/placeholder/i.test(key) ? [] : textsIn(inner)))
}
