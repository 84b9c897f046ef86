import type { SchemaType } from 'sanity'
import { isObject } from '#studio/core/is-object.ts'

/** A value prepared for display. References and pictures are displayed by name. */
export type Shown =
  | { kind: 'text'; text: string }
  | { kind: 'yesNo'; value: boolean }
  | { kind: 'reference'; id: string }
  | { kind: 'picture'; asset: string }

const LENGTH = 400

/** The display form of a value; null when it is empty. */
export function shownOf(type: SchemaType, value: unknown): Shown | null {
  if (typeof value === 'boolean') return { kind: 'yesNo', value }
  const ref = refOf(value)
  if (ref !== null) return { kind: 'reference', id: ref }
  const asset = isObject(value) ? refOf(value.asset) : null
  if (asset !== null) return { kind: 'picture', asset }
  const text = textOf(type, value).trim()
  if (text === '') return null
  return { kind: 'text', text: text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text }
}

function textOf(type: SchemaType, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((item) => itemText(type, item)).join('\n')
  if (!isObject(value)) return ''
  if (typeof value.current === 'string') return value.current
  if (type.jsonType !== 'object') return ''
  return type.fields
    .filter((field) => field.type.hidden !== true)
    .map((field) => textOf(field.type, value[field.name]))
    .filter((text) => text !== '')
    .join(' · ')
}

function itemText(type: SchemaType, item: unknown): string {
  if (isObject(item) && Array.isArray(item.children)) {
    return item.children.map((span) => (isObject(span) ? String(span.text ?? '') : '')).join('')
  }
  const member =
    type.jsonType === 'array'
      ? (type.of.find(({ name }) => isObject(item) && name === item._type) ?? type.of[0])
      : undefined
  return member ? textOf(member, item) : String(item)
}

function refOf(value: unknown): string | null {
  return isObject(value) && typeof value._ref === 'string' ? value._ref : null
}
