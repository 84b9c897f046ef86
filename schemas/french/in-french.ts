import type { SchemaTypeDefinition } from 'sanity'
import { CHOICES } from './choices.ts'
import { frenchDescription, frenchTitle } from './dictionary.ts'
import { type Preview, previewInFrench } from './preview-in-french.ts'

/** The parts of a definition that people read, or that have such parts. */
export interface Definition {
  name?: string
  title?: string
  description?: string
  options?: { list?: (string | { title: string; value: unknown })[] }
  preview?: Preview
}

/** Where a definition has others: fields, tabs, types of items, styles of text. */
export const PARTS = [
  'fields',
  'fieldsets',
  'groups',
  'orderings',
  'of',
  'styles',
  'lists',
  'marks',
  'decorators',
  'annotations',
]

/** The content model with everything an editor reads in French. Names stay, and so does the content. */
export function inFrench(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => definitionInFrench(type as Definition) as SchemaTypeDefinition)
}

function definitionInFrench(definition: Definition): Definition {
  const { name = '', title, description, options, preview } = definition
  return {
    ...definition,
    ...Object.fromEntries(
      Object.entries(definition)
        .filter(([key]) => PARTS.includes(key))
        .map(([key, part]) => [
          key,
          Array.isArray(part) ? part.map(definitionInFrench) : definitionInFrench(part),
        ]),
    ),
    ...(title && { title: frenchTitle(title) }),
    ...(description && { description: frenchDescription(description) }),
    ...(options?.list && { options: { ...options, list: options.list.map((item) => choice(name, item)) } }),
    ...(preview && { preview: previewInFrench(preview) }),
  }
}

function choice(field: string, item: string | { title: string; value: unknown }) {
  return typeof item === 'string' ? { title: CHOICES[field]?.[item] ?? item, value: item } : item
}
