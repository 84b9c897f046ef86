import type { ServerResponse } from 'node:http'
import { toBuffer } from './chunk.ts'
import { joinFlightScripts, policyFor } from './policy.ts'

/**
 * Gives a page that is made for one request its policy too. So its HTML is held back until it is whole; any other answer
 * goes through as it comes.
 */
export function protectPage(response: ServerResponse): void {
  const send = {
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as (...values: unknown[]) => boolean,
    end: response.end.bind(response) as (...values: unknown[]) => ServerResponse,
  }
  const held: Buffer[] = []
  let isHeld: boolean | undefined

  const isPage = () => {
    isHeld ??= isUnprotectedPage(response)
    return isHeld
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
      const html = joinFlightScripts(Buffer.concat(held).toString())
      response.setHeader('Content-Security-Policy', policyFor(html))
      response.removeHeader('Content-Length')
      return send.end(html)
    },
  })
}

function isUnprotectedPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '')
  return type.startsWith('text/html') && !response.hasHeader('content-security-policy')
}

/** Next leads its router to the address with the right `_rsc`. Where a page is looked for, nothing may keep that. */
function keepOutOfCaches(response: ServerResponse): void {
  if (response.statusCode === 307 && /[?&]_rsc/.test(String(response.getHeader('location')))) {
    response.setHeader('Cache-Control', 'private, no-store')
  }
}
