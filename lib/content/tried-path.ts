/** Stands in the not-found screen's HTML where the path that was asked for goes. */
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
