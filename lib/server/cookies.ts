/** The value of a cookie that a browser sent, or null. */
export function cookieOf(request: Request, name: string): string | null {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [found, value] = pair.trim().split('=', 2)
    if (found === name && value) return value
  }
  return null
}

interface CookieOptions {
  /** In seconds; 0 deletes the cookie. */
  maxAge: number
  sameSite: 'Lax' | 'Strict'
  /** Whether the site is on https. */
  secure: boolean
}

/** A `Set-Cookie` value. The cookie is sent to every path, and scripts cannot read it. */
export function setCookie(name: string, value: string, { maxAge, sameSite, secure }: CookieOptions): string {
  const attributes = ['Path=/', 'HttpOnly', `SameSite=${sameSite}`, `Max-Age=${maxAge}`]
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}
