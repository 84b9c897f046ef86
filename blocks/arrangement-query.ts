import { sectionFields } from './section-fields.ts'

/**
 * The blocks between the sections of a page. The query does not use `defineQuery`: TypeGen would then write the types of
 * every block once for each page.
 */
export const arrangementBlocksQuery = `*[_id == $page][0].arrangement[!defined(section) && hidden != true]{${sectionFields}}`
