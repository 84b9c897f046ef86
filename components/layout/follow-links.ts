import { closest } from './closest.ts'

/** Links to pages of this site. A file, the other language and what is marked with `data-loads` are loaded as new pages. */
const LINKS = 'a[href^="/"]:not([download], [hreflang], [data-loads])'

/**
 * Follows links without loading a new page.
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

/** Whether the browser opens a tab or a window, or saves the page. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
