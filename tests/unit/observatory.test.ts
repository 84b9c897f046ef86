import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { observe } from '../observatory.ts'

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
}
const policy = (value: string) => ({ ...GOOD, 'content-security-policy': value })
const cookie = (...list: string[]) => ({ ...GOOD, 'set-cookie': list })

/* The scores that @mdn/mdn-http-observatory 1.4.8 gives. */
test.each<[string, IncomingHttpHeaders, number, string?]>([
  ['nothing at all', {}, 30],
  ['everything', GOOD, 130],
  ['a policy for the rest', policy("default-src 'self'; frame-ancestors 'none'"), 125],
  ['inline styles', policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"), 120],
  [
    'inline styles in attributes',
    policy("default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors *"),
    130,
  ],
  ['no frame-ancestors', { ...policy("default-src 'none'"), 'x-frame-options': 'DENY' }, 125],
  ['no word about frames', policy("default-src 'none'"), 80],
  ['inline scripts', policy("script-src 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'"), 80],
  [
    'inline scripts that a hash replaces',
    policy("default-src 'none'; script-src 'sha256-a=' 'unsafe-inline'; frame-ancestors 'none'"),
    130,
  ],
  ['no word about scripts', policy("object-src 'none'; frame-ancestors 'none'"), 80],
  ['eval', policy("default-src 'self' 'unsafe-eval'; frame-ancestors 'none'"), 110],
  [
    'connections without https',
    policy("default-src 'self'; connect-src http://x; frame-ancestors 'none'"),
    80,
  ],
  ['pictures without https', policy("default-src 'self'; img-src http:; frame-ancestors 'none'"), 110],
  ['a directive twice', policy("default-src 'none'; default-src 'none'; frame-ancestors 'none'"), 55],
  ['HSTS for a day', { ...GOOD, 'strict-transport-security': 'max-age=86400' }, 120],
  ['no HSTS', { ...GOOD, 'strict-transport-security': undefined }, 80],
  ['a referrer for everybody', { ...GOOD, 'referrer-policy': 'unsafe-url' }, 120],
  ['other sites may show it', { ...GOOD, 'cross-origin-resource-policy': 'cross-origin' }, 120],
  ['a good cookie', cookie('__Host-studio_session=1; Path=/; Secure; HttpOnly; SameSite=Strict'), 135],
  ['a session that scripts read', cookie('session=1; Secure; SameSite=Strict'), 70],
  ['a script of another host', GOOD, 125, '<script src="https://other.example/a.js"></script>'],
  ['a script of this host', GOOD, 130, '<script src="/a.js"></script>'],
])('%s', (_, headers, score, html) => {
  expect(observe(headers, html).score).toBe(score)
})
