import { closest } from './link-scripts.ts'

/** Milliseconds that the mouse rests on a button before the menu opens. A mouse that only crosses the button opens nothing. */
const OPEN_DELAY = 80
/** Milliseconds until a menu closes that the mouse has left. A mouse that comes back sooner keeps it open. */
const CLOSE_DELAY = 220

/** In milliseconds. A click this soon after a menu opened on hover was meant to open it, so the click does not close it. */
const CLICK_GRACE = 500

/** Opens the menu of a button on which a mouse rests, when button and menu have `data-hovers`. */
export function openOnHover(signal: AbortSignal) {
  /** The element below the mouse: a button, or the menu that it opens. */
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
  // The mouse may have rested on a button while this code was loading.
  enter(document.querySelector<HTMLElement>('[data-hovers]:hover'))
}

const menuOf = (place: HTMLElement) =>
  place.popover ? place : document.getElementById(place.getAttribute('popovertarget') ?? '')
