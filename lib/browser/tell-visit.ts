/**
 * Tells the server that a page or a step of the wizard is shown, once the browser is idle. It sends the page, the step and
 * the campaign, and no data about the visitor: no cookie. Do Not Track, Global Privacy Control and draft mode turn it off.
 * Then it loads what measures the page.
 */
export function tellVisit(step?: number): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  // An element is a property of `window`, by its id. That is shorter than to look for it.
  if (doNotTrack === '1' || globalPrivacyControl || 'draft-bar' in window) return
  const campaign = new URLSearchParams(location.search).get('utm_campaign')
  const body = JSON.stringify({ page: location.pathname, step, campaign })
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // A page works without either.
  whenIdle(() =>
    Promise.allSettled([
      fetch('/api/visits', { method: 'POST', body, credentials: 'omit' }),
      import('./vitals.ts'),
    ]),
  )
}
