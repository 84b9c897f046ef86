/* The page about what a service costs in a city stands below the page of the service there (docs/product.md, What it costs). */

const END = '/cost'

/** The public path of the page about a pair, such as `toronto/tv-mounting`. */
export const costPath = (pair: string): string => `/${pair}${END}`

/** What the path of such a page, or its pattern, has behind the slugs: `/cost`; empty for every other path. */
export const costEnd = (path: string): string => (/^\/[^/]+\/[^/]+\/cost$/.test(path) ? END : '')

/** The pair of a path below `app/[lang]`: `toronto/tv-mounting`; undefined for every other page. */
export const costPairOf = (pathInApp: string): string | undefined =>
  /^\/city\/([^/]+\/[^/]+)\/cost$/.exec(pathInApp)?.[1]
