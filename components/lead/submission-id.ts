const ids = new WeakMap<HTMLFormElement, string>()

/**
 * The submission id of a form. It stays the same until the form is sent, so a double click or a second try after a lost answer
 * creates no second lead. A form that the server sent back has its id in a field.
 */
export function submissionIdOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem('submission_id')
  const id = ids.get(form) ?? ((field instanceof HTMLInputElement && field.value) || newId())
  setSubmissionId(form, id)
  return id
}

/** Sets the id of a form; without one a new id. */
export function setSubmissionId(form: HTMLFormElement, id = newId()): void {
  ids.set(form, id)
}

/** A random UUID. `crypto.randomUUID` exists only on secure connections. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
