import type { IncomingHttpHeaders } from 'node:http'

/*
 * The rules of Mozilla's HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, algorithm 4) for one answer of a site on https
 * whose proxy leads from http to https. The package itself brings 195 others, and asks only hosts with a certificate.
 */

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const SIX_MONTHS = 15_552_000

/** Below it nothing good is counted. */
const LEAST_FOR_CREDIT = 90

/** For no policy, or one that is wrong. */
const UNREADABLE = -25

/** What each rule adds to 100. */
export type Marks = Record<string, number>

/** The marks of an answer, and their sum. */
export function observe(headers: IncomingHttpHeaders, html = ''): { score: number; marks: Marks } {
  const hasHsts = transport(headers) === 0
  const marks: Marks = {
    policy: policy(headers['content-security-policy']),
    transport: transport(headers),
    referrer: referrer(headers['referrer-policy']),
    frames: frames(headers),
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    resource: resource(headers['cross-origin-resource-policy']),
    sharing: sharing(headers),
    cookies: cookies(headers['set-cookie'] ?? [], hasHsts),
    scripts: scripts(html),
  }
  const values = Object.values(marks)
  const sum = (list: number[]) => list.reduce((total, mark) => total + mark, 100)
  const withoutCredit = sum(values.filter((mark) => mark < 0))
  return { score: withoutCredit >= LEAST_FOR_CREDIT ? sum(values) : withoutCredit, marks }
}

/** All policies of an answer hold together: the one that closes most counts. */
function policy(header: string | string[] | undefined): number {
  if (header === undefined) return UNREADABLE
  return Math.max(
    ...[header]
      .flat()
      .flatMap((value) => value.split(','))
      .map(onePolicy),
  )
}

function onePolicy(text: string): number {
  const directives = new Map<string, string[]>()
  for (const entry of text.split(';')) {
    const [name = '', ...sources] = entry.trim().toLowerCase().split(/\s+/)
    if (name === '') continue
    if (directives.has(name)) return UNREADABLE
    directives.set(name, sources.length > 0 ? sources : ["'none'"])
  }
  if (directives.size === 0) return UNREADABLE
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [script, style] = ['script-src', 'style-src'].map(sourcesOf).map(withoutIgnored) as [
    string[],
    string[],
  ]
  const isBroad = (source: string) => BROAD.includes(source)
  const isBroadOrInline = (source: string) => isBroad(source) || INLINE.includes(source)
  if (script.some(isBroadOrInline) || sourcesOf('object-src').some(isBroad)) return -20
  const passive = ['img-src', 'media-src']
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  const isInsecure = (source: string) => /^(http|ftp):/.test(source)
  if (active.some(isInsecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10
  if (style.some(isBroadOrInline)) return 0
  return String(directives.get('default-src')) === "'none'" ? 10 : 5
}

/** A browser that knows hashes ignores `'unsafe-inline'` beside one. */
function withoutIgnored(sources: string[]): string[] {
  const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function transport({ 'strict-transport-security': header }: IncomingHttpHeaders): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined || header?.includes(',')) return -20
  return Number(age) < SIX_MONTHS ? -10 : 0
}

function referrer(header: string | string[] | undefined): number {
  if (header === undefined) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    String(header),
  )
  return isPrivate ? 5 : -5
}

function frames(headers: IncomingHttpHeaders): number {
  const header = headers['content-security-policy']
  if (policy(header) !== UNREADABLE && /(^|;)\s*frame-ancestors\s/.test(String(header))) return 5
  return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'])) ? 0 : -20
}

function resource(header: string | string[] | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-site' || header === 'same-origin' ? 10 : -5
}

/** Asked with an `Origin`, an answer must not let every site read it with cookies. */
function sharing(headers: IncomingHttpHeaders): number {
  const origin = headers['access-control-allow-origin']
  return origin && origin !== '*' && headers['access-control-allow-credentials'] === 'true' ? -50 : 0
}

function cookies(list: string[], hasHsts: boolean): number {
  if (list.length === 0) return 0
  return Math.min(...list.map((cookie) => oneCookie(cookie, hasHsts)))
}

function oneCookie(cookie: string, hasHsts: boolean): number {
  const [name = '', ...attributes] = cookie.toLowerCase().split(/;\s*|=/)
  const isSession = /login|sess/.test(name)
  if (isSession && !attributes.includes('httponly')) return -30
  if (!attributes.includes('secure')) return isSession ? (hasHsts ? -10 : -40) : hasHsts ? -5 : -20
  return attributes.includes('samesite') ? 5 : 0
}

/** Scripts of other hosts need a hash of what they are. */
function scripts(html: string): number {
  const tags = html.match(/<script\s[^>]*\bsrc="(https?:)?\/\/[^>]*>/gi) ?? []
  const marks = tags.map((tag) => (/\sintegrity="/.test(tag) ? 5 : /src="https:/.test(tag) ? -5 : -50))
  return marks.length > 0 ? Math.min(...marks) : 0
}
