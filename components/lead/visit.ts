import { withStorage } from '#lib/browser/kept-fields.ts'

/** How a visit began: what a link to the site said about itself, and the site it stood on. */
export type Visit = Record<'utm_source' | 'utm_medium' | 'utm_campaign' | 'referral_source', string>

export const VISIT = 'visit'

/**
 * Keeps how the visit began, in this tab only and for this site only. Another link with `utm_source` replaces it. A browser that
 * stores nothing sends nothing along.
 */
export function rememberVisit(): void {
  const query = new URLSearchParams(location.search)
  const parameter = (name: string) => query.get(name) ?? ''
  const visit: Visit = {
    utm_source: parameter('utm_source'),
    utm_medium: parameter('utm_medium'),
    utm_campaign: parameter('utm_campaign'),
    referral_source: otherSite(document.referrer),
  }
  withStorage((storage) => {
    if (query.has('utm_source') || !storage.getItem(VISIT)) storage.setItem(VISIT, JSON.stringify(visit))
  })
}

/** The address somebody came from, without its query; empty when it was a page of this site. */
function otherSite(referrer: string) {
  return referrer.startsWith(`${location.origin}/`) ? '' : referrer.replace(/[?#].*/, '')
}
