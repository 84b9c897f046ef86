import { env } from '#lib/env.ts'

/**
 * This server as it reaches itself: never what a visitor's Host header says, and never through its public address, where
 * another server may answer that does not know this one's secret (internal-request.ts).
 */
export function serverOrigin(): string {
  return `http://127.0.0.1:${env.PORT}`
}
