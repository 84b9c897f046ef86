/**
 * Freezes a JSON value with all its parts and returns it. The store, query results and subscribers share documents, so nobody
 * may change them. Frozen parts are skipped, because a patch reuses most parts of a document.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
