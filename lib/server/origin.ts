import { type Env, env } from '#lib/env.ts'

/**
 * Whether a request can come from the site's own pages, or from a program that is not a browser. A page of another site can
 * make a browser send requests with cookies, so code that uses a cookie checks this first. The origin may match `Host` or
 * SITE_URL, because a proxy may change `Host`.
 */
export function isOwnOrigin(request: Request, siteUrl = env.SITE_URL): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    return site === null || site === 'same-origin' || site === 'none'
  }
  return isOnThisSite(origin, request, siteUrl)
}

/** Whether an address or an origin belongs to this site. */
export function isOnThisSite(address: string, request: Request, siteUrl = env.SITE_URL): boolean {
  if (!URL.canParse(address)) return false
  const { host, origin } = new URL(address)
  return origin === new URL(siteUrl).origin || (host !== '' && host === request.headers.get('host'))
}

/** The scheme and host that the sender of a request used; SITE_URL behind a proxy, where `Host` may be an internal name. */
export function publicOrigin(
  request: Request,
  { SITE_URL, TRUSTED_PROXIES }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'> = env,
): string {
  const host = request.headers.get('host')
  const site = new URL(SITE_URL)
  const isKnown = host === null || host === site.host || TRUSTED_PROXIES > 0
  return isKnown ? site.origin : `${new URL(request.url).protocol}//${host}`
}

/**
 * The origin at which this server reaches itself. It does not depend on a visitor's Host header. The public address may lead to
 * another server, so it is used only on Vercel, where a function listens at no port.
 */
export function serverOrigin(): string {
  return process.env.VERCEL ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`
}
