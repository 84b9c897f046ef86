import type { PreviewConfig, Rule, SchemaTypeDefinition } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import { isReservedSlug } from '#lib/routes/addresses.ts'
import type { Definition, Preview } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'
import { isTakenPath } from './taken-path.ts'

/** Keys under which a definition contains others. */
const PARTS = new Set([
  ...['fields', 'groups', 'orderings', 'of', 'options', 'list'],
  ...['styles', 'lists', 'marks', 'decorators', 'annotations'],
])

/** Every type of the content model in Sanity's form, with titles and descriptions in one language. */
export function schemaTypes(language: Language): SchemaTypeDefinition[] {
  return ALL_TYPES.map((type) => partInLanguage(withTabs(type), language) as SchemaTypeDefinition)
}

/** A field without a tab is on the first one. */
function withTabs({ fields, ...type }: Definition): Definition {
  const firstTab = type.groups?.[0]?.name
  return {
    ...type,
    ...(fields && { fields: fields.map((field) => ({ ...field, group: field.group ?? firstTab })) }),
  }
}

function partInLanguage(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((item) => partInLanguage(item, language))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'title' || key === 'description') return [key, value?.[language]]
      if (key === 'validation') return [key, (rule: Rule) => value(rule, { isReservedSlug, isTakenPath })]
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
