import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { ADDRESS, pathWithSlug, slugRule } from '../slug-rule.ts'
import { type FieldOptions, fieldOf, rulesOr } from './options.ts'

/** The part of the address that identifies this document. `path` is that of its page, such as `/bundles/{bundle}`. */
export function slug(source: string, path: string, hint: Bilingual = { en: '', fr: '' }): Definition {
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
    validation: (rule, site) => rule.custom(slugRule(site, path)),
  }
}

/** The former slugs of a document. The lake keeps them, so that old addresses lead to the document. */
export const formerSlugs = (): Definition => ({
  name: 'formerSlugs',
  title: { en: 'Former addresses', fr: 'Anciennes adresses' },
  type: 'array',
  of: [{ type: 'formerSlug' }],
  hidden: true,
})

/** A link to another document. */
export function reference(to: string, name: string, options: FieldOptions): Definition {
  const field = fieldOf('reference', name, options)
  return {
    ...field,
    to: [{ type: to }],
    validation: (rule) => (options.required ? rule.required().error(about(field.title, CHOOSE_ONE)) : rule),
  }
}

/** A picture with its description in both languages. */
export function picture(name: string, options: FieldOptions): Definition {
  const field = fieldOf('picture', name, options)
  const missing = about(field.title, { en: 'choose a picture.', fr: 'choisissez une image.' })
  return {
    ...field,
    validation: (rule) => (options.required ? rule.required().assetRequired().error(missing) : rule),
  }
}

/** A day, such as 2026-03-12. The initial value of a required one is today. */
export function date(name: string, options: FieldOptions): Definition {
  const field = fieldOf('date', name, options)
  if (!options.required) return field
  return {
    ...field,
    initialValue: () => new Date().toISOString().slice(0, 10),
    validation: (rule) =>
      rule.required().error(about(field.title, { en: 'choose the day.', fr: 'choisissez le jour.' })),
  }
}

/** A full https address on another site. */
export function webAddress(name: string, options: FieldOptions): Definition {
  const field = fieldOf('url', name, options)
  const isPartial = about(field.title, {
    en: 'write the full https:// address.',
    fr: 'écrivez l’adresse https:// complète.',
  })
  return {
    ...field,
    validation: (rule) =>
      rulesOr(rule, [
        rule.uri({ scheme: ['https'] }).error(isPartial),
        options.required && rule.required().error(about(field.title, FILL_IN)),
      ]),
  }
}

/** The heading of a section of a page with the sentences below it. */
export const sectionHeading = (name: string, options: FieldOptions) =>
  fieldOf('sectionHeading', name, options)

/** Texts for search engines and for links shared elsewhere. */
export const seo = () =>
  fieldOf('seo', 'seo', {
    en: 'Search engines and sharing',
    fr: 'Moteurs de recherche et partage',
    group: 'search',
  })

/** An object without a type of its own. */
export const object = (name: string, { fields, ...options }: FieldOptions & { fields: Definition[] }) => ({
  ...fieldOf('object', name, options),
  fields,
})
