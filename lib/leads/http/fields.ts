import { extras, type Field } from '../forms/fields.ts'
import { FORMS, type FormType } from '../forms/index.ts'

/**
 * The fields of a form out of JSON, as the texts a form would post: `5` as `5`, true as `yes`, a list as `a, b`.
 * `notText` names the fields that cannot be one, as an e-mail address that is a list: a lead has one. Extras never stop a lead.
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

/** Milliseconds since 1970, also out of an ISO date. */
function timeText(value: unknown): string | null {
  if (typeof value === 'number') return String(Math.round(value))
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return isDate ? String(Date.parse(value)) : textOf(value)
}
