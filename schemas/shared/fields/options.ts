import type { Rule } from 'sanity'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import type { Tab } from '../tabs.ts'

/** The title of a field. With a description of the place and the style of the value, each language has a pair. */
export type FieldWords = Bilingual | Described

type Described = Record<Language, [title: string, description: string]>

/** The options of every field builder. */
export type FieldOptions = FieldWords & {
  /** The tab of the form it is on, or several. */
  group?: Tab | Tab[]
  required?: boolean
}

/** A field of a type, with the title, the description and the tab of its options. */
export function fieldOf(type: string, name: string, options: FieldOptions): Definition {
  return { name, type, ...wordsOf(options), group: options.group }
}

function wordsOf(words: FieldWords): Pick<Definition, 'title' | 'description'> {
  if (!isDescribed(words)) return { title: { en: words.en, fr: words.fr } }
  const { en, fr } = words
  return { title: { en: en[0], fr: fr[0] }, description: { en: en[1], fr: fr[1] } }
}

const isDescribed = (words: FieldWords): words is Described => typeof words.en !== 'string'

/** The result of a field's `validation`. An empty list would switch off the checks of the type, so `base` replaces it. */
export function rulesOr(base: Rule, rules: (Rule | false | undefined)[]): Rule | Rule[] {
  const given = rules.filter((rule) => rule !== undefined && rule !== false)
  return given.length > 0 ? given : base
}
