import { hash } from 'node:crypto'
import { type Env, env } from '#lib/env.ts'

type Settings = Pick<Env, 'AVATAR_URL' | 'NEXT_PUBLIC_SANITY_PROJECT_ID' | 'NEXT_PUBLIC_SANITY_API_URL'>
type Directives = Record<string, string[]>

const SELF = "'self'"
const NONE = ["'none'"]
const ANY_INLINE = "'unsafe-inline'"

/** With hosted Sanity, the Studio loads a script from this host that connects it to Sanity's dashboard. */
const HOSTED_SCRIPTS = 'https://core.sanity-cdn.com'

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Directives that are the same on every page. */
const CLOSED: Directives = {
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': [SELF],
  // The Studio's preview shows pages in a frame.
  'frame-ancestors': [SELF],
}

const isDevelopment = env.NODE_ENV === 'development'

/**
 * The policy of next.config.ts for pages, also with drafts. It allows any inline script: hashes need the HTML, which is not
 * known there, and nonces need pages that are rendered for each request. It refuses scripts of other hosts, and requests to
 * them. In development it does not limit scripts, because Next evaluates some there.
 */
export const CONFIGURED_POLICY = policy(isDevelopment ? CLOSED : draftDirectives([ANY_INLINE], env))

/** The policy of next.config.ts for the Studio. */
export const CONFIGURED_STUDIO_POLICY = policy(
  isDevelopment ? { ...closedToOthers(env), ...CLOSED } : studioDirectives([ANY_INLINE], env),
)

/**
 * The policy for answers that are not pages: data, pictures, redirects. When such an answer is opened in a tab, it can load and
 * run nothing. SVG pictures may have styles.
 */
export const DATA_POLICY = policy({
  'default-src': NONE,
  'style-src': [ANY_INLINE],
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
})

/** Browsers apply to a worker the policy of its own file. The service worker fetches from this site only. */
export const WORKER_POLICY = policy({
  'default-src': NONE,
  'script-src': [SELF],
  'connect-src': [SELF],
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
})

/** The policy of a page for visitors. It allows files of this site, and the inline scripts and style sheets of this HTML. */
export function pagePolicy(html: string, settings: Settings = env): string {
  return policy(pageDirectives({ scripts: hashesOf(html, SCRIPT), styles: hashesOf(html, STYLE) }, settings))
}

/** The policy of a page with drafts. Sanity's visual editing tools add style sheets to such a page. */
export function draftPolicy(html: string, settings: Settings = env): string {
  return policy(draftDirectives(hashesOf(html, SCRIPT), settings))
}

/**
 * The policy of the Studio. The Studio adds style sheets, and shows pictures before they are uploaded. With the embedded lake
 * it needs no other host, so its npm packages cannot send requests to other hosts.
 */
export function studioPolicy(html: string, settings: Settings = env): string {
  return policy(studioDirectives(hashesOf(html, SCRIPT), settings))
}

function studioDirectives(scripts: string[], settings: Settings): Directives {
  const isHosted = settings.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined
  return {
    'default-src': NONE,
    'script-src': [SELF, ...(isHosted ? [HOSTED_SCRIPTS] : []), ...scripts],
    'style-src': [SELF, ANY_INLINE],
    'img-src': [SELF, 'data:', 'blob:', ...(isHosted ? ['https:', ...sanityHosts(settings)] : [])],
    'media-src': [SELF, 'blob:', ...sanityHosts(settings)],
    ...closedToOthers(settings),
    'frame-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    ...CLOSED,
  }
}

function draftDirectives(scripts: string[], settings: Settings): Directives {
  return {
    ...pageDirectives({ scripts, styles: [ANY_INLINE] }, settings),
    'connect-src': [SELF, ...sanityHosts(settings)],
  }
}

/** The allowed inline scripts and style sheets of a page: their hashes, or `'unsafe-inline'`, which allows any. */
interface Inline {
  scripts: string[]
  styles: string[]
}

function pageDirectives({ scripts, styles }: Inline, settings: Settings): Directives {
  const avatars = settings.AVATAR_URL === undefined ? [] : [new URL(settings.AVATAR_URL).origin]
  const hosted = settings.NEXT_PUBLIC_SANITY_PROJECT_ID === undefined ? [] : ['https://cdn.sanity.io']
  return {
    'default-src': NONE,
    'script-src': [SELF, ...scripts],
    'style-src': [SELF, ...styles],
    // Components set computed sizes and positions in style attributes. The other directives limit what such a style can load.
    'style-src-attr': [ANY_INLINE],
    // A visitor sees the photos for a quote before they are sent.
    'img-src': [SELF, 'data:', 'blob:', ...hosted, ...avatars],
    'font-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    ...CLOSED,
  }
}

function closedToOthers(settings: Settings): Directives {
  return {
    'font-src': [SELF, 'data:'],
    'connect-src': [SELF, 'data:', 'blob:', ...sanityHosts(settings)],
  }
}

function sanityHosts({ NEXT_PUBLIC_SANITY_PROJECT_ID, NEXT_PUBLIC_SANITY_API_URL }: Settings): string[] {
  if (NEXT_PUBLIC_SANITY_PROJECT_ID === undefined) return []
  const hosts = [
    'https://*.sanity.io',
    'wss://*.sanity.io',
    'https://sanity-cdn.com',
    'https://*.sanity-cdn.com',
  ]
  if (NEXT_PUBLIC_SANITY_API_URL === undefined) return hosts
  // Sanity's client sends requests to a host of the project, `https://<project>.<host>`. Presence is a WebSocket to that host.
  const { origin, protocol, host } = new URL(NEXT_PUBLIC_SANITY_API_URL)
  const ofProject = `//${NEXT_PUBLIC_SANITY_PROJECT_ID}.${host}`
  return [...hosts, origin, protocol + ofProject, protocol.replace('http', 'ws') + ofProject]
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/gi

/** Attributes of elements that need no hash: a script file (`data-src` if it loads later, page-scripts.ts), or JSON data. */
const NEEDS_NO_HASH = /\s(?:data-)?src=|\stype="application\/(?:ld\+)?json"/i

/** The hashes of the inline elements, each once. */
function hashesOf(html: string, element: RegExp): string[] {
  const inline = [...html.matchAll(element)].filter(([, attributes = '']) => !NEEDS_NO_HASH.test(attributes))
  return [...new Set(inline.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`))]
}
