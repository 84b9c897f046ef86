import { type Server, STATUS_CODES } from 'node:http'
import { headersFor } from './headers/by-address.ts'

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers connections on which Node could not parse a request. Node's own answer would lack the site's security headers. */
export function answerBadRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || ('bytesWritten' in socket && socket.bytesWritten)) return socket.destroy()
    const status = STATUS_OF[error.code ?? ''] ?? 400
    const head = {
      ...headersFor('/'),
      'cache-control': 'no-store',
      'content-length': '0',
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
  })
}
