import { keepFields } from '#lib/browser/kept-fields.ts'
import { loadLazily } from '#lib/browser/lazy-module.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LOCALES } from '#lib/i18n/languages.ts'

/**
 * Links to pages of this site. Links to files, to the other language and with `data-loads` are excluded: they load a new
 * document.
 */
const LINKS = 'a[href^="/"]:not([download], [hreflang], [data-loads])'

/**
 * Shows the target of a link without loading a new document.
 * @param go shows the page of an address
 */
export function followLinks(go: (address: string) => void, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = closest(event.target, LINKS)
    if (!link || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    go(link.getAttribute('href') ?? '/')
  }
  window.addEventListener('click', follow, { signal })
}

/** Whether the click opens a tab or a window, or saves the page. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Makes the links to the other language (language-link.tsx) keep the query, the fragment and the typed values. */
export function keepQuery(signal: AbortSignal): void {
  const keep = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(target, 'a[hreflang]')
    if (!link) return
    const { pathname, search, hash } = location
    const other = link.hreflang === LOCALES.fr ? 'fr' : 'en'
    link.href = localizedHref(link.dataset.address ?? pathname + search + hash, other)
    // A link that opens another tab starts with an empty form.
    if (!(ctrlKey || metaKey || shiftKey)) keepFields()
  }
  document.addEventListener('click', keep, { signal })
}

/**
 * Marks the header's and footer's links that lead to this page. Header and footer are rendered once for all pages, so only
 * the browser knows which link is current.
 */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    const isCurrent = link.pathname === location.pathname && !link.hreflang && !link.hash
    link.ariaCurrent = isCurrent ? 'page' : null
  }
}

/**
 * Links whose code is loaded when one is used (pressed.ts). A link of zoom.tsx opens its picture in a dialog. One of compare-link.tsx
 * adds to the shortlist. A link to the list of cities asks for the city of the visit in a dialog, and so does the last entry of a
 * short list of cities.
 */
export function openOnUse(signal: AbortSignal): void {
  const open = (event: Event) => {
    const { target } = event
    const select = target instanceof HTMLSelectElement ? target : null
    const link = closest<HTMLAnchorElement>(
      select?.selectedOptions[0] ?? target,
      '.zoom, [data-compare], [data-chooser]',
    )
    if (!link || (event instanceof MouseEvent && opensElsewhere(event))) return
    event.preventDefault()
    void loadLazily(() => import('./pressed.ts')).then((loaded) => loaded?.press(link, select))
  }
  document.addEventListener('click', open, { signal })
  document.addEventListener('change', open, { signal })
}

/** The closest element around an event that matches a selector; null when there is none. */
export const closest = <Found extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
