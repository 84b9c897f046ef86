import type { ServerResponse } from 'node:http'

/** In an answer of the proxy that shows another page: the status, because Next answers such a page with 200. */
export const PAGE_STATUS = 'x-page-status'

/** Gives an answer the status that PAGE_STATUS says, unless its page could not be rendered. */
export function applyPageStatus(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, ...rest: []) => {
    const said = response.getHeader(PAGE_STATUS)
    response.removeHeader(PAGE_STATUS)
    return writeHead(said && status === 200 ? Number(said) : status, ...rest)
  }) as typeof writeHead
}
