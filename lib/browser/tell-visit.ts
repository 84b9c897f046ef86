/**
 * Tells the server that a page or a step of the wizard is shown, once the browser is idle. It sends the page, the step and
 * the campaign, and no data about the visitor: no cookie. Do Not Track, Global Privacy Control and draft mode turn it off.
 */
export function tellVisit(step?: number): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl || document.getElementById('draft-bar')) return
  const campaign = new URLSearchParams(location.search).get('utm_campaign')
  const body = JSON.stringify({ page: location.pathname, step, campaign })
  const send = () => fetch('/api/visits', { method: 'POST', body, credentials: 'omit' }).catch(() => {})
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(send)
}
