import type { Env } from '#lib/env.ts'

/** Whether cookies get the attribute `Secure` and the prefix `__Host-`: yes when SITE_URL begins with `https:`. */
export function isSecure({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return SITE_URL.startsWith('https:')
}

/** A browser accepts a `__Host-` cookie only over https and only from this host. So no other subdomain can set it. */
function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** The `Set-Cookie` value of a cookie that no script can read and no other site can use. `maxAge` in seconds. */
export function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const attributes = [
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
  ]
  return [`${cookieName(name, secure)}=${value}`, ...attributes].join('; ')
}

/** The value of a cookie that a browser sent, or null. */
export function readCookie(request: Request, name: string, secure: boolean): string | null {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === cookieName(name, secure) && value) return value
  }
  return null
}
