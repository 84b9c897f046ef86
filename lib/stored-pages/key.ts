import type { IncomingMessage } from 'node:http'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { withPlainLanguage } from '#lib/i18n/languages.ts'
import { isFormPage } from '#lib/leads/forms/pages.ts'
import { mayHaveState } from '#lib/routes/state-pages.ts'
import { wantsMarkdown } from '#lib/routes/wants-markdown.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'

/** The parts of a request that a stored answer depends on. Requests of the router have no `Question`: Next answers them. */
export interface Question {
  /** The path and the language, such as `/pricing?lang=fr`. Parameters that do not change the answer are left out. */
  address: string
  /** True for a file, false for a page. */
  isFile: boolean
}

/** In characters. Longer addresses are answered, but not stored. */
const LONGEST = 512

/** Files that are made from content, and files that never change. Their content depends only on the path and the language. */
const FILES =
  /^\/(robots\.txt|llms\.txt|sitemap\.xml|manifest\.webmanifest|early\.js|sitemap\/[^/]+|social\/.+|api\/search-index|api\/in-city\/[^/]+|.+\.md)$/

/** Answers of these paths are not stored, unless FILES has them: Studio, API, pages for one visitor, paths such as `/x.png`. */
const NEVER =
  /^\/(?:(?:studio|studio-guide|api|_next|request|request-received|job|jobs|unsubscribe|review)(?:\/|$)|\/)|\.[^/]*$/

const ROUTER_MARK = /([?&])_rsc(?:=[^&]*)?(?:&|$)/

/** The question of a request; null when the answer may not be stored, because it is for one visitor or one request only. */
export function questionOf({ method, url = '', headers }: IncomingMessage): Question | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST) return null
  if (headers.rsc !== undefined || headers.range !== undefined || headers.authorization !== undefined)
    return null
  if (headers.cookie?.includes(DRAFT_COOKIE)) return null
  // The proxy redirects such a request to the Markdown of the page, which is a stored file of its own.
  if (wantsMarkdown(headers.accept)) return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!isStorable(path)) return null
  const query = at < 0 ? '' : url.slice(at + 1)
  let address = url
  if (query !== '' && query !== 'lang=fr') {
    const parameters = new URLSearchParams(query)
    if (parameters.has(SHARE_PARAMETER)) return null
    // The answer is a redirect to the usual form of `lang`, for example from `lang=fr-CA` to `lang=fr`.
    if (withPlainLanguage(parameters)) return null
    if (mayHaveState(parameters)) return null
    if (isFormPage(path) && [...parameters.keys()].some((name) => !isIgnored(name))) return null
    address = parameters.get('lang') === 'fr' ? `${path}?lang=fr` : path
  } else if (query === '') {
    address = path
  }
  // The visitor may come from a language link of this page. Then the proxy reads the job or the state from the referrer, so
  // the answer is for this visitor only.
  if (headers.referer?.includes(`${path}?`) && (isFormPage(path) || hasState(headers.referer))) return null
  return { address, isFile: FILES.test(path) }
}

/**
 * The address to which a browser is redirected: without the parameter `_rsc` of Next's router. Otherwise a cache that ignores
 * `Vary` could store the page and give it to the router. Null for an address without `_rsc`, and for requests of the router.
 */
export function withoutRouterMark({ method, url = '', headers }: IncomingMessage): string | null {
  if (headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) return null
  // An address that begins with two slashes would redirect to another site.
  if (!url.includes('_rsc') || !ROUTER_MARK.test(url) || /^\/[/\\]/.test(url)) return null
  return url.replace(ROUTER_MARK, '$1').replace(/[?&]$/, '')
}

function isStorable(path: string): boolean {
  return NEVER.test(path) ? FILES.test(path) : path.startsWith('/')
}

const hasState = (address: string) => mayHaveState(new URLSearchParams(address.slice(address.indexOf('?'))))

/** Parameters that do not change a page. All other parameters of a form's page are the job for which it was opened. */
const isIgnored = (name: string): boolean => name === 'lang' || name === '_rsc' || name.startsWith('utm_')
