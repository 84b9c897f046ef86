import { blockFields } from './queries.ts'

/**
 * The blocks between the sections of a page. It is no `defineQuery`: TypeGen would write the types of every block once for
 * each page.
 */
export const arrangementBlocksQuery = `*[_id == $page][0].arrangement[!defined(section) && hidden != true]{${blockFields}}`
