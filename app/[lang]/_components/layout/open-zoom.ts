import { loadLazily } from '#lib/app/lazy-module.ts'

/** Opens the pictures of links made by zoom.tsx in a dialog, which is loaded when it is first asked for. */
export function openZoom(signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.zoom')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void loadLazily(() => import('../ui/enlarge.ts')).then((loaded) => loaded?.enlarge(link))
  }
  document.addEventListener('click', open, { signal })
}
