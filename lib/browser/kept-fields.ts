import { type Control, isTicked, stateOf } from './controls.ts'

export const KEPT_FIELDS = 'kept-fields'

/** Fields that are kept: not those that a page fills in itself, and no secrets. */
const FIELDS = 'input:not([type=hidden], [type=password], [type=file], [type=submit]), select, textarea'

export interface Kept {
  page: string
  /** By the field's id or name: its value, or whether it is checked. */
  values: [key: string, value: string | boolean][]
}

/** Keeps what was typed on this page for one load of it, in this tab only. A browser may refuse to. */
export function keepFields(): void {
  keepValues(valuesOf(fieldsOf(document)))
}

/** What was typed in these fields. */
export function valuesOf(fields: Control[]): Kept['values'] {
  return fields.flatMap((field): Kept['values'] =>
    isWorthKeeping(field) ? [[keyOf(field), stateOf(field)]] : [],
  )
}

/** In the place of what was kept before. */
export function keepValues(values: Kept['values']): void {
  const kept: Kept = { page: location.pathname, values }
  withStorage((storage) => storage.setItem(KEPT_FIELDS, JSON.stringify(kept)))
}

export const hasKeptFields = () => Boolean(withStorage((storage) => storage.getItem(KEPT_FIELDS)))

/** A browser may refuse storage by throwing, even when it is only asked for it. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Control>(FIELDS)]

/** Radio buttons and checkboxes share a name. */
export const keyOf = (field: Control) => [field.id, field.name, isTicked(field) ? field.value : ''].join(' ')

/** A form that is sent fills in texts itself, which may be others in another language. */
function isWorthKeeping(field: Control): boolean {
  const state = stateOf(field)
  const isList = field instanceof HTMLSelectElement
  const given = field.form?.method === 'post' && !isList ? field.defaultValue : ''
  return state !== given && !(field.type === 'radio' && !state)
}
