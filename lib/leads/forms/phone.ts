/**
 * Formats a North American number: `(514) 873-6565` for ten digits, `+1 (514) 873-6565` for eleven
 * that start with 1. Any other text, for example a number with an extension, stays as it was typed.
 */
export function formatPhone(text: string): string {
  const parts = text.replace(/[\s().+-]/g, '').match(/^(1?)(\d{3})(\d{3})(\d{4})$/)
  if (!parts) return text
  const [, country, area, exchange, line] = parts
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}

/** Formats a phone field of a page; while typing only at the end of the number, where the cursor does not jump. */
export function formatIfPhone(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
  const isTypingInside = document.activeElement === target && target.selectionEnd !== target.value.length
  if (!isTypingInside) target.value = formatPhone(target.value)
}
