import {
  allowedArguments,
  allowedReferences,
  allowedValues,
  equalPaths,
  textsOfParameters,
} from './filter.ts'
import { isColumn, type Ordered, type Source } from './source.ts'

/** The index that finds documents for a `*[filter]`: maybe too many, never too few. The filter is evaluated afterwards. */
export type Plan =
  | { by: '_id'; values: string[] }
  | { by: 'group'; values: string[] }
  | { by: 'release'; values: string[] }
  | { by: '_ref'; values: string[]; types: string[] | null }
  | { by: 'value'; values: string[]; types: string[]; path: string }
  | { by: 'order'; type: string; order: Ordered }
  | { by: '_type'; types: string[] }
  | { by: 'everything' }

/** The index for a source. The index that probably finds the fewest documents is tried first. */
export function planOf(source: Source, params: Record<string, unknown>): Plan {
  const { filter, join, first } = source
  const known = textsOfParameters(params)
  const ids = allowedValues(filter, '_id', known)
  if (ids) return { by: '_id', values: ids }
  const groups = allowedArguments(filter, 'versionOf', known)
  if (groups) return { by: 'group', values: groups }
  const releases = allowedArguments(filter, 'partOfRelease', known)
  if (releases) return { by: 'release', values: releases }
  const types = allowedValues(filter, '_type', known)
  const references = allowedReferences(filter, known)
  if (references) return { by: '_ref', values: references, types }
  if (!types) return { by: 'everything' }
  for (const path of equalPaths(filter)) {
    const values = path !== '_type' && isColumn(path) ? allowedValues(filter, path, known) : null
    if (values) return { by: 'value', values, types, path }
  }
  const [type, ...others] = types
  if (first && !join && type !== undefined && others.length === 0) {
    return { by: 'order', type, order: first.order }
  }
  return { by: '_type', types }
}

/** The plan of a join, when the key from the outer document is known. */
export function joinPlan(by: '_id' | '_ref', key: string, types: string[] | null): Plan {
  return by === '_id' ? { by, values: [key] } : { by, values: [key], types }
}
