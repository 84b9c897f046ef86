import { blockFields } from './queries.ts'

/** What the blocks between the sections of a page show. TypeGen would write the types of every block once for each page. */
export const arrangementBlocksQuery = `*[_id == $page][0].arrangement[!defined(section) && hidden != true]{${blockFields}}`
