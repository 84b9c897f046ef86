/** A control that a visitor fills in, chooses from or ticks. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** The value of a control, or whether it is checked. */
export function stateOf(control: Control): string | boolean {
  return isTicked(control) ? control.checked : control.value
}

/** The place of the option that the server chose. */
export const renderedOption = (list: HTMLSelectElement): number =>
  Math.max(
    0,
    [...list.options].findIndex((option) => option.defaultSelected),
  )

/**
 * Sets a value as if the visitor had entered it. React listens for the events and ignores a value that is set on the element
 * itself.
 */
export function enter(control: Control, state: string | boolean): void {
  if (stateOf(control) === state) return
  if (isTicked(control)) return control.click()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Puts the caret and the selection at the given positions. Does nothing for `null`: the control has no caret. */
export function select(
  control: HTMLInputElement,
  { selectionStart, selectionEnd }: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>,
): void {
  if (typeof selectionStart === 'number') control.setSelectionRange(selectionStart, selectionEnd)
}
