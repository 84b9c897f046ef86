import { withoutMarks } from './marks.ts'

/** Replaces `{name}` in every text of a value by its entry in `values`. A name without an entry stays as written. */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  return fill(value, values) as T
}

function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      withoutMarks(values[name] ?? placeholder),
    )
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fill(field, values)]))
}
