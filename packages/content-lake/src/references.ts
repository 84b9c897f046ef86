import type { LakeDocument } from './types.ts'

/**
 * A reference in a document. A weak reference may point to a missing document. A reference into another dataset counts as weak,
 * because this lake cannot check it.
 */
export interface Reference {
  id: string
  weak: boolean
}

/** Every reference inside a document. */
export function referencesOf(document: LakeDocument): Reference[] {
  const references: Reference[] = []
  collect(document, references)
  return references
}

function collect(value: unknown, into: Reference[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('_ref' in value && typeof value._ref === 'string') {
    const weak = ('_weak' in value && value._weak === true) || '_dataset' in value || '_projectId' in value
    into.push({ id: value._ref, weak })
  }
  for (const inner of Object.values(value)) collect(inner, into)
}

/**
 * A copy of a value, for publishing, in which references with `_strengthenOnPublish` become strong, as in Sanity. The Studio
 * makes a reference weak and adds this field when the target is not published yet.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, strengthenReferences(inner)]),
  )
  const mark: unknown = copy._strengthenOnPublish
  if (typeof copy._ref !== 'string' || typeof mark !== 'object' || mark === null) return copy
  delete copy._strengthenOnPublish
  if (!('weak' in mark && mark.weak === true)) delete copy._weak
  return copy
}
