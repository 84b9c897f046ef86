import { EARLY_OFFER } from './early-offer.ts'

/**
 * The type of the script files that the server holds back (lib/stored-pages/page-scripts.ts). Browsers do not load scripts of
 * an unknown type. HTML allows them only without `src`, so the address is in `data-src`.
 */
export const LATE = 'text/late'

/**
 * The type of a held script after a copy of it was started. The original stays in the body: removing it would make the browser
 * style the whole page again. It gets `src` and `async`, because React skips scripts with both when it hydrates.
 */
const STARTED = 'started'

/** Milliseconds after which the scripts start, even if a picture is still loading. */
const LATEST_START = 2500

/** Controls that do nothing without scripts. Menus, links and forms work without them. */
const PRESSED = 'button[type=button]:not([popovertarget]), [role=tab]'

/**
 * Code that must run before the first paint, long before the other scripts.
 *
 * Clicks and the browser's offer to install the site are noted for early-actions.ts.
 *
 * The router shows linked pages without loading them (link-scripts.ts), so Back changes only the address. Until the router
 * runs, this script loads the page of that address.
 *
 * The script files start when the page with its pictures and fonts is painted or used.
 *
 * The code is inline: a file would be one more request before the first paint.
 */
export const EARLY_SCRIPT = `(() => {
  ${EARLY_OFFER}
  const pressed = new Set()
  const note = ({ target }) => {
    const one = target.closest?.('${PRESSED}')
    if (one) pressed.add(one)
  }
  const { pathname } = location
  const leave = () => location.pathname === pathname || location.reload()
  window.early = { pressed, note, leave }
  addEventListener('click', note)
  addEventListener('popstate', leave)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    early.offer = event
  })
  const start = () => {
    for (const held of document.querySelectorAll('[type="${LATE}"]')) {
      const { src } = held.dataset
      Object.assign(held, { type: '${STARTED}', src, async: true })
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    }
  }
  for (const use of ['load', 'pointerdown', 'focusin']) addEventListener(use, () => setTimeout(start))
  setTimeout(start, ${LATEST_START})
})()
`
