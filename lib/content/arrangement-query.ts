/** The order of a page's sections. It is no `defineQuery`: TypeGen would write the type of its result once for each page. */
export const arrangementQuery = '*[_id == $page][0].arrangement[]{_key, section, hidden}'
