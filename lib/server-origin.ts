import { env } from '#lib/env.ts'

/** This server as it reaches itself: never what a visitor's Host header says. */
export function serverOrigin(): string {
  return env.NEXT_PUBLIC_SANITY_PROJECT_ID ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`
}
