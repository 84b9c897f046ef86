/** What a plain request, without a browser or scripts, gets for a page. */
export interface PageFacts {
  status: number
  /** `HIT` when the page came from the cache. */
  cache: string | null
  lang: string | undefined
  h1: string
  /** Visible text, roughly: the HTML without scripts and tags. */
  text: string
  html: string
  location: string | null
}

export async function fetchPage(address: string): Promise<PageFacts> {
  const response = await fetch(address, { redirect: 'manual' })
  const html = await response.text()
  return {
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    lang: html.match(/<html[^>]* lang="([^"]+)"/)?.[1],
    h1: textOf(html.match(/<h1[\s>][\s\S]*?<\/h1>/)?.[0] ?? ''),
    text: textOf(html),
    html,
    location: response.headers.get('location'),
  }
}

/** The part of a page that is its own, without header and footer. */
export const mainOf = (html: string): string => html.match(/<main[\s\S]*<\/main>/)?.[0] ?? ''

function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
