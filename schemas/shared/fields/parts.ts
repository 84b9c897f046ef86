import { defineField, type Rule } from 'sanity'
import { about, CHOOSE_ONE, FILL_IN } from '../sentence.ts'
import { slugRule } from '../slug-rule.ts'
import type { FieldOptions } from './options.ts'

/** The part of the address that names this document. */
export function slug(source: string, description: string, group?: string) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description,
    group,
    // Our own rule says which kind of document has the slug; the built-in check only says that one has.
    options: { source, maxLength: 80, isUnique: () => true },
    validation: (rule) => rule.custom(slugRule),
  })
}

/** A link to another document. */
export function reference(to: string, name: string, title: string, options: FieldOptions = {}) {
  const { description, group, required = false } = options
  return defineField({
    name,
    title,
    type: 'reference',
    to: [{ type: to }],
    description,
    group,
    validation: (rule) => (required ? rule.required().error(about(title, CHOOSE_ONE)) : rule),
  })
}

/** A picture with its description in both languages. */
export function picture(name: string, title: string, options: FieldOptions = {}) {
  const { description, group, required = false } = options
  const validation = (rule: Rule) =>
    required
      ? rule
          .required()
          .assetRequired()
          .error(about(title, { en: 'choose a picture.', fr: 'choisissez une image.' }))
      : rule
  return defineField({ name, title, type: 'picture', description, group, validation })
}

/** A day, such as 2026-03-12. A required one starts as today. */
export function date(name: string, title: string, options: FieldOptions = {}) {
  const { description, group, required = false } = options
  return defineField({
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
  })
}

/** A full https address on another site. */
export function webAddress(name: string, title: string, options: FieldOptions = {}) {
  const { description, group, required = false } = options
  return defineField({
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
  })
}

/** The heading of a section of a page with the sentences below it. */
export function sectionHeading(name: string, title: string, options: Omit<FieldOptions, 'required'> = {}) {
  return defineField({ name, title, type: 'sectionHeading', ...options })
}

/** Texts for search engines and for links shared elsewhere. */
export function seo(group?: string) {
  return defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo', group })
}
