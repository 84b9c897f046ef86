import type { IncomingMessage, ServerResponse } from 'node:http'
import { SHARED_COOKIE } from '#lib/draft-links/share.ts'
import { completion, lacksPolicy, pathOf } from '#lib/server/headers/by-address.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'
import { requestIdHeader } from '#lib/server/request-id.ts'
import { toBuffer } from './ask.ts'
import { isFailed, sentHtml } from './page-scripts.ts'

const NOT_MODIFIED = 304

/**
 * Adds the security headers to an answer that is not stored. A page also gets a policy with the hashes of its scripts, so the
 * server collects the HTML and sends it when it is complete. All other answers are sent as they come.
 */
export function protect(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request.url ?? '/')
  const send = {
    // Node's own method. `withoutConfigured` later replaces it by one that ignores the headers that are set here.
    setHeader: response.setHeader.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as (...values: unknown[]) => boolean,
    end: response.end.bind(response) as (...values: unknown[]) => ServerResponse,
    writeHead: response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse,
  }
  const held: Buffer[] = []
  const get = (name: string) => response.getHeader(name)
  let isHeld: boolean | undefined

  const isPage = () => {
    isHeld ??= String(get('content-type') ?? '').startsWith('text/html') && lacksPolicy(get)
    return isHeld
  }

  const complete = (html: string | null | undefined) => {
    const head = completion(path, { get, html, isDraft: isInDraftMode(request) })
    for (const [name, value] of Object.entries(head)) send.setHeader(name, value)
  }

  /** A 304 gets no Content-Security-Policy: the browser would use it in place of the policy of the page that it has stored. */
  const completeUnchanged = () => {
    if (lacksPolicy(get)) response.removeHeader('content-security-policy')
    complete(undefined)
  }

  Object.assign(response, {
    flushHeaders: () => {
      if (!isPage()) send.flushHeaders()
    },
    write: (...values: unknown[]) => {
      if (!isPage()) return send.write(...values)
      held.push(toBuffer(values[0]))
      return true
    },
    end: (...values: unknown[]) => {
      if (response.headersSent) return send.end(...values)
      keepOutOfCaches(response)
      if (!isPage()) return send.end(...values)
      const [last] = values
      if (typeof last === 'string' || last instanceof Uint8Array) held.push(toBuffer(last))
      const html = sentHtml(response.statusCode, Buffer.concat(held).toString())
      complete(html)
      response.removeHeader('Content-Length')
      if (isFailed(response.statusCode)) response.removeHeader('Link')
      return send.end(html)
    },
    writeHead: (...values: unknown[]) => {
      if (response.statusCode === NOT_MODIFIED) completeUnchanged()
      else if (!isHeld) complete(null)
      for (const [name, value] of Object.entries(requestIdHeader(get('cache-control')))) {
        response.setHeader(name, value)
      }
      return send.writeHead(...values)
    },
  })
}

/**
 * Whether an answer is for the Studio's preview. The proxy removes the draft cookie from requests of people who may not see
 * drafts. A page that a shared link opens has no tools of the Studio, so it gets the headers of public pages.
 */
function isInDraftMode({ headers: { cookie = '' } }: IncomingMessage): boolean {
  return cookie.includes(DRAFT_COOKIE) && !cookie.includes(SHARED_COOKIE)
}

/**
 * Next redirects its router to the address with the right `_rsc`. A cache must not store this redirect for the page's address.
 */
function keepOutOfCaches(response: ServerResponse): void {
  if (response.statusCode === 307 && /[?&]_rsc/.test(String(response.getHeader('location')))) {
    response.setHeader('Cache-Control', 'private, no-store')
  }
}
