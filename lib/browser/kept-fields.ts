import { type Control, isTicked, stateOf } from './controls.ts'

export const KEPT_FIELDS = 'kept-fields'

/** Fields that are kept. Hidden fields and secrets are not. */
const FIELDS = 'input:not([type=hidden], [type=password], [type=file], [type=submit]), select, textarea'

export interface Kept {
  page: string
  /** The value of each field, or whether it is checked, by the field's id or name. */
  values: [key: string, value: string | boolean][]
  /** The keys of fields that follow no other field any more, because the visitor chose their value (components/lead/sending.ts). */
  chosen?: string[]
  /** The photos of the page's form as JSON (components/lead/form-photos.ts). */
  photos?: string
}

/** The key in `dataset` under which the input of a form gets these photos on the next page. */
export const HANDED_PHOTOS = 'handed'

/** Stores the typed values of this page, in this tab, until the next page load. Does nothing if storage is refused. */
export function keepFields(): void {
  keepValues(valuesOf(fieldsOf(document)))
}

/** The typed values of these fields. */
export function valuesOf(fields: Control[]): Kept['values'] {
  return fields.flatMap((field): Kept['values'] =>
    isWorthKeeping(field) ? [[keyOf(field), stateOf(field)]] : [],
  )
}

/** Stores values and replaces those stored before. */
export function keepValues(values: Kept['values']): void {
  const chosen = fieldsOf(document).filter(({ dataset }) => 'chosen' in dataset)
  const kept: Kept = { page: location.pathname, values, chosen: chosen.map(keyOf) }
  withStorage((storage) => storage.setItem(KEPT_FIELDS, JSON.stringify(kept)))
}

export const hasKeptFields = () => Boolean(withStorage((storage) => storage.getItem(KEPT_FIELDS)))

/** The result of `use`; undefined when the browser refuses storage, which it does with an error even at the first access. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Control>(FIELDS)]

/** The key of a field. Radio buttons and checkboxes can share a name, so their key also has the value. */
export const keyOf = (field: Control) => [field.id, field.name, isTicked(field) ? field.value : ''].join(' ')

/** False for what the page itself filled into a POST form or ticked there: the page in the other language does so too. */
function isWorthKeeping(field: Control): boolean {
  const state = stateOf(field)
  return state !== givenTo(field) && !(field.type === 'radio' && !state)
}

function givenTo(field: Control): string | boolean {
  if (field.form?.method !== 'post' || field instanceof HTMLSelectElement) return ''
  return isTicked(field) ? field.defaultChecked : field.defaultValue
}
