import { env } from '#lib/env.ts'

/**
 * The origin under which this server reaches itself. It never depends on a visitor's Host header. It is never the
 * public address, where another server may answer.
 */
export function serverOrigin(): string {
  return `http://127.0.0.1:${env.PORT}`
}
