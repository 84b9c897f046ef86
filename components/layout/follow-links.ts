import { closest } from './closest.ts'

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
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
