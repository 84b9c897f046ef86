import { formatPhone } from '#lib/leads/forms/phone.ts'

/** Formats a phone field; while typing only at the end of the number, where the cursor does not jump. */
export function formatIfPhone(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
  const isTypingInside = document.activeElement === target && target.selectionEnd !== target.value.length
  if (!isTypingInside) target.value = formatPhone(target.value)
}
