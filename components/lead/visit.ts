import { withStorage } from '#lib/browser/kept-fields.ts'

/** How a visit began: the campaign parameters of its link, and the referring site. */
export type Visit = Record<'utm_source' | 'utm_medium' | 'utm_campaign' | 'referral_source', string>

export const VISIT = 'visit'

/**
 * Stores in this tab how the visit began, for leads. A later link with `utm_source` replaces it. Does nothing without storage.
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

/** The referring address without its query; empty when it is a page of this site. */
function otherSite(referrer: string) {
  return referrer.startsWith(`${location.origin}/`) ? '' : referrer.replace(/[?#].*/, '')
}
