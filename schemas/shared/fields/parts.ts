import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { ADDRESS, slugRule } from '../slug-rule.ts'
import type { FieldOptions } from './options.ts'

/** The part of the address that names this document. */
export function slug(source: string, description: Bilingual, group?: string): Definition {
  return {
    name: 'slug',
    title: ADDRESS,
    type: 'slug',
    description,
    group,
    // Our own rule says which kind of document has the slug; the built-in check only says that one has.
    options: { source, maxLength: 80, isUnique: () => true },
    validation: (rule, site) => rule.custom(slugRule(site)),
  }
}

/** A link to another document. */
export function reference(to: string, name: string, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'reference',
    to: [{ type: to }],
    description,
    group,
    validation: (rule) => (required ? rule.required().error(about(title, CHOOSE_ONE)) : rule),
  }
}

/** A picture with its description in both languages. */
export function picture(name: string, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'picture',
    description,
    group,
    validation: (rule) =>
      required
        ? rule
            .required()
            .assetRequired()
            .error(about(title, { en: 'choose a picture.', fr: 'choisissez une image.' }))
        : rule,
  }
}

/** A day, such as 2026-03-12. A required one starts as today. */
export function date(name: string, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'date',
    description,
    group,
    ...(required && { initialValue: () => new Date().toISOString().slice(0, 10) }),
    validation: (rule) =>
      required
        ? rule.required().error(about(title, { en: 'choose the day.', fr: 'choisissez le jour.' }))
        : rule,
  }
}

/** A full https address on another site. */
export function webAddress(name: string, options: FieldOptions): Definition {
  const { title, description, group, required = false } = options
  return {
    name,
    title,
    type: 'url',
    description,
    group,
    validation: (rule) => [
      rule.uri({ scheme: ['https'] }).error(
        about(title, {
          en: 'write the full https:// address.',
          fr: 'écrivez l’adresse https:// complète.',
        }),
      ),
      ...(required ? [rule.required().error(about(title, FILL_IN))] : []),
    ],
  }
}

/** The heading of a section of a page with the sentences below it. */
export function sectionHeading(name: string, options: Omit<FieldOptions, 'required'>): Definition {
  return { name, type: 'sectionHeading', ...options }
}

/** Texts for search engines and for links shared elsewhere. */
export function seo(group?: string): Definition {
  return {
    name: 'seo',
    title: { en: 'Search engines and sharing', fr: 'Moteurs de recherche et partage' },
    type: 'seo',
    group,
  }
}
