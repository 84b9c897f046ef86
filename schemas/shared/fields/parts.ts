import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import { CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { ADDRESS, pathWithSlug, slugRule } from '../slug-rule.ts'
import { checked, type FieldOptions, fieldOf, type Titles } from './options.ts'

/**
 * A document's part of its address. `source` is the field it is made from, `path` the page's path: `/bundles/{bundle}`. A
 * document with an optional slug has no page while the slug is empty.
 */
export function slug(
  source: string,
  path: string,
  { optional = false, ...hint }: Bilingual & { optional?: boolean } = { en: '', fr: '' },
): Definition {
  return {
    name: 'slug',
    title: ADDRESS,
    type: 'slug',
    description: {
      en: `Its page is ${pathWithSlug(path, '{address}')}. ${hint.en}`.trimEnd(),
      fr: `Sa page est ${pathWithSlug(path, '{adresse}')}. ${hint.fr}`.trimEnd(),
    },
    // Our own rule names the type of the document that has the slug. The built-in check does not.
    options: { source, maxLength: 80, isUnique: () => true },
    validation: (rule, site) => rule.custom(slugRule(site, path, optional)),
  }
}

/** The hidden list of former slugs of a document. With it, old addresses redirect to the document. */
export const formerSlugs = (): Definition => ({
  name: 'formerSlugs',
  title: { en: 'Former addresses', fr: 'Anciennes adresses' },
  type: 'array',
  of: [{ type: 'formerSlug' }],
  hidden: true,
})

/** A link to another document. */
export const reference = (to: string, name: string, title: Titles, options: FieldOptions = {}) =>
  checked({ ...fieldOf('reference', name, title, options), to: [{ type: to }] }, (rule) => [
    [options.required && rule.required(), CHOOSE_ONE],
  ])

/** A picture with its description in both languages. */
export const picture = (name: string, title: Titles, options: FieldOptions = {}) =>
  checked(fieldOf('picture', name, title, options), (rule) => [
    [
      options.required && rule.required().assetRequired(),
      { en: 'choose a picture.', fr: 'choisissez une image.' },
    ],
  ])

/** A day, such as 2026-03-12. A required date has the initial value today. */
export function date(name: string, title: Titles, options: FieldOptions = {}): Definition {
  const field = fieldOf('date', name, title, options)
  if (!options.required) return field
  return {
    ...checked(field, (rule) => [[rule.required(), { en: 'choose the day.', fr: 'choisissez le jour.' }]]),
    initialValue: () => new Date().toISOString().slice(0, 10),
  }
}

/** A full https address on another site. */
export const webAddress = (name: string, title: Titles, options: FieldOptions = {}) =>
  checked(fieldOf('url', name, title, options), (rule) => [
    [
      rule.uri({ scheme: ['https'] }),
      { en: 'write the full https:// address.', fr: 'écrivez l’adresse https:// complète.' },
    ],
    [options.required && rule.required(), FILL_IN],
  ])

/** The heading of a section of a page with the sentences below it. */
export const sectionHeading = (name: string, title: Titles, options?: FieldOptions) =>
  fieldOf('sectionHeading', name, title, options)

/** Texts for search engines and for links shared elsewhere. */
export const seo = () =>
  fieldOf('seo', 'seo', ['Search engines and sharing', 'Moteurs de recherche et partage'], {
    group: 'search',
  })

/** Where the figures of this document are from (docs/product.md, Evidence). */
export const evidence = (options: FieldOptions = {}): Definition => ({
  ...fieldOf('evidence', 'evidence', ['Source of these figures', 'Source de ces chiffres'], options),
  notCopied: true,
})

/** An object whose fields are defined here and not in a named type. */
export const object = (
  name: string,
  title: Titles,
  { fields, ...options }: FieldOptions & { fields: Definition[] },
): Definition => ({ ...fieldOf('object', name, title, options), fields })
