import { blockFields } from '../../blocks/queries.ts'

// TypeGen does not see these two: it would write the types of every block once for each page.

/** In what order a page has its sections. */
export const arrangementQuery = '*[_id == $page][0].arrangement[]{_key, section, hidden}'

/** What the blocks between them show. */
export const arrangementBlocksQuery = `*[_id == $page][0].arrangement[!defined(section) && hidden != true]{${blockFields}}`
