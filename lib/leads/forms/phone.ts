const TEN_DIGITS = /^(1?)(\d{3})(\d{3})(\d{4})$/
const WITH_COUNTRY = /^(1)(\d{3})(\d{3})(\d{4})$/

/**
 * Formats a North American number: `(514) 873-6565` for ten digits, `+1 (514) 873-6565` for eleven
 * that start with 1. Any other text stays as it was typed, for example a number with an extension, or one with `+` and
 * another country. A space at the end stays too: somebody may be typing on.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/[\s().+-]/g, '')
  const parts = digits.match(text.includes('+') ? WITH_COUNTRY : TEN_DIGITS)
  if (!parts) return text
  const [, country, area, exchange, line] = parts
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}${text.endsWith(' ') ? ' ' : ''}`
}

/** Formats a phone field of a page; while typing only at the end of the number, where the cursor does not jump. */
export function formatIfPhone(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
  const isTypingInside = document.activeElement === target && target.selectionEnd !== target.value.length
  if (!isTypingInside) target.value = formatPhone(target.value)
}
