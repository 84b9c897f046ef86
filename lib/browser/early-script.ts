import { FILTER_NAMES } from '#lib/search/catalogue-filters.ts'
import { INSTALLER_CHOICES } from '#lib/search/installer-filters.ts'

/** Milliseconds after which the hidden part is shown even if the scripts that filter it did not load. */
const LONGEST_HELD = 8000

/** What the lists of services and of installers are filtered by, in an address. */
const FILTERS = new Set([...FILTER_NAMES, ...INSTALLER_CHOICES])

/**
 * The type of script files that the server holds back (lib/stored-pages/page-scripts.ts). Browsers do not load scripts of
 * a type they do not know, and HTML allows such a one only without `src`: the address is in `data-src`.
 */
export const LATE = 'text/late'

/**
 * Their type once they are started. The elements stay in the body: if one is removed, the browser styles the whole page again.
 * They get their address back and are `async`, as React skips such scripts when it hydrates.
 */
const STARTED = 'started'

/** Milliseconds after which they start even if a picture is still being loaded. */
const LATEST_START = 2500

/** Controls that do nothing without scripts. Menus, links and forms work without them. */
const PRESSED = 'button[type=button]:not([popovertarget]), [role=tab]'

/**
 * Code that has to run before a page is painted, long before its other scripts are loaded.
 *
 * Static pages do not know the query, so the list of a filtered address is complete until its script runs. A visitor
 * must not see it shrink, so it is hidden until then (`html[data-held]`).
 *
 * Clicks and the browser's offer to install the site are noted for early-actions.ts.
 *
 * A link is followed without loading a page (follow-links.ts), so Back from there changes the address only, and the router shows
 * the page. Until the router runs, the page of that address is loaded.
 *
 * Script files start when the page is painted, with its pictures and fonts, or when somebody uses it.
 *
 * It stands in the page itself: a file would be one more request before the first paint.
 */
export const EARLY_SCRIPT = `(() => {
  const { dataset } = document.documentElement
  if (/[?&](${[...FILTERS].join('|')})=/.test(location.search)) {
    dataset.held = ''
    setTimeout(() => delete dataset.held, ${LONGEST_HELD})
  }
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
  setTimeout(start, dataset.held ?? ${LATEST_START})
})()
`
