import { withoutMarks } from './marks.ts'

/**
 * Replaces `{name}` in every text of a value by its entry in `values`. A name without an entry stays as written. An entry that
 * ends with a full stop, such as `10:00 a.m.`, is not followed by a second one.
 */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  return fill(value, values) as T
}

function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => {
      const entry = values[name]
      return entry === undefined ? whole : withoutMarks(entry) + (entry.endsWith('.') ? '' : stop)
    })
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fill(field, values)]))
}
