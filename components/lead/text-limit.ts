import { limits as en } from '#lib/i18n/en/limits.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { limits as fr } from '#lib/i18n/fr/limits.ts'
import { typedLength } from '#lib/leads/forms/typed-length.ts'

const WORDS = { en, fr }

/** The share of a limit from which on the rest is shown. */
const NEAR = 0.9

/** The numbers of characters left at which screen readers say the rest. Below 0 the text is too long. */
const SAID_AT = [0, 10, 50, 200]

/**
 * Shows below a field how many characters are left once its text comes near its limit (`data-limit`), or how many are too many.
 * Nothing is cut. A form that the browser checks is not sent with too long a text.
 * @param target of an input event
 */
export function followLimit(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const limit = Number(target.dataset.limit)
  if (!limit) return
  const left = limit - typedLength(target.value)
  const isNear = left <= limit * (1 - NEAR)
  if (!isNear && !noteOf(target)) return
  const lang = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'
  const { number, plural } = getFormatters(lang)
  const words = WORDS[lang][left < 0 ? 'over' : 'left']
  const count = Math.abs(left)
  const text = isNear ? fillPlaceholders(plural(count, words), { count: number(count) }) : ''
  target.setCustomValidity(left < 0 ? text : '')
  const [seen, said] = (noteOf(target) ?? addNote(target)).children
  if (!(seen instanceof HTMLElement && said instanceof HTMLElement)) return
  seen.textContent = text
  seen.classList.toggle('text-bad', left < 0)
  const stage = left < 0 ? 'over' : String(SAID_AT.find((most) => left <= most))
  if (said.dataset.stage === stage) return
  said.dataset.stage = stage
  said.textContent = text
}

const idOf = ({ id }: HTMLElement) => `${id}-limit`

const noteOf = (field: HTMLElement) => document.getElementById(idOf(field))

/** Adds the note below the field: a text that is seen, and one that screen readers say. */
function addNote(field: HTMLElement): HTMLElement {
  const note = Object.assign(document.createElement('p'), { id: idOf(field), className: 'mt-2 text-small' })
  const [seen, said] = [document.createElement('span'), document.createElement('span')]
  seen.setAttribute('aria-hidden', 'true')
  said.setAttribute('role', 'status')
  said.className = 'sr-only'
  note.append(seen, said)
  field.after(note)
  return note
}
