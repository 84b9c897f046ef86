import type { FieldPath } from '#lib/i18n/localized-field.ts'

type Fields = Record<string, unknown>

/** A path as Sanity writes it: `faqs[_key=="a1"].answer`. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    if (typeof step === 'object') return `${text}[_key=="${step._key}"]`
    return text === '' ? step : `${text}.${step}`
  }, '')
}

/** The value at a path of a document, or undefined. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return typeof step === 'object' ? itemWithKey(inner, step._key) : (inner as Fields)[step]
  }, value)
}

function itemWithKey(list: object, key: string): unknown {
  return Array.isArray(list) ? list.find((item) => item?._key === key) : undefined
}

/**
 * A copy with another value at a path. Undefined removes the value. Missing objects on the path are created,
 * missing list items are not.
 */
export function withValueAt<Value>(value: Value, path: FieldPath, next: unknown): Value {
  return changed(value, path, next) as Value
}

function changed(value: unknown, [step, ...rest]: FieldPath, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const isMeant = typeof step === 'object' ? item?._key === step._key : index === step
      return isMeant ? changed(item, rest, next) : item
    })
  }
  const name = String(step)
  const fields = { ...(value as Fields), [name]: changed((value as Fields | undefined)?.[name], rest, next) }
  if (fields[name] === undefined) delete fields[name]
  return fields
}
