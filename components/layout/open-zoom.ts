import { loadLazily } from '#lib/browser/lazy-module.ts'
import { closest } from './closest.ts'
import { opensElsewhere } from './follow-links.ts'

/** Opens the pictures of links made by zoom.tsx in a dialog, which is loaded when it is first asked for. */
export function openZoom(signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event.target, '.zoom')
    if (!link || opensElsewhere(event)) return
    event.preventDefault()
    void loadLazily(() => import('../ui/enlarge.ts')).then((loaded) => loaded?.enlarge(link))
  }
  document.addEventListener('click', open, { signal })
}
