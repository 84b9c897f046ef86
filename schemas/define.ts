import type { ComponentType } from 'react'
import type { ConditionalProperty, PreviewConfig, PreviewValue, Rule, ValidationContext } from 'sanity'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { Tab } from './shared/tabs.ts'

/**
 * A type of the content model, or a field of a type. It has the properties of Sanity's definition, but its texts are in both
 * languages. `sanityType` makes Sanity's definition in one language.
 */
export interface Definition {
  name: string
  title: Bilingual
  type: string
  /** Tells the editor where the value appears and how to write it. */
  description?: Bilingual
  icon?: ComponentType
  /** The tab of the form that shows this field, or several tabs. Without it, the first tab shows the field. */
  group?: Tab | Tab[]
  fields?: Definition[]
  of?: Member[]
  to?: { type: string }[]
  orderings?: Ordering[]
  options?: Options
  rows?: number
  hidden?: ConditionalProperty
  /** The Studio shows the value but lets nobody change it. */
  readOnly?: boolean
  /** The value belongs to one document, such as a rating. A copy starts without it, or with the field's initial value. */
  notCopied?: boolean
  initialValue?: unknown
  validation?: Validation
  preview?: Preview
}

export interface Ordering {
  name: string
  title: Bilingual
  by: { field: string; direction: 'asc' | 'desc' }[]
}

/** A type of values inside documents, such as `picture`: an object, unless `type` names another type. */
export interface Part extends Omit<Definition, 'type'> {
  type?: string
}

/** A kind of item in a list. */
export interface Member {
  type: string
  to?: { type: string }[]
  styles?: Choice[]
  lists?: Choice[]
  marks?: { decorators: Choice[]; annotations: { type: string }[] }
  validation?: Validation
}

export interface Choice {
  value: string
  title: Bilingual
}

interface Options {
  /** Bulk changes and imports leave the field out, because a customer or a contractor gave it. */
  notInBulk?: true
  /** The choices. A string is the value of a choice and its title in both languages. */
  list?: (string | Choice)[]
  layout?: 'radio' | 'dropdown'
  /** A list of changes shows the whole old and new value: `$100-$300` with only the changed digits marked cannot be read. */
  comparedWhole?: true
  /** Whether the value is fixed once the document is published, because it identifies the document within its type. */
  fixedOncePublished?: true
  /** The text names an answer to another question of the list: `wall:brick`. The form offers them by their words. */
  namesAnswer?: true
  /** Below the text the form shows the addresses in it as links. */
  showsLinks?: true
  /** The most characters of a localized text that fit its place on the page. */
  max?: number
  columns?: number
  collapsible?: boolean
  collapsed?: boolean
  hotspot?: boolean
  source?: string
  maxLength?: number
  isUnique?: () => boolean
  /** The menu that inserts an item, for a list of several types. */
  insertMenu?: InsertMenu
}

interface InsertMenu {
  filter: boolean
  groups: { name: string; title: Bilingual; of: string[] }[]
  views: ({ name: 'grid'; previewImageUrl: (type: string) => string | undefined } | { name: 'list' })[]
}

type Validation = (rule: Rule, site: SiteFacts) => Rule | Rule[]

/** Facts of the whole site for validation. Rules get them as an argument: an import would be a cycle with these definitions. */
export interface SiteFacts {
  isReservedSlug: (slug: string) => boolean
  isTakenPath: (path: string, context: ValidationContext) => Promise<boolean>
  /** Whether a page fills in this name in braces itself. A site figure cannot have such a name. */
  isPagePlaceholder: (name: string) => boolean
  /** The names in braces in a text, such as `{cities}`, for which the page has no value. */
  unknownNames: (text: unknown, context: ValidationContext) => Promise<string[]>
  /** The names of site figures that are published and used in texts, but not in `kept`: visitors would see the braces. */
  lostNames: (kept: string[], context: ValidationContext) => Promise<string[]>
}

/** How a document or an item is shown in lists. */
export interface Preview {
  /** Paths of values that both languages share. */
  select?: Record<string, string>
  /** Paths of texts in both languages. `prepare` gets each as a `Partial<Bilingual>`. */
  texts?: Record<string, string>
  prepare?: (
    selection: Parameters<NonNullable<PreviewConfig['prepare']>>[0],
    language: Language,
  ) => PreviewValue
}

/** Several fields on one tab. */
export const onTab = (group: Tab, fields: Definition[]): Definition[] =>
  fields.map((field) => ({ ...field, group }))
