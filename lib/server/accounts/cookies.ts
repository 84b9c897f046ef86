import type { Env } from '#lib/env.ts'

/** Whether cookies are for https only: they are when the site is on https. */
export function isSecure({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return SITE_URL.startsWith('https:')
}

/** A browser takes `__Host-` cookies only from this very host over https: no other site of the domain can set one. */
function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** The `Set-Cookie` value of a cookie that no script reads and no other site sends along. `maxAge` in seconds. */
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
