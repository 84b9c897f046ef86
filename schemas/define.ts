import type { ComponentType } from 'react'
import type { ConditionalProperty, PreviewConfig, PreviewValue, Rule, ValidationContext } from 'sanity'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { Tab } from './shared/tabs.ts'

/**
 * A type of the content model, or a field of one. It is what Sanity takes, but for its words, which are in both
 * languages: `sanityType` makes Sanity's definition for one of them.
 */
export interface Definition {
  name: string
  title: Bilingual
  type: string
  /** Tells the editor where the value appears and how to write it. */
  description?: Bilingual
  icon?: ComponentType
  /** The tab of the form this field is on, or several. Without: the first one. */
  group?: Tab | Tab[]
  fields?: Definition[]
  of?: Member[]
  to?: { type: string }[]
  orderings?: Ordering[]
  options?: Options
  rows?: number
  hidden?: ConditionalProperty
  /** Nobody changes it in the Studio. */
  readOnly?: boolean
  /** Whether it is true of one document only: a copy of its document starts without it, or with its initial value. */
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

/** A part of documents: an object, unless it says another type. */
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
  /** A plain text is shown as it is in both languages. */
  list?: (string | Choice)[]
  layout?: 'radio' | 'dropdown'
  /** Whether a change is shown as what was and what is: letter by letter, another price cannot be read. */
  comparedWhole?: true
  /** Whether nobody changes it once the document is published, because it says which of its kind the document is. */
  fixedOncePublished?: true
  /** The length in characters that fits its place, of a text in both languages. */
  max?: number
  columns?: number
  collapsible?: boolean
  collapsed?: boolean
  hotspot?: boolean
  source?: string
  maxLength?: number
  isUnique?: () => boolean
  /** Of a list of several types. */
  insertMenu?: InsertMenu
}

interface InsertMenu {
  filter: boolean
  groups: { name: string; title: Bilingual; of: string[] }[]
  views: ({ name: 'grid'; previewImageUrl: (type: string) => string | undefined } | { name: 'list' })[]
}

type Validation = (rule: Rule, site: SiteFacts) => Rule | Rule[]

/** What rules ask of the whole site. It is an argument, because the answers are derived from these definitions. */
export interface SiteFacts {
  isReservedSlug: (slug: string) => boolean
  isTakenPath: (path: string, context: ValidationContext) => Promise<boolean>
  /** Names of pages, which a figure cannot have. */
  isPagePlaceholder: (name: string) => boolean
  /** The names in braces in a text that nothing fills in. */
  unknownNames: (text: unknown, context: ValidationContext) => Promise<string[]>
  /** The names of published site figures that are not among `kept`, but in texts. */
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
