import { createHash } from 'node:crypto'
import { FILTER_NAMES } from '#lib/search/catalogue-filters.ts'

/** What is held comes anyway when the scripts that filter it do not; milliseconds. */
const LONGEST_HELD = 8000

/** What needs scripts to do anything: menus, links and forms work by themselves. */
const PRESSED = 'button[type=button]:not([popovertarget]), [role=tab]'

/**
 * What has to happen before a page is painted and long before its other scripts are there.
 *
 * Static pages know no query, so the catalogue of a filtered address is whole until its script runs. Somebody who is there
 * already must not see it shrink: it is kept out of sight, its room included (`html[data-held]`).
 *
 * And what is pressed, and the browser's offer to install the site, are noted for who comes later (early-actions.ts).
 */
export const EARLY_SCRIPT = `(() => {
  const { dataset } = document.documentElement
  if (/[?&](${FILTER_NAMES.join('|')})=/.test(location.search)) {
    dataset.held = ''
    setTimeout(() => delete dataset.held, ${LONGEST_HELD})
  }
  const pressed = new Set()
  const note = ({ target }) => {
    const one = target.closest?.('${PRESSED}')
    if (one) pressed.add(one)
  }
  window.early = { pressed, note }
  addEventListener('click', note)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    early.offer = event
  })
})()
`

const version = createHash('sha256').update(EARLY_SCRIPT).digest('hex').slice(0, 12)

/** Of its own and not in the page, so that a policy without inline scripts can hold; it changes with what it says. */
export const EARLY_SCRIPT_ADDRESS = `/early.js?v=${version}`
