import { loadLazily } from '#lib/browser/lazy-module.ts'
import { closest } from './link-scripts.ts'

/**
 * Adds behaviour to the header's native popovers. A mouse that rests on a button opens its menu when button and menu have
 * `data-hovers`. A followed link closes the menus. While a menu with `data-covers` is open, the page below it
 * is inert. Safari 16, Chrome 113 and Firefox 124 have no popovers and get a polyfill here.
 */
export async function watchMenus(signal: AbortSignal): Promise<void> {
  if (!HTMLElement.prototype.showPopover) await loadLazily(() => import('@oddbird/popover-polyfill'))
  if (signal.aborted) return
  openOnHoverOfMouse(signal)
  // Listens in the capture phase, to run first: the search's own listener removes a clicked result from its menu.
  document.addEventListener('click', closeOnLink, { signal, capture: true })
  // The toggle event does not bubble, so it reaches the document only in the capture phase.
  document.addEventListener('toggle', onToggle, { signal, capture: true })
  // A menu may have been opened before the scripts ran. Then the page below it becomes inert now.
  if (document.querySelector('[data-covers]:popover-open')) coverPage(true)
}

/**
 * Only a mouse can rest on a button, so the code is loaded at the first mouse event, and never on a phone. Without the code a
 * click opens the menu.
 */
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
  // When a menu inside another menu closes, the browser does not focus its button again. So this code does.
  const { activeElement, body } = document
  if (newState === 'closed' && (activeElement === body || menu.contains(activeElement))) {
    document.querySelector<HTMLElement>(`:popover-open [popovertarget="${menu.id}"]`)?.focus()
  }
}

function coverPage(covered: boolean) {
  for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', covered)
}
