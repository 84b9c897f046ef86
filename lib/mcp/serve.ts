import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { siteLog as log } from '#lib/server/log.ts'

/** The most bytes of a request: a long text in both languages, several times over. */
const LARGEST = 256 * 1024

/**
 * Answers one request of the Model Context Protocol over HTTP. No session is kept between requests, so any server of the site can
 * answer the next one. Clients of the protocol's earlier versions are answered too.
 */
export function serveMcp(request: Request, makeServer: () => McpServer): Promise<Response> {
  const { fetch } = createMcpHandler(makeServer, {
    maxRequestBodySize: LARGEST,
    onerror: (error) =>
      log.warn({ reason: error.message }, 'A request of an assistant could not be answered'),
  })
  return fetch(request)
}

/** A refusal in front of the protocol, with a sentence for the person who sets up the assistant. */
export function refuseMcp(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { error: { message } },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}
