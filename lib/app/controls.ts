/** What a visitor types into, chooses from or ticks. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** Its value, or whether it is checked. */
export function stateOf(control: Control): string | boolean {
  return isTicked(control) ? control.checked : control.value
}

/** The same, as the server rendered it. */
export function renderedStateOf(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  return isTicked(control) ? control.defaultChecked : control.defaultValue
}

/**
 * Sets the value as if the visitor had done it. React follows the events and ignores a value that is set on the
 * element itself.
 */
export function enter(control: Control, state: string | boolean): void {
  if (stateOf(control) === state) return
  if (isTicked(control)) return control.click()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
