import { closest } from './closest.ts'

/** Long enough to cross a button without opening its menu, and to leave a menu's edge without losing it. */
const OPEN_DELAY = 80
const CLOSE_DELAY = 220

/** A click this soon after hovering opened the menu meant "open", not "close". */
const CLICK_GRACE = 500

/**
 * Adds to the header's native popovers what they cannot do without scripts. A mouse that rests on a button opens its
 * menu, where both are marked with `data-hovers`. Following a link closes the menus. While a menu marked with
 * `data-covers` is open, what lies beneath it cannot be reached.
 */
export function watchMenus(signal: AbortSignal): void {
  openOnHover(signal)
  // Before anything else hears of the click: a result of the search is gone when its own listener is done.
  document.addEventListener('click', closeOnLink, { signal, capture: true })
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, { signal, capture: true })
  // Who opened the menu before the scripts were there cannot leave it either.
  if (document.querySelector('[data-covers]:popover-open')) coverPage(true)
}

function openOnHover(signal: AbortSignal) {
  /** What the mouse is on: a button, or the menu it opens. */
  let place: HTMLElement | null = null
  let openedAt = Number.NEGATIVE_INFINITY
  /** There is one mouse, so one timer is enough for all menus. */
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(delay: number, action: () => void) {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }

  function enter(next: HTMLElement | null) {
    if (next === place) return
    const left = place && menuOf(place)
    place = next
    if (left) later(CLOSE_DELAY, () => left.hidePopover())
    const menu = next && menuOf(next)
    if (menu && next !== menu) later(OPEN_DELAY, () => open(menu))
    else if (menu) clearTimeout(timer)
  }

  function open(menu: HTMLElement) {
    if (menu.matches(':popover-open')) return
    menu.showPopover()
    openedAt = performance.now()
  }

  function onPointer({ type, pointerType, target, relatedTarget }: PointerEvent) {
    if (pointerType === 'mouse')
      enter(closest(type === 'pointerout' ? relatedTarget : target, '[data-hovers]'))
  }

  function ignoreClickAfterHover(event: MouseEvent) {
    const button = closest(event.target, 'button[data-hovers]')
    if (!button) return
    clearTimeout(timer)
    if (performance.now() - openedAt < CLICK_GRACE) event.preventDefault()
  }

  document.addEventListener('pointerover', onPointer, { signal })
  document.addEventListener('pointerout', onPointer, { signal })
  document.addEventListener('click', ignoreClickAfterHover, { signal })
}

const menuOf = (place: HTMLElement) =>
  place.popover ? place : document.getElementById(place.getAttribute('popovertarget') ?? '')

function closeOnLink({ target }: MouseEvent) {
  if (!closest(target, 'header [popover] a')) return
  for (const open of document.querySelectorAll<HTMLElement>('header :popover-open')) open.hidePopover()
}

function onToggle({ target, newState }: ToggleEvent) {
  const menu = closest(target, 'header [popover]')
  if (!menu || menu !== target) return
  if ('covers' in menu.dataset) coverPage(newState === 'open')
  // The browser gives the focus back to what opened the first popover only, not one inside another.
  const { activeElement, body } = document
  if (newState === 'closed' && (activeElement === body || menu.contains(activeElement))) {
    document.querySelector<HTMLElement>(`:popover-open [popovertarget="${menu.id}"]`)?.focus()
  }
}

function coverPage(covered: boolean) {
  for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', covered)
}
