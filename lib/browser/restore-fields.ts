import { enter } from './controls.ts'
import { fieldsOf, HANDED_PHOTOS, KEPT_FIELDS, type Kept, keyOf, withStorage } from './kept-fields.ts'
import { openAround } from './open-around.ts'

/** Milliseconds to wait for fields that appear later. */
const LONGEST_WAIT = 30_000

/** Fills in the values that `keepFields` stored, also in fields that appear later, and deletes the stored values. */
export function restoreFields(): void {
  const stored = withStorage((storage) => storage.getItem(KEPT_FIELDS))
  if (!stored) return
  withStorage((storage) => storage.removeItem(KEPT_FIELDS))
  const { page, values, chosen, photos }: Kept = JSON.parse(stored)
  if (page !== location.pathname) return
  if (photos) handPhotos(photos)
  const waiting = new Map(values)
  const restore = () => {
    if (location.pathname !== page) return observer.disconnect()
    // Starts with the last field. So the province, which stands after the city, is restored first, and the event of the
    // restored city does not change it.
    for (const field of fieldsOf(document).reverse()) {
      const value = waiting.get(keyOf(field))
      if (value === undefined) continue
      waiting.delete(keyOf(field))
      if (chosen?.includes(keyOf(field))) field.dataset.chosen = ''
      openAround(field)
      enter(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LONGEST_WAIT)
  restore()
}

/** Gives the photos to the form's input. The code for photos takes them when it hears the event. */
function handPhotos(photos: string) {
  const input = document.querySelector<HTMLInputElement>('input[name=photos]')
  if (!input) return
  input.dataset[HANDED_PHOTOS] = photos
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
