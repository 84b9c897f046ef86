import { EARLY_SCRIPT } from '#lib/app/early-script.ts'

/** `GET /early.js`: what runs before a page is painted. Another script has another address, so each is asked for once. */
export function GET(): Response {
  return new Response(EARLY_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
