import { type Control, isTicked, renderedOption } from './controls.ts'

/** Whether a control differs from what the server sent. Radio buttons of one name are one control. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== renderedOption(control)
  if (!isTicked(control)) return control.value !== control.defaultValue
  const group = control.type === 'radio' && control.form?.elements.namedItem(control.name)
  const buttons = group instanceof RadioNodeList ? [...group] : [control]
  return buttons.some(
    (button) => (button as HTMLInputElement).checked !== (button as HTMLInputElement).defaultChecked,
  )
}
