import { loadLazily } from '#lib/browser/lazy-module.ts'
import { closest } from './closest.ts'

/**
 * Adds to the header's native popovers what they cannot do without scripts. A mouse that rests on a button opens its
 * menu, where both are marked with `data-hovers`. Following a link closes the menus. While a menu marked with
 * `data-covers` is open, what lies beneath it cannot be reached. Safari 16, Chrome 113 and Firefox 124 have no popovers yet
 * and get them here.
 */
export async function watchMenus(signal: AbortSignal): Promise<void> {
  if (!HTMLElement.prototype.showPopover) await loadLazily(() => import('@oddbird/popover-polyfill'))
  if (signal.aborted) return
  openOnHoverOfMouse(signal)
  // Before anything else hears of the click: a result of the search is gone when its own listener is done.
  document.addEventListener('click', closeOnLink, { signal, capture: true })
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, { signal, capture: true })
  // A menu may be open before the scripts are there: what lies beneath it cannot be used from now on.
  if (document.querySelector('[data-covers]:popover-open')) coverPage(true)
}

/** Only a mouse can rest on a button, so a phone never loads what that needs. Without it a click opens the menu. */
function openOnHoverOfMouse(signal: AbortSignal) {
  const hear = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    document.removeEventListener('pointerover', hear)
    void loadLazily(() => import('./open-on-hover.ts')).then((loaded) => loaded?.openOnHover(signal))
  }
  document.addEventListener('pointerover', hear, { signal })
}

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
