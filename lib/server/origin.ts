import { env } from '#lib/env.ts'

/**
 * Whether a request can come from our own pages, or from no web page at all. Another site's page can make a browser send
 * requests here; whoever acts on a cookie asks this first. Compares with `Host` and SITE_URL: a proxy may change the one.
 */
export function isOwnOrigin(request: Request, siteUrl = env.SITE_URL): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    return site === null || site === 'same-origin' || site === 'none'
  }
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return origin === new URL(siteUrl).origin || (host !== '' && host === request.headers.get('host'))
}

/**
 * Scheme and host the sender of a request used. Behind a proxy `Host` is the proxy's word for this server, so the site's
 * own are.
 */
export function publicOrigin(request: Request): string {
  const host = request.headers.get('host')
  const site = new URL(env.SITE_URL)
  const isKnown = host === null || host === site.host || env.TRUSTED_PROXIES > 0
  return isKnown ? site.origin : `${new URL(request.url).protocol}//${host}`
}
