import { type Control, enter, isTicked, stateOf } from './controls.ts'

const KEY = 'kept-fields'

/** Fields that are kept: not those that a page fills in itself, and no secrets. */
const FIELDS = 'input:not([type=hidden], [type=password], [type=file], [type=submit]), select, textarea'

interface Kept {
  page: string
  /** By the field's id or name: its value, or whether it is checked. */
  values: [key: string, value: string | boolean][]
}

/** Milliseconds to wait for fields that appear later. */
const LONGEST_WAIT = 30_000

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
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(kept)))
}

/** Fills in what `keepFields` kept, also in fields that appear later, and deletes it. */
export function restoreFields(): void {
  const stored = withStorage((storage) => storage.getItem(KEY))
  if (!stored) return
  withStorage((storage) => storage.removeItem(KEY))
  const { page, values }: Kept = JSON.parse(stored)
  if (page !== location.pathname) return
  const waiting = new Map(values)
  const restore = () => {
    if (location.pathname !== page) return observer.disconnect()
    // From the last one: the city leaves the province that was chosen, which stands behind it.
    for (const field of fieldsOf(document).reverse()) {
      const value = waiting.get(keyOf(field))
      if (value === undefined) continue
      waiting.delete(keyOf(field))
      field.closest('details')?.setAttribute('open', '')
      enter(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONGEST_WAIT)
  restore()
}

/** A browser may refuse storage by throwing, even when it is only asked for it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Control>(FIELDS)]

/** Radio buttons and checkboxes share a name. */
const keyOf = (field: Control) => [field.id, field.name, isTicked(field) ? field.value : ''].join(' ')

/** A form that is sent fills in texts itself, which may be others in another language. */
function isWorthKeeping(field: Control): boolean {
  const state = stateOf(field)
  const isList = field instanceof HTMLSelectElement
  const given = field.form?.method === 'post' && !isList ? field.defaultValue : ''
  return state !== given && !(field.type === 'radio' && !state)
}
