const TEN_DIGITS = /^(1?)(\d{3})(\d{3})(\d{4})$/
const WITH_COUNTRY = /^(1)(\d{3})(\d{3})(\d{4})$/

/** Full-width, Arabic and Persian digits. The last four bits of the character code are the value of the digit. */
const OTHER_DIGITS = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g

/** The text with the digits 0 to 9, and with plain signs in place of full-width signs. */
const withOwnDigits = (text: string) =>
  text
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\uff08\uff09\uff0b\uff0d\uff0e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')

/** Whether a text can be a phone number: it has at least three digits. */
export const isPhone = (text: string) => (text.match(/\d/g) ?? []).length >= 3

/**
 * Formats a North American number: `(514) 873-6565` for ten digits, `+1 (514) 873-6565` for eleven that start with 1. Any other
 * text stays as it is, for example a number with an extension or with another country's code. A space at the end stays too: the
 * visitor may still be typing. Full-width, Arabic and Persian digits become 0 to 9.
 */
export function formatPhone(typed: string): string {
  const text = withOwnDigits(typed)
  const digits = text.replace(/[\s().+-]/g, '')
  const parts = digits.match(text.includes('+') ? WITH_COUNTRY : TEN_DIGITS)
  if (!parts) return text
  const [, country, area, exchange, line] = parts
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}${text.endsWith(' ') ? ' ' : ''}`
}

/** Formats a phone field. While the caret is inside the number, it does nothing, because formatting would move the caret. */
export function formatIfPhone(target: EventTarget) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
  const isTypingInside = document.activeElement === target && target.selectionEnd !== target.value.length
  if (!isTypingInside) target.value = formatPhone(target.value)
}
