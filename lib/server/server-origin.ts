import { env } from '#lib/env.ts'

/**
 * The origin at which this server reaches itself. It does not depend on a visitor's Host header. It is not the public address,
 * where another server may answer.
 */
export function serverOrigin(): string {
  return `http://127.0.0.1:${env.PORT}`
}
