import { allowedReferences, allowedValues, textsIn } from './filter.ts'
import type { GroqNode } from './groq-node.ts'

/** Documents a filter can match: those with one of some ids or types, or referring to one of some ids. */
export interface Candidates {
  by: '_id' | '_ref' | '_type'
  values: string[]
}

/**
 * Reads from a filter which documents it can possibly match, so that only those are evaluated. Of several answers it
 * takes the one that is likely to be the shortest. It may be too wide, never too narrow; null means any document.
 */
export function candidatesOf(filter: GroqNode, params: Record<string, unknown>): Candidates | null {
  const known = (node: GroqNode) => (node.type === 'Parameter' ? textsIn(params[node.name]) : null)
  const ids = allowedValues(filter, '_id', known)
  if (ids) return { by: '_id', values: ids }
  const references = allowedReferences(filter, known)
  if (references) return { by: '_ref', values: references }
  const types = allowedValues(filter, '_type', known)
  return types && { by: '_type', values: types }
}
