import type { PreviewConfig, Rule, SchemaTypeDefinition, ValidationContext } from 'sanity'
import { SITE_FACTS } from '#lib/content-rules/site-facts.ts'
import { valueAt } from '#lib/i18n/at-path.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { Definition, Preview } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'
import { TABS } from '#schemas/shared/tabs.ts'
import { filledIn } from './figures/filled-in.ts'
import { isObject } from './is-object.ts'

/** Without this, Sanity shows the document's name above the form, although the pane already shows it. */
const WITHOUT_HEADING = { __experimental_formPreviewTitle: false }

/** Keys of a definition whose values contain further definitions. */
const PARTS = new Set([
  ...['fields', 'groups', 'orderings', 'of', 'options', 'list', 'insertMenu'],
  ...['styles', 'lists', 'marks', 'decorators', 'annotations'],
])

/** Every type of the content model as a Sanity schema type, with titles and descriptions in one language. */
export function schemaTypes(language: Language): SchemaTypeDefinition[] {
  return ALL_TYPES.map((type) => ({
    ...WITHOUT_HEADING,
    ...(partInLanguage(withTabs(type), language, type.type !== 'document') as SchemaTypeDefinition),
  }))
}

/** Adds the tabs that the fields name. A field without a tab is on the first tab. */
function withTabs(type: Definition): Definition & { groups?: object[] } {
  const named = new Set(type.fields?.flatMap(({ group }) => group ?? []))
  const groups = TABS.filter(({ name }, index) => index === 0 || named.has(name))
  if (groups.length === 1) return type
  return {
    ...type,
    groups,
    fields: type.fields?.map((field) => ({ ...field, group: field.group ?? TABS[0].name })),
  }
}

/** @param mayBeHidden whether values of the type are parts of documents, so that they may stand in a hidden section */
function partInLanguage(part: unknown, language: Language, mayBeHidden: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => partInLanguage(item, language, mayBeHidden))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'title' || key === 'description') return [key, value?.[language]]
      if (key === 'validation')
        return [key, mayBeHidden ? unlessHidden(value) : (rule: Rule) => value(rule, SITE_FACTS)]
      if (key === 'preview') return [key, previewInLanguage(value, language)]
      return [key, PARTS.has(key) ? partInLanguage(value, language, mayBeHidden) : value]
    }),
  )
}

/** Rules that do not run in a hidden section: nobody sees it, so it may be unfinished. */
const unlessHidden =
  (validation: NonNullable<Definition['validation']>) => (rule: Rule, context?: ValidationContext) =>
    context && isInHiddenSection(context) ? rule.skip() : validation(rule, SITE_FACTS)

function isInHiddenSection({ document, path = [] }: ValidationContext): boolean {
  return path.some((step, depth) => {
    const item = typeof step === 'object' && valueAt(document, path.slice(0, depth + 1) as FieldPath)
    return isObject(item) && item.hidden === true
  })
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
        const both = keys.map((key) => [
          key,
          { en: filledIn(selection[key], 'en'), fr: filledIn(selection[french(key)], 'fr') },
        ])
        return prepare({ ...selection, ...Object.fromEntries(both) }, language)
      },
    }),
  }
}
