import type { PointerEvent } from 'react'

/** Long enough to cross a button without opening its menu, and to leave a menu's edge without losing it. */
const OPEN_DELAY = 80
const CLOSE_DELAY = 220

/** There is one mouse, so one timer is enough for all menus. */
let timer: number | undefined

function later(delay: number, action: () => void) {
  window.clearTimeout(timer)
  timer = window.setTimeout(action, delay)
}

/** Opens the menu when the mouse rests on its button; `onOpen` hears that it did. */
export function openSoon(id: string, event: PointerEvent, onOpen: () => void): void {
  if (event.pointerType !== 'mouse') return
  later(OPEN_DELAY, () => {
    const panel = document.getElementById(id)
    if (!panel || panel.matches(':popover-open')) return
    panel.showPopover()
    onOpen()
  })
}

export function closeSoon(id: string, event: PointerEvent): void {
  if (event.pointerType === 'mouse') later(CLOSE_DELAY, () => document.getElementById(id)?.hidePopover())
}

export function keepOpen(): void {
  window.clearTimeout(timer)
}
