import { withoutMarks } from '#lib/i18n/marks.ts'

const DIALOG = `<form method="dialog" class="flex items-center justify-between gap-5">
  <p class="py-2 pl-4 text-small"></p>
  <button type="submit" class="flex size-12 flex-none items-center justify-center hover:bg-loud hover:text-dark focus-inside">
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><use href="#icon-close"></use></svg>
  </button>
</form>
<img alt="" fetchpriority="high" class="h-auto w-full border-t-2 border-rule">`

/**
 * Shows the picture of a link (zoom.tsx) in the browser's own dialog. Escape closes the dialog and returns the focus. The
 * dialog has no history entry, so Back leaves the page.
 */
export function enlarge(link: HTMLAnchorElement): void {
  // A link without a picture (only the lens) enlarges a picture elsewhere on the page, found by its address.
  const shown = link.querySelector('img') ?? [...document.images].find(({ src }) => src === link.href)
  if (!shown) return
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.ariaLabel = withoutMarks(shown.alt)
  dialog.innerHTML = DIALOG
  dialog.querySelector('p')?.append(shown.alt)
  dialog.querySelector('button')?.setAttribute('aria-label', link.dataset.close ?? '')
  const picture = dialog.querySelector('img')
  for (const name of ['src', 'srcset', 'width', 'height']) {
    const value = shown.getAttribute(name)
    if (value) picture?.setAttribute(name, value)
  }
  if (shown.srcset) picture?.setAttribute('sizes', '100vw')
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  window.addEventListener('popstate', () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
}
