/**
 * A result of groq-js as JSON: its dates and paths become texts. Does what its `toJS` does, but does not look into stored
 * documents and parts of them, which are frozen: of a long list they are almost everything.
 */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON()
  for (const [key, part] of Object.entries(value)) {
    const made = plain(part)
    if (made !== part) Reflect.set(value, key, made)
  }
  return value
}
