import type { OutgoingHttpHeader, RequestListener } from 'node:http'
import { type Env, env } from '#lib/env.ts'
import {
  CONFIGURED_POLICY,
  CONFIGURED_STUDIO_POLICY,
  DATA_POLICY,
  draftPolicy,
  pagePolicy,
  studioPolicy,
  WORKER_POLICY,
} from './content-policy.ts'

/** The values of headers, by the name of the header in lower case. */
type Head = Readonly<Record<string, string>>

/**
 * Browser features that no page uses: `permissions-policy` forbids them. The clipboard is not in this list, because the Studio
 * uses it. Features that Chromium does not know are not in it either.
 */
const UNUSED =
  `accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection
  local-fonts magnetometer midi otp-credentials payment picture-in-picture screen-wake-lock serial usb window-management
  xr-spatial-tracking`.split(/\s+/)

const TWO_YEARS = 63_072_000

/** The headers of every answer. */
function common({ SITE_URL }: Pick<Env, 'SITE_URL'>): Head {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    // The microphone is for searching by voice.
    'permissions-policy': ['microphone=(self)', ...UNUSED.map((name) => `${name}=()`)].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    // Without `includeSubDomains`: other hosts of the domain do not belong to this site and may have no https.
    ...(SITE_URL.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS}` }),
  }
}

interface Part {
  /** The part of the site is this address and all addresses below it. */
  address: string
  /** The headers that differ from the common ones. */
  head: Head
  /** Makes the Content-Security-Policy of an HTML page. By default it is the policy of pages for visitors. */
  htmlPolicy?: (html: string) => string
  /** The policy that next.config.ts sets. By default it is `CONFIGURED_POLICY`. */
  configured?: string
}

const POLICY = 'content-security-policy'
const POPUPS = 'same-origin-allow-popups'
const FOR_EVERYBODY: Head = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * The last part that covers an address decides its headers. So a narrower part comes after a wider part. Addresses without a
 * part have the headers of `SITE`.
 */
const PARTS: readonly Part[] = [
  { address: '/api', head: {}, configured: DATA_POLICY },
  // The Studio opens pages with drafts in new windows. The two windows can exchange messages only when both have this value.
  { address: '/api/draft-mode', head: { 'cross-origin-opener-policy': POPUPS }, configured: DATA_POLICY },
  ...['/studio', '/studio-guide'].map((address) => ({
    address,
    head: { 'cross-origin-opener-policy': POPUPS },
    htmlPolicy: studioPolicy,
    configured: CONFIGURED_STUDIO_POLICY,
  })),
  { address: '/sw.js', head: { [POLICY]: WORKER_POLICY }, configured: WORKER_POLICY },
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/icon-192.png', '/icon-512.png']
    .concat('/icon-maskable-512.png', '/social', '/api/lake/images')
    .map((address) => ({ address, head: FOR_EVERYBODY, configured: DATA_POLICY })),
]

const prepared = ({ address, head, htmlPolicy = pagePolicy, configured = CONFIGURED_POLICY }: Part) => ({
  address,
  htmlPolicy,
  configured,
  head: { ...common(env), [POLICY]: DATA_POLICY, ...head },
})

const SITE = prepared({ address: '', head: {} })
const PREPARED = PARTS.map(prepared)

function partOf(path: string) {
  return PREPARED.findLast(({ address }) => path === address || path.startsWith(`${address}/`)) ?? SITE
}

/** The headers of an answer at this address, for answers that are not HTML pages. */
export function headersFor(path: string): Head {
  return partOf(path).head
}

/** The names of the headers that every answer has. */
export const PROTECTING: ReadonlySet<string> = new Set(Object.keys(headersFor('/')))

/** The headers that next.config.ts sets at an address. */
const configuredHead = ({ head, configured }: ReturnType<typeof prepared>): Head => ({
  ...head,
  [POLICY]: configured,
})

export const CONFIGURED = [SITE, ...PREPARED].map((part) => ({
  source: `${part.address}/:path*`,
  headers: Object.entries(configuredHead(part)).map(([key, value]) => ({ key, value })),
}))

/** Whether next.config.ts sets this header with this value at an address. */
export function isConfigured(path: string, name: string, value: unknown): boolean {
  return configuredHead(partOf(path))[name.toLowerCase()] === value
}

/**
 * Next.js sets the headers of next.config.ts before a route runs, and then ignores headers of the route with the same names. So
 * this function ignores the configured headers. `completion` adds them later to each answer that does not set its own.
 */
export function withoutConfigured(handle: RequestListener): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '/')
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) =>
      isConfigured(path, name, value) ? response : setHeader(name, value)
    return handle(request, response)
  }
}

const REPLACED: ReadonlySet<unknown> = new Set([CONFIGURED_POLICY, CONFIGURED_STUDIO_POLICY])

interface Answer {
  /** The value of a header that the answer has. */
  get: (name: string) => OutgoingHttpHeader | undefined
  /** The HTML; null for other content. Undefined for a 304: the browser keeps its stored page with the policy of that page. */
  html: string | null | undefined
  /** Whether the answer contains drafts. */
  isDraft: boolean
}

/**
 * The headers to add to an answer. The answer's own headers stay, except for the policy of next.config.ts: that file knows
 * neither the HTML nor whether the HTML contains drafts.
 */
export function completion(path: string, { get, html, isDraft }: Answer): Head {
  const { head, htmlPolicy } = partOf(path)
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(head)) {
    if (name !== POLICY && get(name) === undefined) given[name] = value
  }
  if (html !== undefined && lacksPolicy(get)) {
    const forHtml = isDraft && htmlPolicy === pagePolicy ? draftPolicy : htmlPolicy
    given[POLICY] = html === null ? head[POLICY] : forHtml(html)
  }
  if (isDraft) given['cross-origin-opener-policy'] = POPUPS
  return given
}

/** Whether an answer has no policy, or only the general policy of next.config.ts. */
export function lacksPolicy(get: Answer['get']): boolean {
  const policy = get(POLICY)
  return policy === undefined || REPLACED.has(policy)
}

/** The path of an address, without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')
