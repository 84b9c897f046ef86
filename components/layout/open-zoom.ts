import { loadLazily } from '#lib/browser/lazy-module.ts'
import { closest } from './closest.ts'
import { opensElsewhere } from './follow-links.ts'

/** Opens pictures with a link of zoom.tsx in a dialog, whose code is loaded at the first use. */
export function openZoom(signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event.target, '.zoom')
    if (!link || opensElsewhere(event)) return
    event.preventDefault()
    void loadLazily(() => import('../ui/enlarge.ts')).then((loaded) => loaded?.enlarge(link))
  }
  document.addEventListener('click', open, { signal })
}
