import { randomBytes } from 'node:crypto'

/** A copy of a value in which every object in a list has a `_key`, by which the Studio and patches address it. */
export function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(withKeys(item)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withKeys(inner)]))
}

function keyed(item: unknown): unknown {
  const needsKey = typeof item === 'object' && item !== null && !Array.isArray(item) && !('_key' in item)
  return needsKey ? { _key: randomBytes(6).toString('hex'), ...item } : item
}
