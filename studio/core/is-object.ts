/** The value itself when it is an object, otherwise an empty object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Whether a value is a reference to the document with this id. */
export function isReferenceTo(value: unknown, id: string): value is { _ref: string; _weak?: boolean } {
  return fieldsOf(value)._ref === id
}

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
