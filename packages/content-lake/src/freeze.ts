/**
 * Freezes a JSON value with all its parts and returns it. The store, query results and subscribers share documents, so nobody
 * may change them. Frozen parts are skipped: a patch reuses most parts of a document, and these are frozen already.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
