import type { IncomingMessage } from 'node:http'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { withPlainLanguage } from '#lib/i18n/languages.ts'
import { isFormPage } from '#lib/leads/forms/pages.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'

/** What a request asks for, as far as a stored answer depends on it. Requests of Next's router are no questions: Next answers them. */
export interface Question {
  /** The path and the language: the address without parameters that the answer does not depend on. */
  address: string
  /** Not a page. */
  isFile: boolean
}

/** Longer addresses are answered, but not stored. */
const LONGEST = 512

/** Not pages, but made from content or from nothing. Their answers depend on the path and the language only. */
const FILES =
  /^\/(robots\.txt|llms\.txt|sitemap\.xml|manifest\.webmanifest|early\.js|sitemap\/[^/]+|social\/.+|api\/search-index|.+\.md)$/

/** Answered by others, for one person only, or with a file name. */
const NEVER =
  /^\/(?:(?:studio|studio-guide|api|_next|request-received|unsubscribe|review)(?:\/|$)|\/)|\.[^/]*$/

const ROUTER_MARK = /([?&])_rsc(?:=[^&]*)?(?:&|$)/

/** What is asked for, or null when the answer may not be stored: it is for one person, or for one request. */
export function questionOf({ method, url = '', headers }: IncomingMessage): Question | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST) return null
  if (headers.rsc !== undefined || headers.range !== undefined || headers.authorization !== undefined)
    return null
  if (headers.cookie?.includes(DRAFT_COOKIE)) return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (!isStorable(path)) return null
  const query = at < 0 ? '' : url.slice(at + 1)
  let address = url
  if (query !== '' && query !== 'lang=fr') {
    const parameters = new URLSearchParams(query)
    if (parameters.has(SHARE_PARAMETER)) return null
    // A redirect to the address that says the language plainly.
    if (withPlainLanguage(parameters)) return null
    if (isFormPage(path) && [...parameters.keys()].some((name) => !isIgnored(name))) return null
    address = parameters.get('lang') === 'fr' ? `${path}?lang=fr` : path
  } else if (query === '') {
    address = path
  }
  // The language link of a form's page leads to the page of the job that it stands on.
  if (headers.referer?.includes(`${path}?`) && isFormPage(path)) return null
  return { address, isFile: FILES.test(path) }
}

/**
 * An address without the router's `_rsc`, or null when it has none or the router asks. A cache that ignores `Vary` must
 * never keep a page where the router looks for data.
 */
export function withoutRouterMark({ method, url = '', headers }: IncomingMessage): string | null {
  if (headers.rsc !== undefined || (method !== 'GET' && method !== 'HEAD')) return null
  // Two slashes would lead to another site.
  if (!url.includes('_rsc') || !ROUTER_MARK.test(url) || /^\/[/\\]/.test(url)) return null
  return url.replace(ROUTER_MARK, '$1').replace(/[?&]$/, '')
}

function isStorable(path: string): boolean {
  return NEVER.test(path) ? FILES.test(path) : path.startsWith('/')
}

/** Parameters that mean nothing to any page. A form's page shows every other one: what it was opened with. */
const isIgnored = (name: string): boolean => name === 'lang' || name === '_rsc' || name.startsWith('utm_')
