/** Replaced by the path that was asked for, in the HTML of the not-found screen. */
export const TRIED_PATH = '/...'

const LONGEST = 200

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes the path into the screen's HTML, as text. A longer one is cut. */
export function withTriedPath(html: string, pathname: string): string {
  const text = pathname.slice(0, LONGEST).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  return html.replace(`>${TRIED_PATH}<`, () => `>${text}<`)
}
