import type { PreviewConfig, SchemaTypeDefinition } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import type { Definition, Preview } from './define.ts'

/** Where a definition has others with words of their own. */
const PARTS = new Set([
  ...['fields', 'groups', 'orderings', 'of', 'options', 'list'],
  ...['styles', 'lists', 'marks', 'decorators', 'annotations'],
])

/** A type as Sanity takes it, with everything an editor reads in one language. Names stay, and so does the content. */
export function sanityType(type: Definition, language: Language): SchemaTypeDefinition {
  const firstTab = type.groups?.[0]?.name
  const fields = type.fields?.map((field) => ({ ...field, group: field.group ?? firstTab }))
  return partInLanguage({ ...type, ...(fields && { fields }) }, language) as SchemaTypeDefinition
}

function partInLanguage(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((item) => partInLanguage(item, language))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'title' || key === 'description') return [key, value?.[language]]
      if (key === 'preview') return [key, previewInLanguage(value, language)]
      return [key, PARTS.has(key) ? partInLanguage(value, language) : value]
    }),
  )
}

function previewInLanguage({ select, texts = {}, prepare }: Preview, language: Language): PreviewConfig {
  const french = (key: string) => `${key}InFrench`
  const keys = Object.keys(texts)
  return {
    select: {
      ...select,
      ...Object.fromEntries(keys.map((key) => [key, `${texts[key]}.en`])),
      ...Object.fromEntries(keys.map((key) => [french(key), `${texts[key]}.fr`])),
    },
    ...(prepare && {
      prepare: (selection) => {
        const both = keys.map((key) => [key, { en: selection[key], fr: selection[french(key)] }])
        return prepare({ ...selection, ...Object.fromEntries(both) }, language)
      },
    }),
  }
}
