import 'server-only'
import { createDataAttribute } from 'next-sanity'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { DATASET, PROJECT_ID } from '#lib/lake/config.ts'
import { type Field, indexFields } from '#lib/preview/field-index.ts'
import type { FoundFields } from '#lib/preview/found-fields.ts'
import { textKey } from '#lib/preview/text-key.ts'
import { SHOWN_ON } from '#studio/preview/shown-on.ts'
import { remember } from './remember.ts'
import { fetchContent } from './source.ts'

/** Texts that more documents have than this say nothing about where they are from. */
const MOST = 60

const readIndex = (lang: Language) =>
  remember(async () =>
    indexFields(
      await fetchContent<string>('*[_type in $types]', { types: Object.keys(SHOWN_ON) }, 'drafts'),
      lang,
    ),
  )

const indexes = { en: readIndex('en'), fr: readIndex('fr') }

/** Which fields the texts of a page come from, drafts included, by `textKey`. Texts nobody wrote in a document are left out. */
export async function findFields(keys: string[], lang: Language): Promise<FoundFields> {
  const index = await indexes[lang]()
  const words = ownWords(lang)
  const found = keys.flatMap((key) => {
    const fields = index.find(key)
    if (fields.length === 0 || fields.length > MOST) return []
    return [[key, { fields: fields.map(toTarget), isOwnWord: words.has(key) }] as const]
  })
  return Object.fromEntries(found)
}

const project = env.NEXT_PUBLIC_SANITY_PROJECT_ID
  ? { projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID, dataset: env.NEXT_PUBLIC_SANITY_DATASET }
  : { projectId: PROJECT_ID, dataset: DATASET }

function toTarget({ id, type, path }: Field) {
  return {
    document: id,
    attribute: createDataAttribute({ baseUrl: '/studio', ...project, id, type, path }).toString(),
  }
}

/** The interface's own words, which may be the same as a text of a document. */
function ownWords(lang: Language): Set<string> {
  return new Set(textsIn(getDictionary(lang)).map(textKey))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
