/**
 * Freezes a JSON value all the way down and returns it. Documents are shared between the store, query
 * results and subscribers, so none of them may change one. Parts that are frozen already (a patch leaves
 * most of a document as it was) are not visited again.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
