import { extras, type Field } from '../forms/fields.ts'
import { FORMS, type FormType } from '../forms/index.ts'

/**
 * Turns JSON values into the texts that a form would post: true into `yes`, a list into `a, b`. `notText` names the
 * fields whose value cannot become a text: an object, a nested list, a list of e-mail addresses. Invalid `extras` are ignored.
 */
export function textsOf(
  type: FormType,
  payload: Readonly<Record<string, unknown>>,
): { texts: Record<string, string>; notText: string[] } {
  const texts: Record<string, string> = {}
  const notText: string[] = []
  const fields: Readonly<Record<string, Field>> = FORMS[type].fields
  for (const name of [...Object.keys(fields), ...Object.keys(extras)]) {
    const value = Object.hasOwn(payload, name) ? payload[name] : undefined
    const text = name === 'form_start_time' ? timeText(value) : textOf(value)
    const isListOfAddresses = fields[name]?.kind === 'email' && Array.isArray(value)
    if (text !== null && !isListOfAddresses) texts[name] = text
    else if (!Object.hasOwn(extras, name)) notText.push(name)
  }
  return { texts, notText }
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    const items = value.map((item) => (Array.isArray(item) ? null : textOf(item)))
    return items.includes(null) ? null : items.join(', ')
  }
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
      return String(value)
    case 'boolean':
      return value ? 'yes' : ''
    default:
      return null
  }
}

/** Returns a time in milliseconds since 1970 as a text. Also accepts an ISO date with a time. */
function timeText(value: unknown): string | null {
  if (typeof value === 'number') return String(Math.round(value))
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return isDate ? String(Date.parse(value)) : textOf(value)
}
