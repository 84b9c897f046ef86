import { LOCALES } from '#lib/i18n/languages.ts'
import { CHOSEN_CITY } from '#lib/places/chosen-city.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { EARLY_OFFER } from './early-offer.ts'

/** Milliseconds after which prices are shown as they are for Canada, although those in the chosen city have not come. */
const LONGEST_AWAITED = 1500

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
 * The texts of a stored page are those for Canada. In a chosen city, those marked with `data-in-city` are replaced by the city's,
 * which are one small file (docs/decisions/019-city-of-the-visit.md). They are hidden until it is there. Whatever is added to the
 * page later is seen by an observer, before it is painted.
 *
 * The code is inline: a file would be one more request before the first paint.
 */
export const EARLY_SCRIPT = `(() => {
  const { dataset, lang } = document.documentElement
  ${EARLY_OFFER}
  const pressed = new Set()
  const note = ({ target }) => {
    const one = target.closest?.('${PRESSED}')
    if (one) pressed.add(one)
  }
  const { pathname } = location
  const leave = () => location.pathname === pathname || location.reload()
  let texts = {}
  let asked
  const choose = (city) => {
    if (!city || city === dataset.city) return
    dataset.city = city
    dataset.awaits = ''
    keep(city)
    const isShown = () => city === dataset.city && delete dataset.awaits
    setTimeout(isShown, ${LONGEST_AWAITED})
    fetch('/api/in-city/' + city + (lang === '${LOCALES.fr}' ? '?lang=fr' : ''))
      .then((answer) => {
        if (!answer.ok) keep('')
        return answer.json()
      })
      .then((found) => {
        if (isShown()) texts = found.texts
        follow()
      })
      .catch(isShown)
  }
  const keep = (city) => {
    try {
      localStorage['${CHOSEN_CITY}'] = city
    } catch {}
  }
  const follow = () => {
    const now =
      document.querySelector('[data-here]')?.dataset.here ??
      /[?&]city=([\\w-]+)(&|$)/.exec(location.search)?.[1]
    if (now !== asked) choose((asked = now))
    for (const one of document.querySelectorAll('[data-in-city]')) {
      const text = texts[one.dataset.inCity]
      if (!text || !one.firstChild) continue
      if (one.firstChild.data !== text) one.firstChild.data = text
      one.hidden = false
    }
    const { city } = dataset
    for (const one of texts.city ? document.querySelectorAll('[data-cities]') : []) {
      const spare = one.querySelector('[data-in-city]')
      const listed = one.querySelector('[value="' + city + '"]:not([data-in-city])')
      if (spare) Object.assign(spare, { hidden: !!listed, disabled: !!listed, value: listed ? '' : city })
      if (one.value === city || !(listed ?? spare)) continue
      one.value = city
      one.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const carried = ({ pathname, search, hash }) =>
    (dataset.city ?? '${ELSEWHERE}') !== '${ELSEWHERE}' &&
    /^\\/(get-quote|book-installation|booking|contractors|compare)$/.test(pathname) &&
    !/[?&](city|attempt)=/.test(search) &&
    pathname + (search ? search + '&' : '?') + 'city=' + dataset.city + hash
  try {
    choose(localStorage['${CHOSEN_CITY}'])
  } catch {}
  const own = carried(location)
  if (own) location.replace(own)
  const carry = ({ target }) => {
    const link = target.closest?.('a')
    const to = link && carried(link)
    if (to) link.setAttribute('href', to)
  }
  addEventListener('click', carry, true)
  addEventListener('change', ({ target }) => 'cities' in target.dataset && choose(target.value))
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-in-city'],
  })
  window.early = { pressed, note, leave, choose }
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
