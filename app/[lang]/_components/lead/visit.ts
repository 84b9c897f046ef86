/** How a visit began: what a link to the site said about itself, and the site it stood on. */
type Visit = Record<'utm_source' | 'utm_medium' | 'utm_campaign' | 'referral_source', string>

const KEY = 'visit'

/**
 * Keeps how the visit began, in this tab only and for this site only. Another link with `utm_source` replaces it.
 */
export function rememberVisit() {
  try {
    const query = new URLSearchParams(location.search)
    const parameter = (name: string) => query.get(name) ?? ''
    if (sessionStorage.getItem(KEY) && !query.has('utm_source')) return
    const visit: Visit = {
      utm_source: parameter('utm_source'),
      utm_medium: parameter('utm_medium'),
      utm_campaign: parameter('utm_campaign'),
      referral_source: otherSite(document.referrer),
    }
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // A browser that stores nothing sends nothing along.
  }
}

export function rememberedVisit(): Partial<Visit> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** The address somebody came from, without its query; empty when it was a page of this site. */
function otherSite(referrer: string) {
  return referrer.startsWith(`${location.origin}/`) ? '' : referrer.replace(/[?#].*/, '')
}
